import { outcomeOf, sumOf, sumText } from '../../words/explain';
import type { Messages } from '../../words/language.svelte';
import type { Who } from '../../words/who';
import { other } from '../../wire/messages/fleches';
import type { Side } from '../../wire/described/messages';
import { eventSides, type Roll } from '../../state/game/rolls';

/** The sum of a roll for a side, in large figures, and its outcome. */
export interface Sum {
  side: Side;
  figures: string;
  outcome: string;
  /** An arrow leads from the sum to the outcome. */
  leads: boolean;
}

/**
 * Returns the sums of a roll: the roller's; the opponent's only if it is the only one, or with `all`, because it
 * has a row of its own elsewhere. A roll without gains has one sum, 0.
 */
export function sumsOf(t: Messages, roll: Roll, all = false): Sum[] {
  const scoring = eventSides(roll).filter((side) => roll.events.some((event) => event.side === side));
  if (scoring.length === 0) return [{ side: roll.side, figures: '0', outcome: t.explain.nothing, leads: false }];
  return scoring.slice(0, all ? undefined : 1).flatMap((side) => ofSide(t, roll, side));
}

function ofSide(t: Messages, roll: Roll, side: Side): Sum[] {
  const marks = roll.marks.filter((mark) => mark.side === side);
  if (marks.length > 0)
    return marks.map((mark) => ({ side, figures: sumOf(mark), outcome: outcomeOf(t, mark), leads: mark.holes > 0 }));
  const worth = roll.events.filter((event) => event.side === side).reduce((sum, { points }) => sum + points, 0);
  return [{ side, figures: `+${worth}`, outcome: side === roll.side ? t.explain.nowAt : '', leads: false }];
}

/** Returns when the points for the roller's opponent count, or the opponent's sum if they are marked. */
export function countsWhen(t: Messages, roll: Roll, roller: Who): string {
  const foe = other(roll.side);
  const marks = roll.marks.filter((mark) => mark.side === foe);
  if (marks.length > 0) return sumText(t, marks);
  if (roll.ended === 'go') return t.explain.lost(roller);
  if (roll.ended === 'over') return t.explain.lostOver;
  const mayGo =
    roll.held === null && !roll.steps && roll.marks.some((mark) => mark.side === roll.side && mark.holes > 0);
  return mayGo ? t.explain.ifHeld(roller) : t.explain.later;
}
