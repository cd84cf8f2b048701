// The first script of every page: small, so that what it sets in motion is on its way while the rest is read.
import { language } from './lib/kept';
import { knock } from './lib/knock';
import { learn } from './words/dictionaries';

const [page, table] = location.pathname.split('/').filter(Boolean);
if (page === 't' && table) knock(decodeURIComponent(table));
// Whoever shows what does not come says so.
else import('./pages/Pages.svelte').catch(() => undefined);
const words = learn(language());
import('./start').then(({ start }) => start(words));
