import type { Chance, Dice } from '../../src/wire/described/messages';
import { afterPlay, awaiting, menOf, type Men } from './middlePairs';
import { judge } from './referee';

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((a) => FACES.filter((b) => b <= a).map((b): Dice => [a, b]));
const CASES = { first: 2, last: 12 };

/** Returns the number of cases on some flèches. */
export const cases = (men: Men, first: number, last: number): number =>
  men.slice(first, last + 1).filter((n) => n >= 2).length;

/** Returns how many of the 36 throws do something for the player who throws. */
function counted(trid: string, of: Chance): number {
  const found = judge.throws(trid, of);
  if (found.say === 'error') throw new Error(found.message);
  return found.n;
}

/** Returns how many throws fulfil a condition on what the rules say of them. */
function throwsThat(
  trid: string,
  does: (judged: Extract<ReturnType<typeof judge.judge>, { say: 'judged' }>) => boolean,
) {
  return ROLLS.reduce((sum, dice) => {
    const judged = judge.judge(trid, dice);
    if (judged.say === 'error') throw new Error(judged.message);
    return sum + (does(judged) ? (dice[0] === dice[1] ? 1 : 2) : 0);
  }, 0);
}

/** Counts over the 36 throws that follow a play: of the opponent, or of the player as if they threw now. */
export const COUNT = {
  hit: (trid: string, play: string) => counted(awaiting(trid, play, 'opponent'), 'hit'),
  falseHit: (trid: string, play: string) =>
    throwsThat(awaiting(trid, play, 'opponent'), ({ events }) => events.some(({ jan }) => jan.startsWith('hit_false'))),
  fill: (trid: string, play: string) => counted(awaiting(trid, play, 'own'), 'fill'),
  corner: (trid: string, play: string) => counted(awaiting(trid, play, 'own'), 'coin'),
  /** Throws that can make one case more. */
  case: (trid: string, play: string) => {
    const men = afterPlay(menOf(trid), play);
    const now = cases(men, CASES.first, CASES.last);
    return throwsThat(awaiting(trid, play, 'own'), ({ plays }) =>
      plays.some((steps) => {
        const then = afterPlay(men, steps.map((step) => step.join('/')).join(' '));
        return cases(then, CASES.first, CASES.last) > now;
      }),
    );
  },
};
export type Counted = keyof typeof COUNT;
