import type { Strength } from '../../wire/messages/trainer';
import type { Drill, Kind } from '../../wire/messages/drill';
import type { Card } from './schedule';

/** How often something was asked, and how often it was answered rightly. */
export interface AnswerTally {
  asked: number;
  right: number;
}

/** What this device knows of somebody's training. */
export interface TrainingProgress {
  ratings: Partial<Record<Kind, Strength & { day: number }>>;
  /** How hard problems have proved to be here, by kind and number: those asked last. */
  problems: Record<string, Strength>;
  /** By kind and theme. */
  cards: Record<string, Card>;
  tallies: Record<string, AnswerTally>;
  /** By day and kind, such as 20780:play. */
  days: Record<string, AnswerTally>;
  /** The day of the first right answer, by kind and theme. */
  firsts: Record<string, number>;
  /** The last day whose position was answered. */
  daily: number;
}

const DAY = 24 * 3600 * 1000;
export const BEGINNER: Strength = { rating: 1200, deviation: 350, volatility: 0.06 };
/** How sure one is of a problem's difficulty before anybody has answered it here. */
const OF_PROBLEM = { deviation: 90, volatility: 0.06 };

export const nothing = (): TrainingProgress => ({
  ratings: {},
  problems: {},
  cards: {},
  tallies: {},
  days: {},
  firsts: {},
  daily: 0,
});

/** The day by the calendar of this device, as a number since 1970. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
}

/** The same with the part of the day that is over. */
export function timestampOf(now: Date): number {
  const [hours, minutes, seconds] = [now.getHours(), now.getMinutes(), now.getSeconds()];
  return dayOf(now) + ((hours * 60 + minutes) * 60 + seconds) / (24 * 3600);
}

export const keyOf = ({ kind, n }: Pick<Drill, 'kind' | 'n'>): string => `${kind}:${n}`;
export const themeKey = (kind: Kind, theme: string): string => `${kind}:${theme}`;

const themeIn = (key: string): string => key.slice(key.indexOf(':') + 1);

/** How hard a problem is: as its file says, until it was answered here. */
export function strengthOf(progress: TrainingProgress, drill: Drill): Strength {
  return progress.problems[keyOf(drill)] ?? { rating: drill.difficulty, ...OF_PROBLEM };
}

/** Counts one more answer. */
export function add(tallies: Record<string, AnswerTally>, key: string, right: boolean): void {
  const { asked, right: before } = tallies[key] ?? { asked: 0, right: 0 };
  tallies[key] = { asked: asked + 1, right: before + Number(right) };
}

/** On how many days in all something was answered: a day left out takes nothing away. */
export function daysTrained({ days }: TrainingProgress): number {
  return new Set(Object.keys(days).map((key) => key.split(':')[0])).size;
}

/** Whether something was answered on a day. */
export function trainedOn({ days }: TrainingProgress, day: number): boolean {
  return Object.keys(days).some((key) => key.startsWith(`${day}:`));
}

/** On how many days running something was answered, up to today or, where today has nothing yet, yesterday. */
export function daysInRow(progress: TrainingProgress, today: number): number {
  const last = trainedOn(progress, today) ? today : today - 1;
  let first = last;
  while (trainedOn(progress, first)) first -= 1;
  return last - first;
}

/** The share of wrong answers of a kind on each day it was trained, oldest first. */
export function errorsOf({ days }: TrainingProgress, kind: Kind): { day: number; errors: number; asked: number }[] {
  return Object.entries(days)
    .filter(([key]) => key.endsWith(`:${kind}`))
    .map(([key, { asked, right }]) => ({ day: Number(key.split(':')[0]), errors: 1 - right / asked, asked }))
    .sort((a, b) => a.day - b.day);
}

/** Every theme of a kind that was asked, the least known first. */
export function themesOf(
  { tallies, cards }: TrainingProgress,
  kind: Kind,
): (AnswerTally & { theme: string; due: number })[] {
  return Object.entries(tallies)
    .filter(([key]) => key.startsWith(`${kind}:`))
    .map(([key, tally]) => ({ theme: themeIn(key), ...tally, due: cards[key]?.due ?? 0 }))
    .sort((a, b) => a.right / a.asked - b.right / b.asked);
}

/** What was first answered rightly when, the latest first. */
export function firstsOf({ firsts }: TrainingProgress): { kind: Kind; theme: string; day: number }[] {
  return Object.entries(firsts)
    .map(([key, day]) => ({ kind: key.split(':')[0] as Kind, theme: themeIn(key), day }))
    .sort((a, b) => b.day - a.day);
}
