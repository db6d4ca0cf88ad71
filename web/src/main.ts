import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { i18n } from './lib/i18n/index.svelte';
import { place } from './lib/net/place.svelte';
import { stayReady } from './lib/pwa/ready';

const target = document.getElementById('app');
if (!target) throw new Error('no #app in the page');
place.begin();
void i18n.begin().then(() => {
  mount(App, { target });
  stayReady();
});
