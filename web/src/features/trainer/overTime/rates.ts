import { RANKED_CHOICES, RANKS as DESCRIBED } from '../../../wire/described/grades';
import type { Rank } from '../../../wire/described/messages';
import type { OwnChoice, OwnGame } from './games';
import { grouped } from './grouped';

/** The ranks, best first, and the rate below which each is given. */
export const RANKS: readonly { rank: Rank; below: number }[] = DESCRIBED.map(({ rank, below }) => ({
  rank,
  below: below ?? Infinity,
}));
/** From fewer choices no row is called the worst. */
const COMPARED = 10;
const WEEK = 7;
/** The rows of a division whose keys are not given. */
const ROWS = 5;
/** The days of the figures, and of those before them: three months. */
const RECENT = 13 * WEEK;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 3;

/** The reader's errors in the games of one week. */
export interface WeekRate {
  /** Its Monday, in days since 1970. */
  day: number;
  games: number;
  choices: number;
  rate: number;
}

/** The errors in one kind of choice. */
export interface RateRow<Key extends string = string> {
  key: Key;
  choices: number;
  rate: number;
  /** In the three months before; null without a choice there. */
  before: number | null;
  /** It has the highest rate of several, from enough choices. */
  worst: boolean;
}

/** Returns the mean loss of some choices, in thousandths of a tour. */
function rateOf(choices: readonly OwnChoice[]): number {
  return choices.reduce((sum, { answer }) => sum + answer.lost.mille, 0) / choices.length;
}

/** Returns the rank of a rate; null for too few choices. */
export function rankOf({ rate, choices }: Pick<WeekRate, 'rate' | 'choices'>): Rank | null {
  return choices < RANKED_CHOICES ? null : RANKS.find(({ below }) => rate < below)!.rank;
}

/** Returns the next better rank, and its limit; null for the best. */
export function nextRank(rate: number): { rank: Rank; below: number } | null {
  return RANKS.findLast(({ below }) => below <= rate) ?? null;
}

/** Returns the weeks with games whose day is known, earliest first. */
export function weeksOf(games: readonly OwnGame[]): WeekRate[] {
  const dated = games.flatMap(({ day, choices }) => (day === null ? [] : [{ day: mondayOf(day), choices }]));
  return [...grouped(dated, ({ day }) => day)]
    .map(([day, those]) => {
      const choices = those.flatMap((game) => game.choices);
      return { day, games: those.length, choices: choices.length, rate: rateOf(choices) };
    })
    .sort((a, b) => a.day - b.day);
}

const mondayOf = (day: number): number => day - ((day + THURSDAY) % WEEK);

/** Returns the games of the three months up to the latest one, and those of the three months before. */
export function byRecency(games: readonly OwnGame[]): { recent: OwnGame[]; before: OwnGame[] } {
  const last = Math.max(...games.map(({ day }) => day ?? -Infinity));
  const age = ({ day }: OwnGame) => (day === null ? 0 : last - day);
  return {
    recent: games.filter((game) => age(game) < RECENT),
    before: games.filter((game) => age(game) >= RECENT && age(game) < 2 * RECENT),
  };
}

/** Returns the rates of choices by a key, in the order of `keys`, or else the most frequent ones first. */
export function ratesBy<Key extends string>(
  { recent, before }: { recent: readonly OwnGame[]; before: readonly OwnGame[] },
  keyOf: (choice: OwnChoice) => Key,
  keys?: readonly Key[],
): RateRow<Key>[] {
  const choicesOf = (games: readonly OwnGame[]) =>
    grouped(
      games.flatMap(({ choices }) => choices),
      keyOf,
    );
  const [now, earlier] = [choicesOf(recent), choicesOf(before)];
  const rows = (keys ?? byNumber(now)).flatMap((key) => {
    const choices = now.get(key);
    const then = earlier.get(key);
    return choices
      ? [{ key, choices: choices.length, rate: rateOf(choices), before: then ? rateOf(then) : null, worst: false }]
      : [];
  });
  const highest = Math.max(...rows.map(({ rate }) => rate));
  const isWorst = ({ choices, rate }: RateRow<Key>) => rows.length > 1 && rate === highest && choices >= COMPARED;
  return rows.map((row) => ({ ...row, worst: isWorst(row) }));
}

/** Returns the most frequent keys. */
function byNumber<Key>(all: ReadonlyMap<Key, readonly unknown[]>): Key[] {
  return [...all]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, ROWS)
    .map(([key]) => key);
}
