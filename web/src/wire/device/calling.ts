import type { Shapes } from '../described/messages';
import { described, take } from '../messages/fits';
import { either, list, object, oneOf, string, type Of } from '../messages/shape';
import { speaking, type Exports } from '../module/module';

/** The data to restore a table from: its configuration, and its events. */
const kept = object({ say: oneOf('kept'), config: string, events: list(string) });
const record = object({ say: oneOf('record'), text: string });

export type TableReply<Kind extends keyof Shapes> = Shapes[Kind] | Of<typeof kept> | Of<typeof record>;
/** Asks a table of the module, which answers by messages of that kind. */
export type TableCall<Kind extends keyof Shapes = 'AnyMessage'> = <M extends { do: string }>(
  message: M,
) => TableReply<Kind>[];

/** Returns the interface to the tables of an instance of the module. */
export function calling<Kind extends keyof Shapes>(exports: Exports, kind: Kind): TableCall<Kind> {
  const say = speaking(exports, 'trictrac_call');
  const replies = list(either(described<Shapes[Kind]>(kind), kept, record));
  return (message) => take(replies, `answer to ${message.do}`, JSON.parse(say(JSON.stringify(message))));
}
