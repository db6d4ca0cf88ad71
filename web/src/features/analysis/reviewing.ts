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

/** What the worker that looks at games is asked; each question fails where the desk cannot answer it. */
export type DeskCalls = {
  /** With `all`, every play is compared, and not those alone that are worth looking at. */
  hint: { ask: About & { plies: number; all: boolean }; answer: Hint };
  tutor: { ask: About & { plies: number; action: object }; answer: Tutor };
  outlook: { ask: About; answer: Outlook };
  /** Reports what it has found so far. One that is taken back goes on from there when it is asked for again. */
  rollout: { ask: RolloutAsk; answer: Rollout; progress: Rollout };
  /** Reports how far it has come and, now and then, what it has seen. One that is taken back goes on from there when it is asked for again. */
  review: { ask: { record: string; plies: number }; answer: Review; progress: ReviewProgress };
};

/** How many of the record's actions have been looked at, and what was seen of them. */
export interface ReviewProgress {
  done: number;
  of: number;
  so_far?: Review;
}

/** Steps between two looks at what has been seen: a few rolls. */
const LOOK_EVERY = 8;

interface ReviewAsk {
  record: string;
  plies: number;
}

/** One review after the other, each step by step; one that was taken back is gone on with if it is the next one too. */
export class ReviewQueue {
  /** What the desk has in hand. */
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
