import { KINDS, type Kind } from '../../wire/messages/drill';
import { isOf, type RuleFlag } from './choose';
import { afterAsked, DECKS, type Deck } from './decks';
import { masteryOf, masteryOfHabit, MASTERIES, type Mastery } from './mastery';
import { rateOf, remembered, themeKey, type TrainingProgress } from './progress';
import { THEMES } from './taught';
import { RULE_FLAGS } from '../../wire/described/rules';

/** A theme of a trainer. */
export interface ThemeExercise {
  trainer: Kind;
  item: string;
}
/** The exercise against a habit of the reader's own games. */
export interface HabitExercise extends ThemeExercise {
  /** The day of the last game that showed it, counted from 1970. */
  shown: number;
}
/** A position of a deck, by its name. */
interface PositionExercise {
  trainer: Deck;
  item: string;
}
/** One exercise; its address is `#/train/TRAINER/ITEM`. */
export type Exercise = ThemeExercise | PositionExercise;

/** The number of exercises of a day. */
export const FIVE = 5;
/** The places among them that are kept for a habit, for new themes, and for due themes beside due positions. */
const LEAST = { habit: 1, new: 2, due: 1 };

export const exerciseKey = ({ trainer, item }: Exercise): string => `${trainer}:${item}`;

/** Returns whether an exercise is a theme of a trainer. */
export const isTheme = (one: Exercise): one is ThemeExercise => KINDS.some((kind) => kind === one.trainer);

/** Returns whether the exercise was answered rightly today; null if it was not answered. */
export function todayIn({ today }: TrainingProgress, exercise: Exercise, now: number): boolean | null {
  const done = today[exerciseKey(exercise)];
  return done && Math.floor(done.last) === Math.floor(now) ? done.answers.startsWith('1') : null;
}

/** Returns the progress after an exercise of today's list was answered; its first answer of the day counts. */
export function afterExercise(
  progress: TrainingProgress,
  exercise: Exercise,
  right: boolean,
  now: number,
): TrainingProgress {
  const today = Object.entries(progress.today).filter(([, { last }]) => Math.floor(last) === Math.floor(now));
  const done = todayIn(progress, exercise, now) !== null;
  return {
    ...progress,
    today: Object.fromEntries(done ? today : [...today, [exerciseKey(exercise), remembered(undefined, right, now)]]),
  };
}

/** Returns the progress after a position of a deck was answered. */
export function afterPosition(progress: TrainingProgress, deck: Deck, item: string, right: boolean, now: number) {
  return afterExercise(afterAsked(progress, deck, item, right ? 3 : 1, now), { trainer: deck, item }, right, now);
}

/**
 * Returns the themes to train, in the order of the lessons: those of the lessons done, and those asked before. Without
 * a lesson that teaches one, the next five themes: a reader who knows the game needs no course. Themes of optional
 * rules need the agreement.
 */
export function openThemes(
  progress: TrainingProgress,
  isDone: (lesson: number) => boolean,
  agreed: readonly RuleFlag[],
): ThemeExercise[] {
  const strange = RULE_FLAGS.filter((rule) => !agreed.includes(rule));
  const known = THEMES.filter(({ theme }) => !strange.some((rule) => isOf(rule, theme)));
  const asked = known.filter(({ kind, theme }) => themeKey(kind, theme) in progress.tallies);
  const taught = known.filter(({ lesson }) => isDone(lesson));
  const more = taught.length > 0 ? taught : known.filter((one) => !asked.includes(one)).slice(0, FIVE);
  const open = known.filter((one) => asked.includes(one) || more.includes(one));
  return open.map(({ kind, theme }) => ({ trainer: kind, item: theme }));
}

/** Returns the themes by how well they are known, each list with the neediest first; new ones of each kind in turn. */
export function byMastery(progress: TrainingProgress, themes: ThemeExercise[]): Record<Mastery, ThemeExercise[]> {
  const turnOf = (one: ThemeExercise) => {
    const kind = themes.filter(({ trainer }) => trainer === one.trainer);
    return kind.indexOf(one) / kind.length;
  };
  const need: Record<Mastery, (one: ThemeExercise) => number> = {
    new: (one) => (progress.tallies[exerciseKey(one)]?.asked ?? 0) + turnOf(one),
    shaky: ({ trainer, item }) => rateOf(progress, trainer, item) ?? 0,
    sure: (one) => progress.recent[exerciseKey(one)]?.last ?? 0,
  };
  const at = (mastery: Mastery) =>
    themes
      .filter(({ trainer, item }) => masteryOf(progress, trainer, item) === mastery)
      .sort((a, b) => need[mastery](a) - need[mastery](b));
  return Object.fromEntries(MASTERIES.map((one) => [one, at(one)])) as Record<Mastery, ThemeExercise[]>;
}

/** What the list of a day is chosen from. */
interface Choice {
  themes: ThemeExercise[];
  /** Those against the habits of their own games, the costliest first. */
  habits: readonly HabitExercise[];
  /** The own mistakes that can be asked here, by name. */
  mistakes: readonly string[];
  now: number;
}

/**
 * Returns the five exercises of today: those answered today, then those that need it most. Due positions come first,
 * then the exercise against a habit that is not overcome, themes that were never asked, and due themes; some
 * places are kept for the later ones, so that everything comes up within a week, and again before it is forgotten.
 * Themes that are shaky, new or sure fill the places that remain.
 */
export function fiveOf(progress: TrainingProgress, { themes, habits, mistakes, now }: Choice): Exercise[] {
  const open = new Set([...themes, ...habits].map(exerciseKey));
  const asks = (one: Exercise) =>
    isTheme(one) ? open.has(exerciseKey(one)) : one.trainer !== 'mistakes' || mistakes.includes(one.item);
  const done = Object.keys(progress.today)
    .map(exerciseOf)
    .filter((one) => asks(one) && todayIn(progress, one, now) !== null)
    .slice(0, FIVE);
  const drilled = done.some((one) => habits.some((habit) => exerciseKey(habit) === exerciseKey(one)));
  const habit = drilled ? [] : dueHabits(progress, habits).slice(0, LEAST.habit);
  const waits = (one: Exercise) =>
    todayIn(progress, one, now) === null && !habit.some((other) => exerciseKey(other) === exerciseKey(one));
  const due = dueCards(progress, now).filter((one) => asks(one) && waits(one));
  const { new: fresh, shaky, sure } = byMastery(progress, themes);
  const isMet = (one: Exercise) => exerciseKey(one) in progress.tallies;
  const unmet = fresh.filter((one) => waits(one) && !isMet(one));
  const positions = due.filter((one) => !isTheme(one));
  const wanting = [
    { all: positions, least: 0 },
    { all: habit.map(({ trainer, item }) => ({ trainer, item })), least: LEAST.habit },
    { all: unmet, least: LEAST.new },
    { all: due.filter(isTheme), least: positions.length > 0 ? LEAST.due : 0 },
    { all: fresh.filter((one) => waits(one) && isMet(one)), least: Math.max(0, LEAST.new - unmet.length) },
  ];
  const listed = new Set(wanting.flatMap(({ all }) => all.map(exerciseKey)));
  const rest = [...shaky, ...fresh, ...sure].filter((one) => waits(one) && !listed.has(exerciseKey(one)));
  return [...done, ...shared(wanting, FIVE - done.length, rest)];
}

/** Returns the habits that are not overcome, the longest untrained first; of several never trained, the costliest. */
function dueHabits(progress: TrainingProgress, habits: readonly HabitExercise[]): HabitExercise[] {
  const last = (one: HabitExercise) => progress.recent[exerciseKey(one)]?.last ?? 0;
  return habits
    .filter(({ trainer, item, shown }) => masteryOfHabit(progress, trainer, item, shown) !== 'sure')
    .sort((a, b) => last(a) - last(b));
}

/** Returns the positions and themes that are due, longest overdue first. */
function dueCards({ cards }: TrainingProgress, now: number): Exercise[] {
  return Object.entries(cards)
    .filter(([, { due }]) => due <= now)
    .sort(([, a], [, b]) => a.due - b.due)
    .map(([key]) => exerciseOf(key));
}

function exerciseOf(key: string): Exercise {
  const at = key.indexOf(':');
  const trainer = [...KINDS, ...DECKS].find((one) => one === key.slice(0, at))!;
  return { trainer, item: key.slice(at + 1) };
}

/** Returns that many exercises: from each list in turn, less the places kept for later lists, then the rest. */
function shared(lists: { all: Exercise[]; least: number }[], places: number, rest: Exercise[]): Exercise[] {
  let left = places;
  const chosen = lists.flatMap(({ all }, i) => {
    const kept = lists.slice(i + 1).reduce((sum, later) => sum + Math.min(later.least, later.all.length), 0);
    const some = all.slice(0, Math.max(0, left - kept));
    left -= some.length;
    return some;
  });
  return [...chosen, ...rest.slice(0, left)];
}
