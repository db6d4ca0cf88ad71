/** The worker of the analysis, apart from the worker that plays, so that play never waits for it. */
import { serve } from '../../wire/worker/serve';
import { load } from '../../wire/module/load';
import { begin } from '../../wire/module/module';
import { ReviewQueue, type DeskCalls } from './reviewing';
import type { DeskAnswer, DeskMessage } from '../../wire/messages/analysis';
import type { DeskCall } from '../../wire/module/desking';

let desk: Promise<DeskCall> | null = null;

const module = () => import('../../wire/module/desking');

async function opened(): Promise<DeskCall> {
  const [{ desking }, compiled] = await Promise.all([module(), load()]);
  return desking(await begin(compiled));
}

function theDesk(): Promise<DeskCall> {
  desk ??= opened().catch((error: unknown) => {
    desk = null;
    throw error;
  });
  return desk;
}

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
