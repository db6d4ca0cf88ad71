import type { Kind } from '../../wire/messages/drill';
import { rateOf, themeKey, type TrainingProgress } from './progress';

/** How well a theme is known, from least to best. */
export const MASTERIES = ['new', 'shaky', 'sure'] as const;
export type Mastery = (typeof MASTERIES)[number];

/** From this number of answers a theme is no longer new. */
const BEGUN = 5;
/** From this number of answers, with this share of right ones among the last, a theme is sure. */
export const PROVEN = 10;
const SURE = 0.85;

/** Returns how well a theme is known. */
export function masteryOf(progress: TrainingProgress, kind: Kind, theme: string): Mastery {
  const asked = progress.tallies[themeKey(kind, theme)]?.asked ?? 0;
  if (asked < BEGUN) return 'new';
  return asked >= PROVEN && (rateOf(progress, kind, theme) ?? 0) >= SURE ? 'sure' : 'shaky';
}

/**
 * Returns how well the exercise against a habit is known. It is not sure before it has been trained after the last game
 * that showed the habit, on that day, counted from 1970.
 */
export function masteryOfHabit(progress: TrainingProgress, kind: Kind, theme: string, shown: number): Mastery {
  const mastery = masteryOf(progress, kind, theme);
  const last = progress.recent[themeKey(kind, theme)]?.last ?? 0;
  return mastery === 'sure' && Math.floor(last) <= shown ? 'shaky' : mastery;
}
