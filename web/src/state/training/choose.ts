import type { Drill, Kind } from '../../wire/messages/drill';
import { BEGINNER, keyOf, type Progress } from './progress';

/** How far from one's rating a problem may lie, at first; more where there is none. */
const NEAR = 150;

/** The theme that has waited longest beyond its time; null where none is due. */
export function dueTheme({ cards }: Progress, kind: Kind, day: number): string | null {
  const due = Object.entries(cards)
    .filter(([key, card]) => key.startsWith(`${kind}:`) && card.due <= day)
    .sort(([, a], [, b]) => a.due - b.due);
  return due[0]?.[0].slice(kind.length + 1) ?? null;
}

/** How many themes of a kind are due. */
export function dueCount({ cards }: Progress, kind: Kind, day: number): number {
  return Object.entries(cards).filter(([key, { due }]) => key.startsWith(`${kind}:`) && due <= day).length;
}

export interface Wish {
  kind: Kind;
  /** Of this theme alone. */
  theme: string | null;
  day: number;
  /** 0 to 1. */
  chance: number;
}

/** The next problem: of the theme wished for or due, near to one's strength, none that was asked lately. */
export function chosen(drills: Drill[], progress: Progress, { kind, theme, day, chance }: Wish): Drill {
  const wanted = theme ?? dueTheme(progress, kind, day);
  const fresh = drills.filter((drill) => !(keyOf(drill) in progress.problems));
  const themed = fresh.filter(({ themes }) => wanted === null || themes.includes(wanted));
  const all = [themed, fresh, drills].find((some) => some.length > 0)!;
  const { rating } = progress.ratings[kind] ?? BEGINNER;
  const far = ({ difficulty }: Drill) => Math.abs(difficulty - rating);
  const near = all.filter((drill) => far(drill) <= NEAR);
  const some = near.length > 0 ? near : all.toSorted((a, b) => far(a) - far(b)).slice(0, 20);
  return some[Math.floor(chance * some.length)]!;
}

/** How far apart the problems of neighbouring days lie in their file. */
const LEAP = 2741;

/** The kinds take turns, day by day, and the problem is the same for everybody. */
export function ofTheDay(kinds: readonly Kind[], day: number): Kind {
  return kinds[day % kinds.length]!;
}

/** The problem of a day among those of its kind: the days go through them in leaps, so that neighbours differ. */
export function drillOfTheDay(drills: Drill[], day: number): Drill {
  return drills[(day * LEAP) % drills.length]!;
}

/** All themes of some problems, the commonest first. */
export function themesIn(drills: Drill[]): string[] {
  const counts = new Map<string, number>();
  for (const { themes } of drills) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([theme]) => theme);
}
