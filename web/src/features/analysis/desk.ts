import { keepReview, keptReview } from '../../state/kept/reviews';
import type { Review } from '../../wire/messages/analysis';
import { engine } from '../../wire/module/load';
import { Caller } from '../../wire/worker/caller';
import type { DeskCalls, ReviewProgress } from './reviewing';

/** The analyser of games and positions, in a worker of its own. */
export const desk = new Caller<DeskCalls>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analysis' }),
);

/** The depth of the search for each answer of a game; the desk looks at doubtful ones one ply farther. */
const PLIES = 1;

interface DeskListener {
  progress: (state: ReviewProgress) => void;
  signal: AbortSignal;
}

/** Returns the review of a whole record: from the store of this device, or made now and stored. */
export async function reviewOf(record: string, { progress, signal }: DeskListener): Promise<Review> {
  const kept = await keptReview(engine, record);
  if (kept) return kept;
  const review = await desk.call('review', { record, plies: PLIES }, { progress, signal });
  await keepReview(engine, record, review);
  return review;
}
