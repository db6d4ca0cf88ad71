import type {
  TableNumber,
  TournamentBoard,
  TournamentPage,
  TournamentRound,
  TournamentTable,
} from '../../wire/described/messages';

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

/** Returns the game of that number: a table, or a board of its match; undefined if there is none. */
export function gameAt(page: TournamentPage, { round, table, board = 0 }: TableNumber): TournamentBoard | undefined {
  const found = page.rounds[round - 1]?.tables[table - 1];
  return board > 0 ? found?.boards?.[board - 1] : found;
}

/** A game with its place. */
export interface PlacedGame {
  at: TableNumber;
  game: TournamentBoard;
}

/** Returns all games of a round, from 1: those of its tables, and those at the boards of its matches. */
export function gamesOf(page: TournamentPage, round: number): PlacedGame[] {
  return (page.rounds[round - 1]?.tables ?? []).flatMap((one, i): PlacedGame[] => {
    const at = { round, table: i + 1 };
    return one.boards?.map((game, k) => ({ at: { ...at, board: k + 1 }, game })) ?? [{ at, game: one }];
  });
}

/** Returns the game of a table that is played now, or was played last, where they are played one after another. */
export function lastGame(table: TournamentTable): TournamentBoard {
  return table.boards?.at(-1) ?? table;
}

/** Returns the number of a table in figures; of a game of a match with that of its board. */
export function placeText({ table, board = 0 }: TableNumber): string {
  return board > 0 ? `${table}.${board}` : String(table);
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

/** Returns the state of a game at a moment of the server, in seconds. */
export function stateOf(page: TournamentPage, table: TournamentBoard, now: number): TableState {
  if (table.outcome) return table.outcome === 'played' ? 'over' : table.outcome;
  if (table.disputed) return 'disputed';
  if (table.reports?.length) return 'reported';
  if (table.begun || page.settings.on_wood) return 'playing';
  return table.late || now > (table.due ?? Infinity) ? 'absent' : 'awaited';
}

/** Returns the seats of a table whose player has not sat down. */
export function emptySeats({ seats, seated = [] }: TournamentBoard): number[] {
  return seats.map((_, seat) => seat).filter((seat) => !seated.includes(seat));
}

/** Returns the holes of White and Black in figures. */
export function holesText([white, black]: readonly number[]): string {
  return `${white}\u00a0–\u00a0${black}`;
}

/** Returns the seat that has won by the holes alone; null for neither. */
export function winnerByHoles([white = 0, black = 0]: readonly number[]): number | null {
  return white === black ? null : Number(black > white);
}
