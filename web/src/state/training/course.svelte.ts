import { has, keptAt } from '../../wire/storage/local';

const KEY = 'trictrac.course';

/** The reader's progress in a lesson. */
interface LessonProgress {
  /** The current step. */
  at: number;
  done: boolean;
  /** The numbers of the steps that were skipped and not done since. */
  skipped?: number[];
}

/** The progress by the numbers of the lessons. */
export type Lessons = Record<string, LessonProgress>;

const NEW: LessonProgress = { at: 0, done: false };

/** The reader's progress in the course, as this device keeps it. */
class Course {
  now = $state.raw<Lessons>(read());
  /** Is called after progress on this device. */
  learnt: () => void = () => undefined;

  constructor() {
    // Progress made in another tab counts here too.
    addEventListener('storage', ({ key }) => key === KEY && (this.now = read()));
  }

  /** Returns the progress in a lesson. */
  in(lesson: number): LessonProgress {
    return this.now[lesson] ?? NEW;
  }

  /** Keeps the reader's step and the steps they skipped; a lesson once done stays so. */
  keep(lesson: number, at: number, done: boolean, skipped: number[] = []): void {
    const left = skipped.length > 0 ? { skipped } : {};
    this.take({ ...this.now, [lesson]: { at, done: done || this.in(lesson).done, ...left } });
    this.learnt();
  }

  /** Takes over the merged progress of several devices. */
  take(all: Lessons): void {
    this.now = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Nothing can be kept here: it lasts as long as the page.
    }
  }
}

/** Progress that cannot be read counts as none. */
const read = (): Lessons => keptAt(KEY, has<Lessons>({})) ?? {};

export const course = new Course();

/** Merges the progress of two devices: a lesson done on either is done. */
export function lessonsTogether(one: Lessons, other: Lessons): Lessons {
  const all = { ...one };
  for (const [lesson, theirs] of Object.entries(other)) {
    const known = all[lesson] ?? NEW;
    const skipped = stillSkipped(known, theirs);
    all[lesson] = {
      at: Math.max(known.at, theirs.at),
      done: known.done || theirs.done,
      ...(skipped.length > 0 && { skipped }),
    };
  }
  return all;
}

/** Returns the steps skipped on one device and not done on another. */
function stillSkipped(one: LessonProgress, other: LessonProgress): number[] {
  const open = ({ at, skipped = [] }: LessonProgress, step: number) => skipped.includes(step) || step >= at;
  const all = [...new Set([...(one.skipped ?? []), ...(other.skipped ?? [])])];
  return all.filter((step) => open(one, step) && open(other, step)).sort((a, b) => a - b);
}
