import type { Drill, Kind } from '../../wire/messages/drill';
import { BEGINNER, keyOf, type TrainingProgress } from './progress';

/** How far from your rating a problem may lie, at first; more where there is none. */
const NEAR = 150;
/** How often a theme may be asked running. */
const MOST_RUNNING = 2;
/** Of so many problems one is of a theme that is due, if any is: what was missed never keeps out what is new. */
const EVERY = 2;
/** So large a part of the problems is chosen from, however far they lie. */
const SHARE = 0.1;

/** The themes of a kind that are due, the one that has waited longest first. */
export function dueThemes({ cards }: TrainingProgress, kind: Kind, now: number): string[] {
  return Object.entries(cards)
    .filter(([key, card]) => key.startsWith(`${kind}:`) && card.due <= now)
    .sort(([, a], [, b]) => a.due - b.due)
    .map(([key]) => key.slice(kind.length + 1));
}

interface Wish {
  kind: Kind;
  /** Of this theme alone. */
  theme: string | null;
  /** When it is asked (timestampOf). */
  now: number;
  /** The problems asked since the trainer was opened, the latest last. */
  asked: readonly Drill[];
  /** 0 to 1. */
  chance: number;
}

/**
 * Returns the next problem: of the theme wished for, or every other time of the one that has been due longest, near to
 * the reader's strength, and none that was asked lately. Where no theme is wished for, none comes more than
 * MOST_RUNNING times running.
 */
export function chosen(drills: Drill[], progress: TrainingProgress, { kind, theme, now, asked, chance }: Wish): Drill {
  const stale = theme === null ? runningThemes(asked) : [];
  const varied = drills.filter(({ themes }) => !themes.some((one) => stale.includes(one)));
  const fresh = varied.filter((drill) => !(keyOf(drill) in progress.problems));
  const wanted = theme !== null ? [theme] : asked.length % EVERY === 0 ? dueThemes(progress, kind, now) : [];
  const due = wanted.map((one) => fresh.filter(({ themes }) => themes.includes(one)));
  const all = [...due, fresh, varied, drills].find((some) => some.length > 0)!;
  const { rating } = progress.ratings[kind] ?? BEGINNER;
  const far = ({ difficulty }: Drill) => Math.abs(difficulty - rating);
  const near = all.filter((drill) => far(drill) <= NEAR);
  const least = Math.ceil(all.length * SHARE);
  const some = near.length >= least ? near : all.toSorted((a, b) => far(a) - far(b)).slice(0, least);
  return some[Math.floor(chance * some.length)]!;
}

/** The themes that each of the last MOST_RUNNING problems had. */
function runningThemes(asked: readonly Drill[]): string[] {
  const [first, ...more] = asked.slice(-MOST_RUNNING);
  if (!first || more.length < MOST_RUNNING - 1) return [];
  return first.themes.filter((theme) => more.every(({ themes }) => themes.includes(theme)));
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
