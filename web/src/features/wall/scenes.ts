import { gamesOf, roundInPlay, type PlacedGame } from '../../state/tournament/tables';
import type { TournamentPage } from '../../wire/described/messages';

/** What a screen shows one after another: who sits where, boards in play, the tables, the standings. */
export type SceneKind = 'names' | 'boards' | 'tables' | 'standings';
export interface Scene {
  kind: SceneKind;
  /** The first of what is shown, from 0, and how many there are of it. */
  from: number;
  most: number;
  all: number;
}

/** How much of a kind one screen shows. */
const MOST: Record<SceneKind, number> = { names: 24, boards: 2, tables: 12, standings: 16 };
/** At real boards the list by names is shown for so long, in seconds: nobody says when they sit down. */
const SEATING = 600;

/** Returns the games that can be watched now. */
export function boardsIn(page: TournamentPage): PlacedGame[] {
  if (!roundInPlay(page)) return [];
  return gamesOf(page, page.rounds.length).filter(({ game: { game, begun, outcome } }) => game && begun && !outcome);
}

/** Returns what is shown of a tournament, in turn; `now` is a time of the server in seconds. */
export function scenesOf(page: TournamentPage, now: number): Scene[] {
  const round = roundInPlay(page);
  const tables = page.rounds.at(-1)?.tables ?? [];
  const seating =
    round !== undefined &&
    (page.settings.on_wood
      ? now - round.begun < SEATING
      : gamesOf(page, page.rounds.length).some(({ game: { begun, outcome } }) => !begun && !outcome));
  const seats = tables.length * 2 + (page.rounds.at(-1)?.byes.length ?? 0);
  const parts = (kind: SceneKind, all: number): Scene[] =>
    Array.from({ length: Math.ceil(all / MOST[kind]) }, (_, i) => ({
      kind,
      from: i * MOST[kind],
      most: MOST[kind],
      all,
    }));
  return [
    ...(seating ? parts('names', seats) : []),
    ...parts('boards', boardsIn(page).length),
    ...(round ? parts('tables', tables.length) : []),
    ...parts('standings', page.standings.length || page.entrants.length),
  ];
}
