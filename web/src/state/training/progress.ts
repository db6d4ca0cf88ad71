import type { Strength } from '../../wire/described/messages';
import type { Drill, Kind } from '../../wire/messages/drill';
import type { Card } from './schedule';

/** Counts of questions and of right answers. */
export interface AnswerTally {
  asked: number;
  right: number;
}

/** The last answers to a theme. */
export interface RecentAnswers {
  /** 1 for a right answer, 0 for a wrong one, the latest last. */
  answers: string;
  /** The time of the latest answer (timestampOf). */
  last: number;
}

/** The training of one person, as this device knows it. */
export interface TrainingProgress {
  ratings: Partial<Record<Kind, Strength & { day: number }>>;
  /** The difficulties that the latest problems have shown here, by kind and number. */
  problems: Record<string, Strength>;
  /** By deck and position. */
  cards: Record<string, Card>;
  /** By kind and theme. */
  recent: Record<string, RecentAnswers>;
  tallies: Record<string, AnswerTally>;
  /** By day and kind, such as 20780:play. */
  days: Record<string, AnswerTally>;
  /** The day of the first right answer, by kind and theme. */
  firsts: Record<string, number>;
  /** The last day whose position was answered. */
  daily: number;
  /** The exercises of today's list that were answered, by trainer and theme or position (today.ts). */
  today: Record<string, RecentAnswers>;
  /** The day on which a game against a computer opponent was first known to be finished, by level. */
  met: Record<string, number>;
}

const DAY = 24 * 3600 * 1000;
export const BEGINNER: Strength = { rating: 1200, deviation: 350, volatility: 0.06 };
/** The uncertainty of a problem's difficulty before it was ever answered here. */
const OF_PROBLEM = { deviation: 90, volatility: 0.06 };

export const nothing = (): TrainingProgress => ({
  ratings: {},
  problems: {},
  cards: {},
  recent: {},
  tallies: {},
  days: {},
  firsts: {},
  daily: 0,
  today: {},
  met: {},
});

/** Returns the day by the calendar of this device, counted from 1970. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
}

/** Returns the day, plus the fraction of it that has passed. */
export function timestampOf(now: Date): number {
  const [hours, minutes, seconds] = [now.getHours(), now.getMinutes(), now.getSeconds()];
  return dayOf(now) + ((hours * 60 + minutes) * 60 + seconds) / (24 * 3600);
}

export const keyOf = ({ kind, n }: Pick<Drill, 'kind' | 'n'>): string => `${kind}:${n}`;
export const themeKey = (kind: Kind, theme: string): string => `${kind}:${theme}`;

const themeIn = (key: string): string => key.slice(key.indexOf(':') + 1);

/** Returns the difficulty of a problem: that of its file, until it was answered here. */
export function strengthOf(progress: TrainingProgress, drill: Drill): Strength {
  return progress.problems[keyOf(drill)] ?? { rating: drill.difficulty, ...OF_PROBLEM };
}

/** Counts one more answer. */
export function add(tallies: Record<string, AnswerTally>, key: string, right: boolean): void {
  const { asked, right: before } = tallies[key] ?? { asked: 0, right: 0 };
  tallies[key] = { asked: asked + 1, right: before + Number(right) };
}

/** Returns the number of days with an answer; days without one do not matter. */
export function daysTrained({ days }: TrainingProgress): number {
  return new Set(Object.keys(days).map((key) => key.split(':')[0])).size;
}

/** Returns whether something was answered on a day. */
export function trainedOn({ days }: TrainingProgress, day: number): boolean {
  return Object.keys(days).some((key) => key.startsWith(`${day}:`));
}

/** Returns the number of consecutive days with an answer, up to today or, if today has none yet, yesterday. */
export function daysInRow(progress: TrainingProgress, today: number): number {
  const last = trainedOn(progress, today) ? today : today - 1;
  let first = last;
  while (trainedOn(progress, first)) first -= 1;
  return last - first;
}

/** Returns the share of wrong answers of a kind on each day it was trained, oldest first. */
export function errorsOf({ days }: TrainingProgress, kind: Kind): { day: number; errors: number; asked: number }[] {
  return Object.entries(days)
    .filter(([key]) => key.endsWith(`:${kind}`))
    .map(([key, { asked, right }]) => ({ day: Number(key.split(':')[0]), errors: 1 - right / asked, asked }))
    .sort((a, b) => a.day - b.day);
}

/** The number of answers that rate a theme: more than a day brings, fewer than a habit needs. */
export const RECENT = 20;

/** Returns the last answers with one more. */
export function remembered(recent: RecentAnswers | undefined, right: boolean, now: number): RecentAnswers {
  const answers = `${recent?.answers ?? ''}${Number(right)}`.slice(-RECENT);
  return { answers, last: Math.max(now, recent?.last ?? 0) };
}

/** Returns the count of the last answers to a theme, or of all where the last are not kept; null if there are none. */
export function lastOf({ recent, tallies }: TrainingProgress, kind: Kind, theme: string): AnswerTally | null {
  const key = themeKey(kind, theme);
  const last = recent[key]?.answers;
  return last ? { asked: last.length, right: last.replaceAll('0', '').length } : (tallies[key] ?? null);
}

/** Returns the share of right answers among the last of a theme; null if there are none. */
export function rateOf(progress: TrainingProgress, kind: Kind, theme: string): number | null {
  const last = lastOf(progress, kind, theme);
  return last && last.right / last.asked;
}

/** Returns every theme of a kind that was asked, weakest first. */
export function themesOf(progress: TrainingProgress, kind: Kind): (AnswerTally & { theme: string; rate: number })[] {
  return Object.entries(progress.tallies)
    .filter(([key]) => key.startsWith(`${kind}:`))
    .map(([key, tally]) => ({ theme: themeIn(key), ...tally, rate: rateOf(progress, kind, themeIn(key)) ?? 0 }))
    .sort((a, b) => a.rate - b.rate);
}

/** Returns the first right answers with their days, the latest first. */
export function firstsOf({ firsts }: TrainingProgress): { kind: Kind; theme: string; day: number }[] {
  return Object.entries(firsts)
    .map(([key, day]) => ({ kind: key.split(':')[0] as Kind, theme: themeIn(key), day }))
    .sort((a, b) => b.day - a.day);
}
