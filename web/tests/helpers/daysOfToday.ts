import { problems } from '../../e2e/helpers/problems';
import { after } from '../../src/state/training/answer';
import { chosen, drillOfTheDay, ofTheDay } from '../../src/state/training/choose';
import { nothing, type TrainingProgress } from '../../src/state/training/progress';
import { KIND_TAUGHT } from '../../src/state/training/taught';
import { afterExercise, fiveOf, isTheme, openThemes } from '../../src/state/training/today';
import { KINDS, type Drill, type Kind } from '../../src/wire/messages/drill';
import { dependable } from './chance';

export const AGREED = ['pile'] as const;
/** The first day. */
export const DAY = 20_000;
export const FILES = Object.fromEntries(KINDS.map((kind) => [kind, problems(kind)])) as Record<Kind, Drill[]>;

/** Somebody who does the list of every day. */
export interface DailyReader {
  /** Whether they have done a lesson by that day, the first being 0. */
  isDone: (lesson: number, day: number) => boolean;
  /** Answers a theme of a problem at a time, in days. */
  knows: (kind: Kind, theme: string, now: number) => boolean;
  seed: number;
}

/** Returns the progress after some days on which all of the list and the position of the day were answered. */
export function daysOfToday(days: number, { isDone, knows, seed }: DailyReader, files = FILES): TrainingProgress {
  const chance = dependable(seed);
  let progress = nothing();
  const answer = (drill: Drill, now: number) => {
    const seen = drill.themes.map((theme) => ({ theme, known: knows(drill.kind, theme, now) }));
    const right = seen.every(({ known }) => known);
    progress = after(progress, { drill, right, seen, rated: null, now });
    return right;
  };
  for (let day = 0; day < days; day += 1) {
    const now = DAY + day;
    const done = (lesson: number) => isDone(lesson, day);
    const ofDay = ofTheDay(KINDS, now);
    if (done(Math.max(...Object.values(KIND_TAUGHT)))) answer(drillOfTheDay(files[ofDay], now), now + 0.3);
    const asked: Drill[] = [];
    const themes = openThemes(progress, done, AGREED);
    for (const exercise of fiveOf(progress, { themes, habits: [], mistakes: [], now: now + 0.4 })) {
      if (!isTheme(exercise)) continue;
      const { trainer: kind, item: theme } = exercise;
      const drill = chosen(files[kind], progress, { kind, theme, agreed: AGREED, asked, chance });
      asked.push(drill);
      const right = answer(drill, now + 0.5);
      progress = afterExercise(progress, exercise, right, now + 0.5);
    }
  }
  return progress;
}
