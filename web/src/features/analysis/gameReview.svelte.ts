import type { Answered, Review } from '../../wire/messages/analysis';
import { reviewOf } from './desk';

/** The review of a game, which the reader can already replay meanwhile. It fails if there is no record. */
export class GameReview {
  phase = $state<'waiting' | 'reviewing' | 'stopped' | 'failed' | 'done'>('waiting');
  progress = $state.raw({ done: 0, of: 0 });
  #made = $state.raw<Review | null>(null);
  #soFar = $state.raw<Review | null>(null);
  /** The answers that rollouts have judged again. */
  #overruled = $state.raw<Answered[]>([]);
  /** The complete review; null until it is complete. */
  readonly review = $derived.by(() => this.#told(this.#made));
  /** The review as far as it has come. */
  readonly seen = $derived.by(() => this.#told(this.#soFar));
  #working = new AbortController();

  constructor(
    private readonly record: string | (() => Promise<string | null>),
    private readonly make: typeof reviewOf = reviewOf,
  ) {}

  /** Begins, or continues after a stop. */
  async go(): Promise<void> {
    if (this.phase === 'reviewing' || this.phase === 'done') return;
    const working = (this.#working = new AbortController());
    this.phase = 'reviewing';
    try {
      const record = typeof this.record === 'string' ? this.record : await this.record();
      if (record === null) throw new Error('no record');
      const made = await this.make(record, {
        progress: ({ so_far, ...state }) => {
          this.progress = state;
          this.#soFar = so_far ?? this.#soFar;
        },
        signal: working.signal,
      });
      this.#made = made;
      this.#soFar = made;
      this.phase = 'done';
    } catch {
      this.phase = working.signal.aborted ? 'stopped' : 'failed';
    }
  }

  stop(): void {
    this.#working.abort();
  }

  /** Takes over the verdict of a rollout on an answer. */
  overrule(judged: Answered): void {
    this.#overruled = [...this.#overruled.filter((one) => !isSameAnswer(one, judged)), judged];
  }

  #told(review: Review | null): Review | null {
    if (!review || this.#overruled.length === 0) return review;
    const now = (one: Answered) => this.#overruled.find((judged) => isSameAnswer(one, judged)) ?? one;
    return { ...review, answers: review.answers.map(now) };
  }
}

function isSameAnswer(a: Answered, b: Answered): boolean {
  return a.action === b.action && a.asked === b.asked;
}
