import type { Kind } from '../../wire/messages/drill';
import { LEVELS, type Level } from '../../wire/messages/levels';
import { themeKey, type TrainingProgress } from './progress';

/** A step of the path to an opponent: a lesson, or right answers of a trainer. */
interface PathStep {
  name: 'cases' | 'corner' | 'hit' | 'alone' | 'filling' | 'hold';
  lesson: number;
  kind: Kind;
  /** Null for any theme. */
  theme: string | null;
}

const STEPS: readonly PathStep[] = [
  { name: 'cases', lesson: 19, kind: 'play', theme: 'opening' },
  { name: 'corner', lesson: 20, kind: 'chances', theme: 'coin' },
  { name: 'hit', lesson: 2, kind: 'count', theme: 'hit_true_outer' },
  { name: 'alone', lesson: 21, kind: 'chances', theme: 'hit' },
  { name: 'filling', lesson: 24, kind: 'chances', theme: 'fill' },
  { name: 'hold', lesson: 22, kind: 'hold_or_go', theme: null },
];

/** The right answers of a step on each path; a lesson done counts for as many. */
export const ENOUGH = 12;

/** The opponents at the ends of the paths: all but the one for very first games. */
const FOES = LEVELS.slice(1);

/** The path to the next opponent. */
export interface Path {
  level: Level;
  /** The right answers of each step on this path, at most ENOUGH; `opens` is the lesson that it opens, if any. */
  steps: (PathStep & { right: number; opens: number | null })[];
  /** A game against the opponent, or against a stronger one, is finished. */
  met: boolean;
}

/** Returns the path to the first opponent whose path is not complete, or to the strongest one. */
export function pathOf(progress: TrainingProgress, isDone: (lesson: number) => boolean): Path {
  const paths = FOES.map((level, n): Path => {
    const steps = STEPS.map((step) => {
      const taught = isDone(step.lesson);
      const all = rightOf(progress, step) + (taught ? ENOUGH : 0);
      const right = Math.max(0, Math.min(ENOUGH, all - n * ENOUGH));
      return { ...step, right, opens: taught || n > 0 ? null : step.lesson };
    });
    return { level, steps, met: FOES.slice(n).some((one) => one in progress.met) };
  });
  return paths.find(({ steps, met }) => !met || steps.some(({ right }) => right < ENOUGH)) ?? paths.at(-1)!;
}

/** Returns the number of right answers of a step. */
function rightOf({ tallies, days }: TrainingProgress, { kind, theme }: PathStep): number {
  if (theme !== null) return tallies[themeKey(kind, theme)]?.right ?? 0;
  return Object.entries(days).reduce((sum, [key, { right }]) => sum + (key.endsWith(`:${kind}`) ? right : 0), 0);
}

/** Returns the progress after games against these opponents were seen finished; the same progress if all were known. */
export function afterGames(progress: TrainingProgress, levels: readonly Level[], day: number): TrainingProgress {
  const more = levels.filter((level) => !(level in progress.met));
  if (more.length === 0) return progress;
  return { ...progress, met: { ...progress.met, ...Object.fromEntries(more.map((level) => [level, day])) } };
}
