/** What somebody has learnt, as an account keeps it: a document of the course, and one of the trainers. */
import { boolean, list, nullable, number, object, oneOf, optional, record, string, type Of, type Shape } from './shape';

/** Version 0: nothing is kept. */
const learnt = <T>(document: Shape<T>) => object({ version: number, kept: nullable(document) });
/** The answer to a document that was sent: whether it was taken, and what is kept. */
const put = <T>(document: Shape<T>) => object({ version: number, kept: nullable(document), taken: boolean });

const strength = { rating: number, deviation: number, volatility: number };
const tally = object({ asked: number, right: number });
const card = object({
  stability: number,
  difficulty: number,
  last: number,
  due: number,
  state: optional(oneOf(1, 3)),
});
/** How far somebody has come in each lesson, by its number. */
const lessons = record(object({ at: number, done: boolean, skipped: optional(list(number)) }));
/** What all devices of somebody know of their training; older documents may lack some of it. */
const trained = object({
  ratings: optional(record(object({ ...strength, day: number }))),
  problems: optional(record(object(strength))),
  cards: optional(record(card)),
  recent: optional(record(object({ answers: string, last: number }))),
  firsts: optional(record(number)),
  daily: optional(number),
  devices: optional(record(object({ tallies: record(tally), days: record(tally) }))),
});

export const learning = object({ course: learnt(lessons), trainers: learnt(trained) });
export const course = put(lessons);
export const trainers = put(trained);
export type Documents = { course: Of<typeof lessons>; trainers: Of<typeof trained> };
