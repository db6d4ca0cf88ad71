import type { Drill } from '../../wire/messages/drill';
import type { Strength } from '../../wire/messages/trainer';
import { add, keyOf, themeKey, type Progress } from './progress';
import { answered, type Grade } from './schedule';

const MOST_PROBLEMS = 400;

/** One of its themes, and how well it was seen. */
export interface Seen {
  theme: string;
  grade: Grade;
}

/** What an answer changes. `rated`: both strengths after it. */
export interface Outcome {
  drill: Drill;
  right: boolean;
  seen: Seen[];
  rated: { player: Strength; problem: Strength } | null;
  /** When it was given (momentOf). */
  now: number;
}

/** Returns the progress after an answer. */
export function after(progress: Progress, { drill, right, seen, rated, now }: Outcome): Progress {
  const next = structuredClone(progress);
  const { kind } = drill;
  const day = Math.floor(now);
  if (rated) {
    next.ratings[kind] = { ...rated.player, day };
    const problems = Object.entries(next.problems).filter(([key]) => key !== keyOf(drill));
    next.problems = Object.fromEntries([...problems, [keyOf(drill), rated.problem] as const].slice(-MOST_PROBLEMS));
  }
  add(next.days, `${day}:${kind}`, right);
  for (const { theme, grade } of seen) {
    const key = themeKey(kind, theme);
    next.cards[key] = answered(next.cards[key] ?? null, grade, now);
    add(next.tallies, key, grade > 1);
    if (grade > 1) next.firsts[key] ??= day;
  }
  return next;
}
