import type { HabitExercise, ThemeExercise } from '../../../state/training/today';
import type { AnswerReason } from '../../../wire/described/messages';
import type { Graded, OwnGame } from './games';
import { grouped } from './grouped';

/** What errors may have in common, each with the exercise against it. */
export const HABITS = {
  corner: { trainer: 'play', item: 'coin' },
  exposed: { trainer: 'chances', item: 'hit' },
  talon: { trainer: 'play', item: 'opening' },
  cases: { trainer: 'play', item: 'filling' },
  heaps: { trainer: 'play', item: 'plan' },
  jan: { trainer: 'chances', item: 'fill' },
  held: { trainer: 'hold_or_go', item: 'keeping' },
  left: { trainer: 'hold_or_go', item: 'plan' },
} as const satisfies Record<string, ThemeExercise>;
export type Habit = keyof typeof HABITS;

/** The habits by the facts that speak against a play (src/engine/explain/facts.h): whose it is, and its name. */
const BY_FACT: Partial<Record<string, Habit>> = {
  'own corner': 'corner',
  'own corner_lost': 'corner',
  'own take_corner': 'corner',
  'own high_alone': 'exposed',
  'other hit': 'exposed',
  'own talon': 'talon',
  'own low_cases': 'cases',
  'own case_on_seven': 'cases',
  'own high_cases': 'cases',
  'own make_case': 'cases',
  'own third_on_corner': 'heaps',
  'own heaps': 'heaps',
  'own fill': 'jan',
  'own missing': 'jan',
  'own full': 'jan',
  'own keep': 'jan',
  'own break': 'jan',
  'own spare': 'jan',
};

/** The number of habits that are shown and drilled. */
export const HABITS_SHOWN = 3;

/** The cost of a habit. */
export interface HabitCost {
  habit: Habit;
  /** Holes lost by it, a game. */
  holes: number;
  times: number;
  /** The costliest error. */
  worst: Graded;
}

/** An exercise against a habit. */
export type DueHabit = HabitExercise & Pick<HabitCost, 'habit' | 'holes'>;

/** Returns the habit that an error shows; null for a good answer, and where no habit has its reason. */
export function habitOf({ grade, asked, given, best, reasons }: Graded): Habit | null {
  if (grade === 'good') return null;
  if (asked === 'decision') {
    if (best?.type === given.type) return null;
    return given.type === 'hold' ? 'held' : given.type === 'go' ? 'left' : null;
  }
  const against = reasons?.find(speaksAgainst);
  return (against && BY_FACT[`${against.of} ${against.name}`]) ?? null;
}

/** A reason for the best answer speaks against the one given. */
const speaksAgainst = ({ weight, role }: AnswerReason): boolean => weight > 0 && role !== 'though';

/** Returns the habits that cost most in some games, the costliest first. */
export function costliest(games: readonly OwnGame[], most: number): HabitCost[] {
  const answers = games.flatMap(({ choices }) => choices.map(({ answer }) => answer));
  return [...grouped(answers, habitOf)]
    .flatMap(([habit, errors]) => {
      if (habit === null) return [];
      const holes = errors.reduce((sum, { lost }) => sum + lost.holes, 0) / games.length;
      const worst = errors.reduce((a, b) => (b.lost.holes > a.lost.holes ? b : a));
      return [{ habit, holes, times: errors.length, worst }];
    })
    .sort((a, b) => b.holes - a.holes)
    .slice(0, most);
}

/** Returns the exercises against the habits that cost most, the costliest first, each with the day on which a game showed it last. */
export function habitExercises(games: readonly OwnGame[]): DueHabit[] {
  return costliest(games, HABITS_SHOWN).map(({ habit, holes }) => {
    const shown = games.filter(({ choices }) => choices.some(({ answer }) => habitOf(answer) === habit));
    return { ...HABITS[habit], habit, holes, shown: Math.max(...shown.map(({ day }) => day ?? 0)) };
  });
}
