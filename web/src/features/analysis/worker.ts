/** The worker of the analysis, apart from the worker that plays, so that play never waits for it. */
import { once } from '../../wire/connection/once';
import { serve } from '../../wire/worker/serve';
import { load } from '../../wire/module/load';
import { begin } from '../../wire/module/module';
import { ReviewQueue, type DeskCalls } from './reviewing';
import type { DeskAnswer, DeskMessage } from '../../wire/messages/analysis';

const module = () => import('../../wire/module/desking');

const theDesk = once(async () => {
  const [{ desking }, compiled] = await Promise.all([module(), load()]);
  return desking(await begin(compiled));
});

/** Returns the desk's answer of kind `say` to a message. */
async function answered<S extends DeskAnswer['say']>(say: S, message: DeskMessage) {
  return (await module()).advised(await theDesk(), say, message);
}

const reviewing = new ReviewQueue(theDesk);

serve<DeskCalls>(self, {
  hint: (ask) => answered('hint', { do: 'hint', ...ask }),
  tutor: (ask) => answered('tutor', { do: 'tutor', ...ask }),
  outlook: (ask) => answered('outlook', { do: 'outlook', ...ask }),
  rollout: async (ask, along) => (await import('./rollingOut')).rollOut(await theDesk(), ask, along),
  review: (ask, along) => reviewing.review(ask, along),
});
