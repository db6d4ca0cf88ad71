import { outcomeOf, sumOf } from '../../words/explain';
import type { Messages } from '../../words/language.svelte';
import type { Side } from '../../wire/described/messages';
import type { Roll } from '../../state/game/rolls';

/** What a roll comes to for a side, in large figures, and what becomes of it. */
export interface Sum {
  side: Side;
  figures: string;
  outcome: string;
  /** The sum leads to it. */
  leads: boolean;
}

/** The sums of a roll, the roller's first; of a roll worth nothing one sum of nothing. */
export function sumsOf(t: Messages, roll: Roll): Sum[] {
  const sides = [...new Set([roll.side, ...roll.events.map(({ side }) => side)])];
  const scoring = sides.filter((side) => roll.events.some((event) => event.side === side));
  if (scoring.length === 0) return [{ side: roll.side, figures: '0', outcome: t.explain.nothing, leads: false }];
  return scoring.flatMap((side) => ofSide(t, roll, side));
}

function ofSide(t: Messages, roll: Roll, side: Side): Sum[] {
  const marks = roll.marks.filter((mark) => mark.side === side);
  if (marks.length > 0)
    return marks.map((mark) => ({ side, figures: sumOf(mark), outcome: outcomeOf(t, mark), leads: mark.holes > 0 }));
  const worth = roll.events.filter((event) => event.side === side).reduce((sum, { points }) => sum + points, 0);
  return [{ side, figures: `+${worth}`, outcome: unmarked(t, roll, side), leads: false }];
}

/** Why what was gained does not stand on the board. */
function unmarked(t: Messages, roll: Roll, side: Side): string {
  if (side === roll.side) return t.explain.nowAt;
  if (roll.ended === 'go') return t.explain.lost;
  return roll.ended === 'over' ? t.explain.lostOver : t.explain.later;
}
