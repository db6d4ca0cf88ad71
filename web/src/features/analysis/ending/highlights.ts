import type { Answered, Answer, Mistake, Review } from '../../../wire/messages/analysis';
import type { Side } from '../../../wire/described/messages';
import { errorsByCost } from '../mistakes';

/** A right answer. */
export type Right = Answered & { given: Answer };

/** Returns the costliest answer of a player, or of any if `player` is null; null if there is none. */
export function worstOf(review: Review, player: number | null): Mistake | null {
  return errorsByCost(review, player)[0] ?? null;
}

/** Returns the right answer to a real choice on the roll that raised its player's chances most. */
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
