const KEY = 'trictrac.course';

/** How far one has come in a lesson. */
export interface Standing {
  /** The step one is at. */
  at: number;
  done: boolean;
}

/** How far one has come, by the numbers of the lessons. */
export type Lessons = Record<string, Standing>;

const NEW: Standing = { at: 0, done: false };

/** How far one has come in the course, as this device keeps it. */
class Course {
  now = $state.raw<Lessons>(read());
  /** Is called when something has been learnt here. */
  learnt: () => void = () => undefined;

  /** How one stands in a lesson. */
  in(lesson: number): Standing {
    return this.now[lesson] ?? NEW;
  }

  /** Keeps where one is; a lesson once done stays so. */
  keep(lesson: number, at: number, done: boolean): void {
    this.take({ ...this.now, [lesson]: { at, done: done || this.in(lesson).done } });
    this.learnt();
  }

  /** Takes what is known from elsewhere too. */
  take(all: Lessons): void {
    this.now = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Nothing can be kept here: it lasts as long as the page.
    }
  }
}

/** What cannot be read is nothing. */
function read(): Lessons {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Lessons;
  } catch {
    return {};
  }
}

export const course = new Course();

/** What two devices know together: a lesson done on one of them is done. */
export function lessonsTogether(one: Lessons, other: Lessons): Lessons {
  const all = { ...one };
  for (const [lesson, { at, done }] of Object.entries(other)) {
    const known = all[lesson] ?? NEW;
    all[lesson] = { at: Math.max(known.at, at), done: known.done || done };
  }
  return all;
}
