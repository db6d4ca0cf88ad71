import { routeOf, type Route } from './route';

/** Words that readers type for a page that is called otherwise, and where it lies. */
const ALSO: Partial<Record<string, string>> = {
  analysis: 'position',
  book: 'rules',
  course: 'learn',
  day: 'train/day',
  lessons: 'learn',
  play: 'new',
  study: 'studies',
  trainers: 'train',
  training: 'train',
};

/** Returns the route that such a word means; null if it means none. */
export function meantBy(hash: string): Route | null {
  const word = /^#\/([a-z]+)\/?$/.exec(hash)?.[1] ?? '';
  return Object.hasOwn(ALSO, word) ? routeOf(`#/${ALSO[word]}`) : null;
}
