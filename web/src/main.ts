import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

const target = document.getElementById('app');
if (!target) throw new Error('no #app in the page');
mount(App, { target });

// Once visited, the page opens without a network. Not while developing: what is kept would be old.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('./sw.js').catch(() => undefined);
