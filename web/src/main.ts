import '@fontsource-variable/inter/wght.css';
import './style/fonts.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './lib/prefs.svelte';
import { listen } from './lib/router.svelte';

dress(document.documentElement);
listen();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element with the id "app"');
mount(App, { target });
