import type { Line } from '../../wire/described/messages';
import type { About } from '../../wire/messages/analysis';
import { isByHand } from '../../wire/messages/match';
import type { Replayed } from '../../wire/messages/study';
import { withoutKeys } from '../../wire/messages/trid';

/** Returns a game before its roll `n`, shown at `line`, or (both null) at its end; null if no throw was awaited. */
export function beforeRoll(replayed: Replayed, lines: Line[], n: number | null, line: number | null): About | null {
  const last = line === null ? lines.at(-1) : lines[line - 2];
  if (last?.turn.stage !== 'roll') return null;
  // A game that people mark cannot be played on, but its position can be analysed.
  if (isByHand(replayed.game)) return { trid: withoutKeys(last.trid, ['marking', 'marker']) };
  const { record } = replayed;
  return { record: n === null ? record : upTo(record, n) };
}

/** Returns the text of a record before its roll `n`: a record has a line for each roll, which begins with its number. */
export function upTo(record: string, n: number): string {
  const at = record.search(new RegExp(`^${n}\\. `, 'm'));
  return at < 0 ? record : record.slice(0, at);
}
