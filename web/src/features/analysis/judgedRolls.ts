import type { Grade, Mistake, Review, RollSeen } from '../../wire/messages/analysis';
import { mistakesOf, signOf } from './mistakes';

/** The review of one roll, as a line of the list. */
export interface JudgedRoll {
  /** The costliest error of the roll. */
  error: Mistake | null;
  grade: Grade | null;
  sign: string;
  /** The luck of the dice, in holes. */
  luck: number | null;
  /** The chance of winning after the play, for the player whose chances are shown. */
  chance: number;
}

/** Returns the review of each roll, by its number; `rolls` have the chances that are shown. */
export function judgedRolls(review: Review, rolls: RollSeen[]): Map<number, JudgedRoll> {
  const worst = new Map<number, Mistake>();
  for (const error of mistakesOf(review)) {
    const known = worst.get(error.n);
    if (!known || known.lost.mille < error.lost.mille) worst.set(error.n, error);
  }
  return new Map(
    rolls.map(({ n, luck, after, round }, i) => {
      const error = worst.get(n) ?? null;
      const next = rolls[i + 1];
      return [
        n,
        {
          error,
          grade: error?.grade ?? null,
          sign: error ? signOf(review, error.grade) : '',
          luck: luck?.holes ?? null,
          chance: next?.round === round ? next.before : after,
        },
      ];
    }),
  );
}
