import type { SheetAnswer } from '../described/messages';
import { described, take } from '../messages/fits';
import type { SheetCall } from '../messages/sheet';
import { load } from './load';
import { begin, speaking, type Exports } from './module';

const answer = described<SheetAnswer>('SheetAnswer');

/** Returns the interface to the score sheets of an instance of the module, by messages. */
export function sheeting(exports: Exports): SheetCall {
  const say = speaking(exports, 'trictrac_sheet');
  return (message) => take(answer, `answer to ${message.do}`, JSON.parse(say(JSON.stringify(message))));
}

/** Loads the module; each sheet has its own instance. */
export async function loadSheet(): Promise<SheetCall> {
  return sheeting(await begin(await load()));
}
