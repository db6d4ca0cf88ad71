import { standing } from '../../state/game/standing';
import { diceOf } from '../../state/game/view';
import type { Line, Missed, Score } from '../../wire/described/messages';
import { landing } from './jeton';

/** Returns the holes that a wrong mark cost its owner at that moment; negative for holes too many. */
export function holesMissed(lines: Line[], missed: Missed): number {
  const stood = missed.for === 'play' ? null : before(lines, missed);
  if (!stood) return 0;
  const { due = 0, marked = 0 } = missed;
  // A forgotten hole costs twelve points, so `marked` may be negative.
  return landing(stood, due).holes - landing(stood, Math.max(0, marked)).holes;
}

/** Returns a player's score when they marked for a roll; if they never did, when the next was thrown. */
function before(lines: Line[], { side, for: part, roll }: Missed): Score | null {
  const kept = standing(lines);
  const throws = kept.flatMap((line, i) => (diceOf(line) ? [i] : []));
  const from = throws[roll - 1] ?? kept.length;
  const since = kept.slice(from + 1, throws[roll] ?? kept.length);
  const at = since.findIndex(({ moved }) => moved?.some((one) => one.side === side && one.why === part));
  return kept[from + (at < 0 ? since.length : at)]?.score[side] ?? null;
}
