import { keptReviews } from '../../state/kept/reviews';
import { course } from '../../state/training/course.svelte';
import { training } from '../../state/training/kept.svelte';
import { dayOf, timestampOf } from '../../state/training/progress';
import { fiveOf, openThemes, todayIn, type Exercise } from '../../state/training/today';
import type { Review } from '../../wire/messages/analysis';
import { engine } from '../../wire/module/load';
import { t } from '../../words/language.svelte';
import { agreedRules } from './agreed';
import { mistakeName, mistakesToday } from './own';

/** A part of today: the position of the day, or an exercise. */
export type TodayPart = 'day' | Exercise;

/** What there is to do today: the position of the day, the five exercises, and a mistake of the last reviewed game. */
export class Today {
  /** The reviews kept here, the latest first. */
  reviews = $state.raw<Review[]>([]);
  readonly #bots = Object.values(t.levels.name);
  readonly themes = $derived(openThemes(training.now, (lesson) => course.in(lesson).done, agreedRules()));
  readonly #mistakes = $derived(mistakesToday(training.now, this.reviews, this.#bots, timestampOf(new Date())));
  readonly mistake = $derived(this.#mistakes.one);
  readonly five = $derived(
    fiveOf(training.now, {
      themes: this.themes,
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
    this.reviews = await keptReviews(engine);
  }

  /** Returns whether a part was answered rightly today; null if it was not answered. The position of the day is only done. */
  answer(part: TodayPart): boolean | null {
    if (part === 'day') return training.now.daily === dayOf(new Date()) ? true : null;
    return todayIn(training.now, part, timestampOf(new Date()));
  }
}
