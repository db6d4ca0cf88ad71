import type { ClubSeason, SeasonRow, SeasonTournament } from '../../wire/described/messages';

/** What an evening adds to the sum of a row. */
export interface Term {
  evening: SeasonTournament;
  /** The place of the evening in the season, from 0. */
  at: number;
  points: number;
}

/** Returns what makes the sum of a row: its evenings that earned points, in their order. */
export function termsOf({ tournaments }: ClubSeason, { earned = [] }: SeasonRow): Term[] {
  return tournaments
    .map((evening, at) => ({ evening, at, points: earned[at] ?? 0 }))
    .filter(({ points }) => points > 0);
}

/** Returns the places of the last so many evenings of a season, from 0. */
export function lastEvenings({ tournaments }: ClubSeason, most: number): number[] {
  return tournaments.map((_, at) => at).slice(-most);
}

/** Returns the rows that a short table has: the first ones, and the reader’s own wherever it stands. */
export function shownRows({ rows }: ClubSeason, most: number): SeasonRow[] {
  const own = rows.findIndex(({ you }) => you);
  return rows.filter((_, i) => i < most || i === own);
}
