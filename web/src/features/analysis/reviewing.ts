import type { Along } from '../../wire/worker/serve';
import type {
  About,
  DeskAnswer,
  Hint,
  Outlook,
  Review,
  Rollout,
  RolloutAsk,
  Tutor,
} from '../../wire/messages/analysis';
import type { DeskCall } from '../../wire/module/desking';
import { nextTask } from './nextTask';

/** The calls of the worker that analyses games; each fails if the desk has no answer. */
export type DeskCalls = {
  /** With `all`, every play is compared, and not only the promising ones. */
  hint: { ask: About & { plies: number; all: boolean }; answer: Hint };
  tutor: { ask: About & { plies: number; action: object }; answer: Tutor };
  outlook: { ask: About; answer: Outlook };
  /** Reports its results so far. A cancelled rollout continues from them when it is requested again. */
  rollout: { ask: RolloutAsk; answer: Rollout; progress: Rollout };
  /** Reports its progress and now and then its findings. A cancelled review continues there when asked for again. */
  review: { ask: { record: string; plies: number }; answer: Review; progress: ReviewProgress };
};

/** The number of the record's actions reviewed so far, and the findings. */
export interface ReviewProgress {
  done: number;
  of: number;
  so_far?: Review;
}

/** The steps between two reports of the findings: a few rolls. */
const LOOK_EVERY = 8;

interface ReviewAsk {
  record: string;
  plies: number;
}

/** Reviews one record after another, step by step; a review that was cancelled continues if it comes next again. */
export class ReviewQueue {
  /** The name of the review that the desk works on. */
  #inHand = '';
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly desk: () => Promise<DeskCall>) {}

  review(ask: ReviewAsk, along: Along<ReviewProgress>): Promise<Review> {
    const done = this.#turn.then(() => this.#go(ask, along));
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #go(ask: ReviewAsk, { progress, signal }: Along<ReviewProgress>): Promise<Review> {
    const say = await this.desk();
    const name = JSON.stringify(ask);
    let answer: DeskAnswer = say(this.#inHand === name ? { do: 'step', count: 0 } : { do: 'review', ...ask });
    this.#inHand = name;
    for (let step = 1; answer.say === 'reviewing'; step += 1) {
      const { done, of, so_far } = answer;
      progress({ done, of, ...(so_far && { so_far }) });
      await nextTask();
      if (signal.aborted) throw new Error('taken back');
      answer = say({ do: 'step', count: 1, ...(step % LOOK_EVERY === 0 && { so_far: true }) });
    }
    this.#inHand = '';
    if (answer.say !== 'review') throw new Error(answer.say === 'error' ? answer.code : answer.say);
    return answer;
  }
}
