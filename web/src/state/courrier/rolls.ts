import type { Dice, CourrierLine, CourrierWin, Side, Step } from '../../wire/described/messages';
import { standing } from '../game/standing';

/** One roll of the match, or the end of a game. */
export interface CourrierRoll {
  line: number;
  number: number;
  side: Side;
  dice: Dice;
  /** The steps of the play; null before it is made. */
  steps: Step[] | null;
  /** The game ended with it. */
  won: (CourrierWin & { score: CourrierLine['score'] }) | null;
}

/** Returns every roll up to line `n`. */
export function rolls(lines: CourrierLine[], n: number): CourrierRoll[] {
  const found: CourrierRoll[] = [];
  for (const { n: line, do: done, side, turn, won, score } of standing(lines.slice(0, n))) {
    const dice = done.type === 'roll' ? done.dice : done.type === 'lead' ? turn.dice : undefined;
    if (dice) found.push({ line, number: found.length + 1, side: turn.side, dice, steps: null, won: null });
    const roll = found.at(-1);
    if (!roll) continue;
    if (done.type === 'play' && roll.side === side) roll.steps = done.steps;
    if (won) roll.won = { ...won, score };
  }
  return found;
}
