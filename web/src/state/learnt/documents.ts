/** Progress in learning, kept with an account: the documents of the course and of the trainers, which pages write. */
import { take } from '../../wire/messages/fits';
import {
  boolean,
  list,
  number,
  object,
  oneOf,
  optional,
  record,
  string,
  type Of,
  type Shape,
} from '../../wire/messages/shape';

const strength = { rating: number, deviation: number, volatility: number };
const tally = object({ asked: number, right: number });
const answers = object({ answers: string, last: number });
const card = object({
  stability: number,
  difficulty: number,
  last: number,
  due: number,
  state: optional(oneOf(1, 3)),
});
/** Progress in each lesson, by its number. */
const lessons = record(object({ at: number, done: boolean, skipped: optional(list(number)) }));
/** Progress in training, shared by all devices of a person; older documents may lack some of it. */
const trained = object({
  ratings: optional(record(object({ ...strength, day: number }))),
  problems: optional(record(object(strength))),
  cards: optional(record(card)),
  recent: optional(record(answers)),
  firsts: optional(record(number)),
  daily: optional(number),
  today: optional(record(answers)),
  met: optional(record(number)),
  devices: optional(record(object({ tallies: record(tally), days: record(tally) }))),
});

export type Documents = { course: Of<typeof lessons>; trainers: Of<typeof trained> };
const SHAPES: { [N in keyof Documents]: Shape<Documents[N]> } = { course: lessons, trainers: trained };

/** Returns the document; reports an invalid one, and returns undefined. */
export function documentOf<N extends keyof Documents>(name: N, kept: object | null): Documents[N] | null | undefined {
  try {
    return kept && take<Documents[N]>(SHAPES[name], name, kept);
  } catch {
    return undefined;
  }
}
