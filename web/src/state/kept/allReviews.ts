import type { Review } from '../../wire/messages/analysis';
import { within, type KeptReview } from './reviews';

/** Returns all stored reviews by this engine. */
export async function keptReviews(engine: string): Promise<Review[]> {
  const all = await within<KeptReview[]>('readonly', (reviews) => reviews.getAll());
  return (all ?? []).filter((kept) => kept.engine === engine).map(({ review }) => review);
}
