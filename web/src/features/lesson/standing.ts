import { has, keptAt } from '../../wire/storage/local';

/** The length of the first relevé, in minutes. */
export const MINUTES = 5;

const KEY = 'trictrac.taste';
const DONE = 'trictrac.lesson.done';

/** The progress of a learner: the game of the lesson, and the pages read. */
export interface Begun {
  game: string;
  read: number;
}

/** Returns the lesson begun and not left; null if there is none. */
export const kept = () => keptAt(KEY, has<Begun>({ game: 'string', read: 'number' }));

/** Keeps the number of pages that the learner has read. */
export function keepRead(game: string, read: number): void {
  localStorage.setItem(KEY, JSON.stringify({ game, read }));
}

/** Notes that the lesson is over, or has been left. */
export function finish(): void {
  localStorage.removeItem(KEY);
  localStorage.setItem(DONE, 'yes');
}

/** Returns whether the lesson is done, begun, or new. */
export function standing(): 'done' | 'begun' | 'new' {
  if (kept()) return 'begun';
  return localStorage.getItem(DONE) ? 'done' : 'new';
}
