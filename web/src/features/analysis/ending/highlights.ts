import type { Answered, Answer, Mistake, Review } from '../../../wire/messages/analysis';
import type { Side } from '../../../wire/described/messages';
import { errorsByCost } from '../errors';

/** A right answer. */
export type Right = Answered & { given: Answer };

/** The answer that cost a player the most, or anybody where no player is named; null where none cost anything. */
export function worstOf(review: Review, player: number | null): Mistake | null {
  return errorsByCost(review, player)[0] ?? null;
}

/** The right answer, where there was a choice, on the roll that gained its player the most chances of winning. */
export function bestOf(review: Review, player: number | null, chosen: (roll: number) => boolean): Right | null {
  const gains = new Map(review.rolls.map(({ n, before, after }) => [n, after - before]));
  const gain = ({ n, side }: Answered) => (gains.get(n) ?? 0) * signOf(side);
  const right = review.answers.filter(
    (one): one is Right =>
      one.grade === 'good' && one.given !== undefined && (player === null || one.player === player) && chosen(one.n),
  );
  return right.reduce<Right | null>((best, one) => (!best || gain(one) > gain(best) ? one : best), null);
}

const signOf = (side: Side) => (side === 'white' ? 1 : -1);
