import { load as compiled } from '../../wire/module/load';
import { begin, speaking, type Exports } from '../../wire/module/module';
import type { Ask, Sheet, SheetError } from '../../wire/messages/sheet';

/** The sheets of an instance of the module, spoken to in messages. */
export function asking(exports: Exports): Ask {
  const say = speaking(exports, 'trictrac_sheet');
  return (message) => JSON.parse(say(JSON.stringify(message))) as Sheet | SheetError;
}

/** Loads the module; each sheet has one of its own. */
export async function load(): Promise<Ask> {
  return asking(await begin(await compiled()));
}
