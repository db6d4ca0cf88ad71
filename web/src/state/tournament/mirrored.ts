import type { TournamentPage, TournamentTable } from '../../wire/described/messages';
import { gameAt } from './tables';

/** The first of two mirrored boards: of a round and a table, both from 1. */
export interface MirroredAt {
  round: number;
  table: number;
  board: number;
}

/** Returns the first of each two mirrored boards of a match at which games were made. */
export function mirroredBoards({ settings }: TournamentPage, table: TournamentTable): number[] {
  const boards = settings.mirrored ? (table.boards ?? []) : [];
  return boards.flatMap(({ game }, i) => (i % 2 === 0 && game && boards[i + 1]?.game ? [i + 1] : []));
}

/** Returns the part of an address that names two mirrored boards: `3-7-1` are boards 1 and 2 of table 7 in round 3. */
export function itemOf({ round, table, board }: MirroredAt): string {
  return [round, table, board].join('-');
}

/** Returns the boards that an address names; null if there are none. */
export function mirroredAt(page: TournamentPage, item: string): MirroredAt | null {
  const [round = 0, table = 0, board = 0] = /^\d+-\d+-\d+$/.test(item) ? item.split('-').map(Number) : [];
  const games = [board, board + 1].map((one) => gameAt(page, { round, table, board: one })?.game);
  return page.settings.mirrored && board % 2 === 1 && games.every(Boolean) ? { round, table, board } : null;
}
