import type { Review } from '../../wire/messages/analysis';
import { reviewOf } from './desk';

/** The review of a game, made while the game is looked at already. */
export class GameReview {
  phase = $state<'waiting' | 'reviewing' | 'stopped' | 'failed' | 'done'>('waiting');
  progress = $state.raw({ done: 0, of: 0 });
  review = $state.raw<Review | null>(null);
  #working = new AbortController();

  constructor(
    private readonly record: string,
    private readonly make: typeof reviewOf = reviewOf,
  ) {}

  /** Begins, or goes on from where it was stopped. */
  async go(): Promise<void> {
    if (this.phase === 'reviewing' || this.phase === 'done') return;
    const working = (this.#working = new AbortController());
    this.phase = 'reviewing';
    try {
      this.review = await this.make(this.record, {
        progress: (state) => (this.progress = state),
        signal: working.signal,
      });
      this.phase = 'done';
    } catch {
      this.phase = working.signal.aborted ? 'stopped' : 'failed';
    }
  }

  stop(): void {
    this.#working.abort();
  }
}
