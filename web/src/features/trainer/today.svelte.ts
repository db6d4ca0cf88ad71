import { reviewedGames, type ReviewedGame } from '../../state/kept/reviews';
import { course } from '../../state/training/course.svelte';
import { training } from '../../state/training/kept.svelte';
import { dayOf, timestampOf } from '../../state/training/progress';
import { exerciseKey, fiveOf, openThemes, todayIn, type Exercise } from '../../state/training/today';
import { engine } from '../../wire/module/load';
import { agreedRules } from './agreed';
import { ownGames } from './overTime/games';
import { habitExercises, type DueHabit } from './overTime/habits';
import { knownNames } from './overTime/names';
import { byRecency } from './overTime/rates';
import { mistakeName, mistakesToday } from './own';

/** A part of today: the position of the day, or an exercise. */
export type TodayPart = 'day' | Exercise;

/** What there is to do today: the position of the day, the five exercises, and a mistake of the last reviewed game. */
export class Today {
  /** The reviewed games kept here, the latest first. */
  games = $state.raw<ReviewedGame[]>([]);
  readonly #names = $derived(knownNames());
  readonly themes = $derived(openThemes(training.now, (lesson) => course.in(lesson).done, agreedRules()));
  readonly #mistakes = $derived(
    mistakesToday(
      training.now,
      this.games.map(({ review }) => review),
      this.#names.isBot,
      timestampOf(new Date()),
    ),
  );
  /** The exercises against the habits of your games of the last three months. */
  readonly habits = $derived(habitExercises(byRecency(ownGames(this.games, this.#names)).recent));
  readonly mistake = $derived(this.#mistakes.one);
  readonly five = $derived(
    fiveOf(training.now, {
      themes: this.themes,
      habits: this.habits,
      mistakes: this.#mistakes.others.map(mistakeName),
      now: timestampOf(new Date()),
    }),
  );
  /** All parts, in their order. */
  readonly parts = $derived<TodayPart[]>([
    'day',
    ...this.five,
    ...(this.mistake ? [{ trainer: 'mistakes' as const, item: mistakeName(this.mistake) }] : []),
  ]);
  readonly left = $derived(this.parts.filter((part) => this.answer(part) === null));

  /** Reads the reviews kept here. */
  async read(): Promise<void> {
    this.games = await reviewedGames(engine);
  }

  /** Returns the habit against which an exercise is; null if it is against none. */
  habitOf(exercise: Exercise): DueHabit | null {
    return this.habits.find((habit) => exerciseKey(habit) === exerciseKey(exercise)) ?? null;
  }

  /** Returns whether a part was answered rightly today; null if it was not answered. The position of the day is only done. */
  answer(part: TodayPart): boolean | null {
    if (part === 'day') return training.now.daily === dayOf(new Date()) ? true : null;
    return todayIn(training.now, part, timestampOf(new Date()));
  }
}
