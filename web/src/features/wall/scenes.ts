import { decidedTables, isStream, openTables, type Numbered } from '../../state/tournament/stream';
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

/** Returns the tables that are shown: of the last round, or without rounds those in play and as many as were last decided. */
export function tablesIn(page: TournamentPage): Numbered[] {
  if (!isStream(page.settings.system))
    return (page.rounds.at(-1)?.tables ?? []).map((table, i) => ({ table, number: i + 1 }));
  const open = openTables(page);
  return [...open, ...decidedTables(page).slice(0, Math.max(0, MOST.tables - open.length))];
}

/** Returns the tables at which somebody is to sit down, or all of a round. */
export function seatsIn(page: TournamentPage): Numbered[] {
  const all = tablesIn(page);
  return isStream(page.settings.system) ? all.filter(({ table }) => !table.begun && !table.outcome) : all;
}

/** Returns what is shown of a tournament, in turn; `now` is a time of the server in seconds. */
export function scenesOf(page: TournamentPage, now: number): Scene[] {
  const round = roundInPlay(page);
  const stream = isStream(page.settings.system);
  const tables = tablesIn(page);
  const seating =
    round !== undefined &&
    (stream
      ? page.settings.system === 'arena' && 2 * seatsIn(page).length > openTables(page).length
      : page.settings.on_wood
        ? now - round.begun < SEATING
        : gamesOf(page, page.rounds.length).some(({ game: { begun, outcome } }) => !begun && !outcome));
  const seats =
    seatsIn(page).reduce((sum, { table }) => sum + table.seats.length, 0) + (page.rounds.at(-1)?.byes.length ?? 0);
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
