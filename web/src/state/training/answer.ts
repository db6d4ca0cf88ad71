import type { Drill } from '../../wire/messages/drill';
import type { Strength } from '../../wire/described/messages';
import { add, keyOf, remembered, themeKey, type TrainingProgress } from './progress';
import { answered } from './schedule';

const MOST_PROBLEMS = 400;

/** One of its themes, and whether it was seen. */
export interface SeenTheme {
  theme: string;
  known: boolean;
}

/** The changes after an answer. `rated`: both strengths after it. */
export interface AnswerOutcome {
  drill: Drill;
  right: boolean;
  seen: SeenTheme[];
  rated: { player: Strength; problem: Strength } | null;
  /** The time of the answer (timestampOf). */
  now: number;
}

/** Returns the progress after an answer. */
export function after(progress: TrainingProgress, { drill, right, seen, rated, now }: AnswerOutcome): TrainingProgress {
  const next = structuredClone(progress);
  const { kind } = drill;
  const day = Math.floor(now);
  if (rated) {
    next.ratings[kind] = { ...rated.player, day };
    const problems = Object.entries(next.problems).filter(([key]) => key !== keyOf(drill));
    next.problems = Object.fromEntries([...problems, [keyOf(drill), rated.problem] as const].slice(-MOST_PROBLEMS));
  }
  add(next.days, `${day}:${kind}`, right);
  for (const { theme, known } of seen) {
    const key = themeKey(kind, theme);
    next.recent[key] = remembered(next.recent[key], known, now);
    add(next.tallies, key, known);
    next.cards[key] = answered(next.cards[key] ?? null, known ? 3 : 1, now);
    if (known) next.firsts[key] ??= day;
  }
  return next;
}
