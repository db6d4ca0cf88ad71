import type { Review } from '../../wire/messages/analysis';
import { reviewOf } from './desk';

/** The review of a game, made while the game is looked at already. It fails where there is no record. */
export class GameReview {
  phase = $state<'waiting' | 'reviewing' | 'stopped' | 'failed' | 'done'>('waiting');
  progress = $state.raw({ done: 0, of: 0 });
  /** Once it is whole. */
  review = $state.raw<Review | null>(null);
  /** What has been seen, whole or not. */
  seen = $state.raw<Review | null>(null);
  #working = new AbortController();

  constructor(
    private readonly record: string | (() => Promise<string | null>),
    private readonly make: typeof reviewOf = reviewOf,
  ) {}

  /** Begins, or goes on from where it was stopped. */
  async go(): Promise<void> {
    if (this.phase === 'reviewing' || this.phase === 'done') return;
    const working = (this.#working = new AbortController());
    this.phase = 'reviewing';
    try {
      const record = typeof this.record === 'string' ? this.record : await this.record();
      if (record === null) throw new Error('no record');
      this.review = await this.make(record, {
        progress: ({ so_far, ...state }) => {
          this.progress = state;
          this.seen = so_far ?? this.seen;
        },
        signal: working.signal,
      });
      this.seen = this.review;
      this.phase = 'done';
    } catch {
      this.phase = working.signal.aborted ? 'stopped' : 'failed';
    }
  }

  stop(): void {
    this.#working.abort();
  }
}
