import { words as w } from '../../parts/tournament/words';
import type { StandingLuck, TournamentPage } from '../../wire/described/messages';
import { i18n } from '../../words/language.svelte';

/** What follows from the reviews of the games of a tournament. */

/** Returns a number with one decimal, in the form of the language. */
export function decimalText(value: number, signed = false): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return value
    .toLocaleString(i18n.locale, { ...digits, ...(signed && { signDisplay: 'exceptZero' }) })
    .replace('-', '−');
}

/** Returns what was won without luck within a line; empty before the first game. */
export function luckText({ games, reviewed, mean, plus_or_minus: more = 0 }: StandingLuck): string {
  if (games === 0) return '';
  const found = mean === undefined ? w.luck.toCome : `${decimalText(mean, true)} ± ${decimalText(more)}`;
  return `${w.tieBrief.luck_removed} ${found} (${w.luck.reviewed(reviewed, games)})`;
}

/** Returns how many games of a tournament were played and reviewed; null where they are not reviewed. */
export function reviewsOf({ standings }: TournamentPage): { games: number; reviewed: number } | null {
  const all = standings.flatMap(({ luck }) => luck ?? []);
  if (all.length === 0) return null;
  const sum = (of: 'games' | 'reviewed') => all.reduce((total, one) => total + one[of], 0) / 2;
  return { games: sum('games'), reviewed: sum('reviewed') };
}

/** Returns the farthest end of an interval from zero, in holes; at least one. */
export function reachOf({ standings }: TournamentPage): number {
  return Math.max(1, ...standings.map(({ luck }) => Math.abs(luck?.mean ?? 0) + (luck?.plus_or_minus ?? 0)));
}
