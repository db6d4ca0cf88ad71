import type { TableNumber, TournamentPage, TournamentRound, TournamentTable } from '../../wire/described/messages';

/** What follows for the tables of a round. */

/** The state of a table, as its players and those who direct see it. */
export const TABLE_STATES = [
  'disputed',
  'absent',
  'reported',
  'awaited',
  'playing',
  'over',
  'forfeit',
  'annulled',
] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** Returns the table of that number; undefined if there is none. */
export function tableAt(page: TournamentPage, { round, table }: TableNumber): TournamentTable | undefined {
  return page.rounds[round - 1]?.tables[table - 1];
}

/** Returns the round that is being played; undefined between rounds. */
export function roundInPlay({ rounds }: TournamentPage): TournamentRound | undefined {
  const last = rounds.at(-1);
  return last?.closed ? undefined : last;
}

/** Returns whether every table of the round in play has a result. */
export function isDecided(page: TournamentPage): boolean {
  return roundInPlay(page)?.tables.every(({ outcome }) => outcome) ?? false;
}

/** Returns the moment by when the players of a table must have sat down, in seconds; undefined if there is none. */
export function dueAt(page: TournamentPage, round: TournamentRound, table: TournamentTable): number | undefined {
  const sitsDown = !page.settings.on_wood && page.settings.clockwork !== 'by_date';
  return sitsDown && round.due !== undefined ? round.due + (table.minutes ?? 0) * 60 : undefined;
}

/** Returns the state of a table at a moment of the server, in seconds. */
export function stateOf(page: TournamentPage, round: TournamentRound, table: TournamentTable, now: number): TableState {
  if (table.outcome) return table.outcome === 'played' ? 'over' : table.outcome;
  if (table.disputed) return 'disputed';
  if (table.reports?.length) return 'reported';
  if (table.begun || page.settings.on_wood) return 'playing';
  return table.late || now > (dueAt(page, round, table) ?? Infinity) ? 'absent' : 'awaited';
}

/** Returns the seats of a table whose player has not sat down. */
export function emptySeats({ seated = [] }: TournamentTable): number[] {
  return [0, 1].filter((seat) => !seated.includes(seat));
}

/** Returns the holes of White and Black in figures. */
export function holesText([white, black]: readonly number[]): string {
  return `${white}\u00a0–\u00a0${black}`;
}

/** Returns the seat that has won by the holes alone; null for neither. */
export function winnerByHoles([white = 0, black = 0]: readonly number[]): number | null {
  return white === black ? null : Number(black > white);
}
