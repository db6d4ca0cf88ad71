import type { TypedAmounts } from '../../state/tournament/amounts';
import { gameAt, winnerByHoles } from '../../state/tournament/tables';
import type { TournamentHere } from '../../state/tournament/tournament.svelte';
import type {
  Result,
  TableNumber,
  TournamentBoard,
  TournamentPage,
  TournamentReport,
} from '../../wire/described/messages';
import type { Failure } from '../../wire/host/host';

/** What the reader can do about the result of a table. */
export type Standpoint = 'over' | 'watches' | 'reports' | 'confirms' | 'waits' | 'disputes' | 'decides';

/**
 * Returns the game of an address: `3-7` is table 7 of round 3, `3-7-2` the second game of its match, `7` table 7 of
 * the last round. Without a number, of a match it is the game of the reader, or the last one.
 */
export function tableOfItem(page: TournamentPage, item: string): TableNumber | null {
  const [first, ...rest] = /^\d+(-\d+){0,2}$/.test(item) ? item.split('-').map(Number) : [];
  const [round, table, board] = rest.length > 0 ? [first, ...rest] : [page.rounds.length, first];
  if (round === undefined || table === undefined) return null;
  const match = page.rounds[round - 1]?.tables[table - 1]?.boards;
  const own = round === page.rounds.length && table === page.you.table ? page.you.board : undefined;
  const at = { round, table, ...(match && { board: board ?? own ?? match.length }) };
  return gameAt(page, at) ? at : null;
}

/** Returns the seat of the reader at a table; -1 for none. */
export function ownSeat({ you }: TournamentPage, { seats }: TournamentBoard): number {
  return you.entrant === undefined ? -1 : seats.indexOf(you.entrant);
}

export const reportOf = ({ reports = [] }: TournamentBoard, seat: number): TournamentReport | undefined =>
  reports.find((one) => one.seat === seat);

/** Returns what the reader can do about the result of a table. */
export function standpoint(page: TournamentPage, table: TournamentBoard): Standpoint {
  if (table.outcome) return 'over';
  const seat = ownSeat(page, table);
  if (seat < 0) return page.you.role ? 'decides' : 'watches';
  if (table.disputed) return 'disputes';
  if (reportOf(table, seat)) return 'waits';
  return table.reports?.length ? 'confirms' : 'reports';
}

/** A result as it is typed. */
export interface Typed {
  holes: [number, number];
  cut: boolean;
  winner: number | null | undefined;
}

/** Returns what is typed at first: your own report, or that of your opponent, or nothing. */
export function typedFirst(table: TournamentBoard, seat: number): Typed {
  const report = reportOf(table, seat) ?? reportOf(table, 1 - seat);
  if (!report) return { holes: [0, 0], cut: false, winner: undefined };
  const [white = 0, black = 0] = report.holes;
  const winner = report.winner ?? null;
  return { holes: [white, black], cut: winner !== winnerByHoles([white, black]), winner };
}

/** So often a report is sent again, when only other tables have changed. */
const TRIES = 6;

/** Returns the amounts that are typed at first at a table of three or four: your own report, or the first one. */
export function amountsFirst({ seats, reports = [] }: TournamentBoard, seat: number): TypedAmounts {
  const report = reports.find((one) => one.seat === seat) ?? reports[0];
  return report?.amounts ?? seats.map(() => null);
}

/** Returns the result that was typed of two. */
export function resultOf({ cut, winner, holes }: Typed): Result {
  return { winner: (cut ? winner : winnerByHoles(holes)) ?? null, holes };
}

/** Sends a result; what happens at other tables meanwhile does not matter. Returns why it was refused, or null. */
export async function sendResult(here: TournamentHere, at: TableNumber, result: Result): Promise<Failure | null> {
  const seen = () => JSON.stringify(here.now && gameAt(here.now, at));
  const before = seen();
  for (let tries = 1; ; tries += 1) {
    const failure = await here.act({ type: 'enter_result', at, result });
    if (failure?.code !== 'stale' || tries === TRIES) return failure;
    await here.ask();
    if (seen() !== before) return failure;
  }
}
