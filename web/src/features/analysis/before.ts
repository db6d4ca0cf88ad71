import type { Line } from '../../wire/messages/protocol';
import type { About } from '../../wire/messages/analysis';

/** A game as it stood when a throw was awaited: before its roll `n`, shown at `line`, or at its end where both are null; null where none was awaited. */
export function beforeRoll(record: string, lines: Line[], n: number | null, line: number | null): About | null {
  const last = line === null ? lines.at(-1) : lines[line - 2];
  if (last?.turn.stage !== 'roll') return null;
  // Where people marked, nobody could play on: but the position can be looked at.
  if (/marking=hand/.test(record)) return { trid: last.trid.replace(/;(marking|marker)=\w+/g, '') };
  return { record: n === null ? record : upTo(record, n) };
}

/** The text of a record before its roll `n`: a record has a line for each roll, which begins with its number. */
function upTo(record: string, n: number): string {
  const at = record.search(new RegExp(`^${n}\\. `, 'm'));
  return at < 0 ? record : record.slice(0, at);
}
