import type { Mistake, Review } from '../../wire/messages/analysis';
import { mistakesOf } from './mistakes';

/** Returns the errors of one player or of all, costliest first, by the lost share of the game, which also gives their grades. */
export function errorsByCost(review: Review, player: number | null): Mistake[] {
  return mistakesOf(review)
    .filter((error) => player === null || error.player === player)
    .toSorted((a, b) => b.lost.mille - a.lost.mille || a.n - b.n);
}

/** Returns the number of the next roll with an error after roll `at` (or before it); null where there is none. */
export function errorBeside(errors: readonly { n: number }[], at: number, step: 1 | -1): number | null {
  const beyond = errors.map(({ n }) => n).filter((n) => (n - at) * step > 0);
  if (beyond.length === 0) return null;
  return step > 0 ? Math.min(...beyond) : Math.max(...beyond);
}
