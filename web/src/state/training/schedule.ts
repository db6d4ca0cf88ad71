/** The dates of repetition: FSRS, with the weights of its authors, and a learning step for the same day. */
import { createEmptyCard, fsrs, State, type Card as Scheduled } from 'ts-fsrs';

/** The memory of one thing, and the day on which it is asked again. */
export interface Card {
  /** The number of days after which the memory still succeeds in nine cases of ten. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  /** The last answer, in days since 1970 by the calendar of the device, with the part of the day. */
  last: number;
  /** The next repetition, likewise: a whole number is the beginning of that day. */
  due: number;
  /** Set after a wrong answer, until a right one; absent for what is remembered, and in cards of 1.0.0. */
  state?: State.Learning | State.Relearning;
}

export type RecallGrade = 1 | 2 | 3 | 4; // again, hard, good, easy

const DAY = 24 * 3600 * 1000;
/** A missed item is asked again after a minute, so that something else comes between. */
const SOON = ['1m'] as const;
/** The longest interval, in days. */
const LONGEST = 365;

const scheduler = fsrs({ maximum_interval: LONGEST, learning_steps: SOON, relearning_steps: SOON });
const dateOf = (day: number) => new Date(Math.round(day * DAY));

/** Returns the card after an answer at `now`; null stands for an item that was never asked. */
export function answered(card: Card | null, grade: RecallGrade, now: number): Card {
  const before = card ? scheduledOf(card) : createEmptyCard(dateOf(now));
  // A clock that was put back may not end in time that runs backwards.
  const at = Math.max(now, card?.last ?? 0);
  const { card: next } = scheduler.next(before, dateOf(at), grade);
  const { stability, difficulty, state } = next;
  if (state === State.Learning || state === State.Relearning)
    return { stability, difficulty, last: at, due: next.due.getTime() / DAY, state };
  return { stability, difficulty, last: at, due: Math.floor(at) + next.scheduled_days };
}

function scheduledOf({ stability, difficulty, last, due, state = undefined }: Card): Scheduled {
  return {
    ...createEmptyCard(dateOf(last)),
    ...{ stability, difficulty, due: dateOf(due), last_review: dateOf(last), state: state ?? State.Review },
  };
}
