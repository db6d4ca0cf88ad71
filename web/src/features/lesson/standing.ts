import { has, keptAt } from '../../wire/storage/local';

/** How long the first relevé takes, in minutes. */
export const MINUTES = 5;

const KEY = 'trictrac.taste';
const DONE = 'trictrac.lesson.done';

/** How far a learner has come: the game of the lesson, and the pages read. */
export interface Begun {
  game: string;
  read: number;
}

/** The lesson begun and not left; null if there is none. */
export const kept = () => keptAt(KEY, has<Begun>({ game: 'string', read: 'number' }));

/** Keeps how far the learner has read. */
export function keepRead(game: string, read: number): void {
  localStorage.setItem(KEY, JSON.stringify({ game, read }));
}

/** The lesson is over, or has been left. */
export function finish(): void {
  localStorage.removeItem(KEY);
  localStorage.setItem(DONE, 'yes');
}

/** Whether the lesson has been played, is being played, or has never been looked at. */
export function standing(): 'done' | 'begun' | 'new' {
  if (kept()) return 'begun';
  return localStorage.getItem(DONE) ? 'done' : 'new';
}
