import { recordOf } from '../../wire/tables/tables';
import type { Review } from '../../wire/messages/analysis';
import { reviewOf } from './desk';

/** The review of a game that is over, as it is made; nothing where none can be made. */
export class EndReview {
  review = $state.raw<Review | null>(null);
  progress = $state.raw({ done: 0, of: 0 });
  failed = $state(false);
  readonly #working = new AbortController();

  constructor(game: string) {
    void this.#look(game);
  }

  /** Nobody looks at it any more. */
  stop(): void {
    this.#working.abort();
  }

  async #look(game: string): Promise<void> {
    try {
      const record = await recordOf(game);
      if (record === null) throw new Error('no record');
      this.review = await reviewOf(record, {
        progress: (state) => (this.progress = state),
        signal: this.#working.signal,
      });
    } catch {
      this.failed = true;
    }
  }
}
