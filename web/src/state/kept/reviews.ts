import { answered } from '../../wire/storage/requests';
import type { Review } from '../../wire/messages/analysis';

export interface KeptReview {
  record: string;
  /** The engine that made it: another engine would judge otherwise. */
  engine: string;
  review: Review;
}

const NAME = 'trictrac.reviews';
const REVIEWS = 'reviews';

/** Returns the stored review of a record by this engine; null if there is none, or without storage. */
export async function keptReview(engine: string, record: string): Promise<Review | null> {
  const found = await within<KeptReview | undefined>('readonly', (reviews) => reviews.get(record));
  return found?.engine === engine ? found.review : null;
}

/** Stores a review; if that fails, the review is made again the next time. */
export async function keepReview(engine: string, record: string, review: Review): Promise<void> {
  await within('readwrite', (reviews) => reviews.put({ record, engine, review } satisfies KeptReview));
}

/** Forgets the review of one record. */
export async function forgetReview(record: string): Promise<void> {
  await within('readwrite', (reviews) => reviews.delete(record));
}

/** Does something with the reviews kept here; null where that cannot be done. */
export async function within<T>(
  mode: IDBTransactionMode,
  work: (reviews: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  try {
    const asking = indexedDB.open(NAME, 1);
    asking.onupgradeneeded = () => asking.result.createObjectStore(REVIEWS, { keyPath: 'record' });
    const db = await answered(asking);
    // All is erased at once when the player wishes it.
    db.onversionchange = () => db.close();
    try {
      return (await answered(work(db.transaction(REVIEWS, mode).objectStore(REVIEWS)))) as T;
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

/** Forgets all reviews. */
export async function forgetReviews(): Promise<void> {
  await answered(indexedDB.deleteDatabase(NAME)).catch(() => undefined);
}
