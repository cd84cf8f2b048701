// Draws the page, once there are words for it.
import '@fontsource-variable/inter/wght.css';
import './style/fonts.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './lib/prefs.svelte';
import { listen } from './lib/router.svelte';

/** How long a page is left alone before what other pages need is brought. */
const LATER = 3000;

export async function start(words: Promise<void>): Promise<void> {
  dress(document.documentElement);
  listen();
  const target = document.getElementById('app');
  if (!target) throw new Error('index.html has an element with the id "app"');
  await words;
  mount(App, { target });
  // Whoever shows what does not come says so.
  setTimeout(() => void import('./pages/Pages.svelte').catch(() => undefined), LATER);
}
