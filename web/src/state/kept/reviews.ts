import { answered, Database } from '../../wire/storage/requests';
import type { Review } from '../../wire/messages/analysis';

/** A record with its review. */
export interface ReviewedGame {
  record: string;
  review: Review;
}

interface KeptReview extends ReviewedGame {
  /** The engine that made it: another engine would judge otherwise. */
  engine: string;
  /** The time at which it was kept, in milliseconds since 1970; absent in those of older versions. */
  at?: number;
}

const reviews = new Database('trictrac.reviews', 'reviews', 'record');

/** Returns the stored review of a record by this engine; null if there is none, or without storage. */
export async function keptReview(engine: string, record: string): Promise<Review | null> {
  const found = await within<KeptReview | undefined>('readonly', (kept) => kept.get(record));
  return found?.engine === engine ? found.review : null;
}

/** Returns the records of all games reviewed by this engine, with their reviews, the latest first. */
export async function reviewedGames(engine: string): Promise<ReviewedGame[]> {
  const all = await within<KeptReview[]>('readonly', (kept) => kept.getAll());
  return (all ?? []).filter((one) => one.engine === engine).sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** Returns all stored reviews by this engine, the latest first. */
export async function keptReviews(engine: string): Promise<Review[]> {
  return (await reviewedGames(engine)).map(({ review }) => review);
}

/** Stores a review; if that fails, the review is made again the next time. */
export async function keepReview(engine: string, record: string, review: Review): Promise<void> {
  await within('readwrite', (kept) => kept.put({ record, engine, review, at: Date.now() } satisfies KeptReview));
}

/** Forgets the review of one record. */
export async function forgetReview(record: string): Promise<void> {
  await within('readwrite', (kept) => kept.delete(record));
}

/** Forgets all reviews. */
export const forgetReviews = () => reviews.forget();

/** Does something with the reviews kept here; null where that cannot be done. */
function within<T>(mode: IDBTransactionMode, work: (kept: IDBObjectStore) => IDBRequest): Promise<T | null> {
  return reviews.within(mode, (kept) => answered(work(kept)) as Promise<T>).catch(() => null);
}
