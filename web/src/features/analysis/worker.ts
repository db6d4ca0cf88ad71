/** The worker that looks at games, apart from the one that plays them: play never waits for it. */
import { serve } from '../../wire/worker/serve';
import { load } from '../../wire/module/load';
import { begin, speaking } from '../../wire/module/module';
import type { DeskCalls } from './calls';
import { ReviewQueue } from './reviewing';
import type { DeskAnswer, DeskMessage } from '../../wire/messages/analysis';

type DeskCall = (message: DeskMessage) => DeskAnswer;

let desk: Promise<DeskCall> | null = null;

async function opened(): Promise<DeskCall> {
  const say = speaking(await begin(await load()), 'trictrac_desk');
  return (message) => JSON.parse(say(JSON.stringify(message))) as DeskAnswer;
}

function theDesk(): Promise<DeskCall> {
  desk ??= opened().catch((error: unknown) => {
    desk = null;
    throw error;
  });
  return desk;
}

/** The answer to a message of that name. */
async function answered<S extends DeskAnswer['say']>(
  message: DeskMessage & { do: S },
): Promise<Extract<DeskAnswer, { say: S }>> {
  const answer = (await theDesk())(message);
  if (answer.say === 'error') throw new Error(answer.code);
  return answer as Extract<DeskAnswer, { say: S }>;
}

const reviewing = new ReviewQueue(theDesk);

serve<DeskCalls>(self, {
  hint: (ask) => answered({ do: 'hint', ...ask }),
  tutor: (ask) => answered({ do: 'tutor', ...ask }),
  outlook: (ask) => answered({ do: 'outlook', ...ask }),
  review: (ask, along) => reviewing.review(ask, along),
});
