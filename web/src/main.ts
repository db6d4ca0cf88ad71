import { mount } from 'svelte';
import App from './pages/app/App.svelte';
import './pages/app/fonts.css';
import './pages/app/app.css';
import './pages/app/utilities.css';
import { i18n } from './words/language.svelte';
import { place } from './wire/host/place.svelte';
import { myself } from './state/person/myself.svelte';
import { waiting } from './state/person/waiting.svelte';
import { abroad } from './state/table/abroad.svelte';
import { stayReady } from './features/pwa/ready';

const target = document.getElementById('app');
if (!target) throw new Error('no #app in the page');
place.begin();
/** Within the page of somebody else: a study, and nothing of the person who looks at it. */
const embedded = location.pathname.endsWith('/embed.html');
void i18n.begin().then(() => {
  if (embedded)
    return import('./pages/embed/EmbedPage.svelte').then(({ default: EmbedPage }) =>
      mount(EmbedPage, { target, props: { id: location.hash.slice(1) } }),
    );
  mount(App, { target });
  myself.begin();
  waiting.begin();
  myself.whenKnown(() => myself.account && void import('./state/learnt/sync').then(({ sync }) => sync.begin()));
  abroad.taken = (game, who) => waiting.sat(game, who);
  stayReady();
});
