import type { Asked, Study } from '../messages/study';
import { load } from './load';
import { begin, speaking, type Exports } from './module';

let reader: Promise<Study> | null = null;

/** The part of the module that reads games and positions, and says what may be agreed; one for the page. */
export function study(): Promise<Study> {
  reader ??= opened().catch((error: unknown) => {
    reader = null;
    throw error;
  });
  return reader;
}

async function opened(): Promise<Study> {
  return studying(await begin(await load()));
}

/** The same of an instance of the module. */
export function studying(exports: Exports): Study {
  const say = speaking(exports, 'trictrac_study');
  const ask = <Answer>(message: Asked) => JSON.parse(say(JSON.stringify(message))) as Answer;
  return {
    replay: (text) => ask({ do: 'replay', text }),
    tree: (text) => ask({ do: 'study', text }),
    position: (text, numbering) => ask({ do: 'position', text, numbering }),
    check: (game) => ask({ do: 'check', game }),
    resume: (asked) => ask({ do: 'resume', ...asked }),
  };
}
