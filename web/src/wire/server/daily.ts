import type { HttpAnswer } from './answers';
import { get, post } from './asking';

/** An answer to the position of a day, and how many gave it. */
export type DailyAnswer = HttpAnswer<'days'>['answers'][number];

/** How those who play at this server answered the position of a day. */
export const answersOf = (day: number) => get('days', `api/days/${day}`);
/** Says how the position of today was answered; nobody is asked for their name. */
export const answerDay = (day: number, answer: string) =>
  post('nothing', `api/days/${day}`, JSON.stringify({ answer }));
