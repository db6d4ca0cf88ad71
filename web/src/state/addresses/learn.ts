/** The course, as an address names it: the list of its lessons, or one of them. */
export type LearnRoute = { lesson: number | null };

export const LEARN = '#/learn';
/** The first relevé, the taste before the course. */
export const TASTE = '#/lesson';

/** The place in the course an address names, if it is one: #/learn, #/learn/3. */
export function learnRouteOf(hash: string): LearnRoute | null {
  const found = /^#\/learn(?:\/(\d{1,2}))?\/?$/.exec(hash);
  return found ? { lesson: found[1] ? Number(found[1]) : null } : null;
}

/** Where a lesson is. */
export function lessonHash(lesson: number): string {
  return `${LEARN}/${lesson}`;
}
