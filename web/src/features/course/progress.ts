const KEY = 'trictrac.course';

/** How far one has come in a lesson. */
export interface Standing {
  /** The step one is at. */
  at: number;
  done: boolean;
}

const NEW: Standing = { at: 0, done: false };

/** How far one has come, by the numbers of the lessons; what cannot be read is nothing. */
export function progress(): Record<string, Standing> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Standing>;
  } catch {
    return {};
  }
}

/** How one stands in a lesson. */
export function standingIn(lesson: number): Standing {
  return progress()[lesson] ?? NEW;
}

/** Keeps where one is; a lesson once done stays so. */
export function keepStanding(lesson: number, at: number, done: boolean): void {
  const all = progress();
  all[lesson] = { at, done: done || (all[lesson]?.done ?? false) };
  localStorage.setItem(KEY, JSON.stringify(all));
}
