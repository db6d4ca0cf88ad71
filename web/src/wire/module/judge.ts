import type { AskedByTrainer, Judge } from '../messages/trainer';
import { load } from './load';
import { begin, speaking, type Exports } from './module';

let found: Promise<Judge> | null = null;

/** The part of the module that judges rolls and answers for trainers; one for the page. */
export function judge(): Promise<Judge> {
  found ??= opened().catch((error: unknown) => {
    found = null;
    throw error;
  });
  return found;
}

async function opened(): Promise<Judge> {
  return judging(await begin(await load()));
}

/** The same of an instance of the module. */
export function judging(exports: Exports): Judge {
  const say = speaking(exports, 'trictrac_study');
  const ask = <Answer>(message: AskedByTrainer) => JSON.parse(say(JSON.stringify(message))) as Answer;
  return {
    judge: (trid, dice) => ask({ do: 'judge', trid, ...(dice && { dice }) }),
    throws: (trid, of) => ask({ do: 'throws', trid, of }),
    rate: (answered) => ask({ do: 'rate', ...answered }),
  };
}
