import { load } from '../../wire/module/load';
import { begin, speaking } from '../../wire/module/module';
import type { Asked, Study } from '../../wire/messages/study';

let reader: Promise<Study> | null = null;

/** The part of the module that reads games and positions; one for the page. */
export function study(): Promise<Study> {
  reader ??= opened().catch((error: unknown) => {
    reader = null;
    throw error;
  });
  return reader;
}

async function opened(): Promise<Study> {
  const say = speaking(await begin(await load()), 'trictrac_study');
  const ask = <Answer>(message: Asked) => JSON.parse(say(JSON.stringify(message))) as Answer;
  return {
    replay: (text) => ask({ do: 'replay', text }),
    position: (text, numbering) => ask({ do: 'position', text, numbering }),
  };
}
