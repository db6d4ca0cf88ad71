import type { Standing, TournamentPage, TournamentSystem, TournamentTable } from '../../wire/described/messages';
import { roundsOf } from './reading';
import { roundInPlay } from './tables';

/** What follows from a tournament without rounds: an arena or a ladder, whose tables are begun one by one. */

const STREAMS: readonly TournamentSystem[] = ['arena', 'ladder'];

/** Returns whether a tournament has no rounds. */
export function isStream(system: TournamentSystem): boolean {
  return STREAMS.includes(system);
}

export interface Numbered {
  table: TournamentTable;
  /** From 1. */
  number: number;
}

function numbered({ rounds }: TournamentPage): Numbered[] {
  return (rounds[0]?.tables ?? []).map((table, i) => ({ table, number: i + 1 }));
}

/** Returns the tables that are open, the last begun first. */
export function openTables(page: TournamentPage): Numbered[] {
  return numbered(page)
    .filter(({ table }) => !table.outcome)
    .reverse();
}

/** Returns the tables that have been decided, the last first. */
export function decidedTables(page: TournamentPage): Numbered[] {
  const ended = ({ table }: Numbered) => table.ended ?? 0;
  return numbered(page)
    .filter(({ table }) => table.outcome)
    .sort((a, b) => ended(b) - ended(a) || b.number - a.number);
}

/** The points of a win and of a draw in an arena, as the page counts them: the server counts wins. */
const POINTS = 2;

/** Returns the points of an entrant of an arena: 2 for a win, 1 for a draw. */
export function pointsOf({ wins }: Standing): number {
  return POINTS * wins.value;
}

const HALVES = { won: 2, drawn: 1, lost: 0 } as const;

/** Returns the points of each table that an entrant has played, the last one last. */
export function digitsOf(page: TournamentPage, entrant: number): number[] {
  return roundsOf(page, entrant).flatMap(({ ended }) =>
    ended === 'won' || ended === 'drawn' || ended === 'lost' ? [HALVES[ended]] : [],
  );
}

/** Returns whether an arena begins no more tables: its time is over, or it is finished. */
export function isTimeOver({ ends, finished }: TournamentPage, now: number): boolean {
  return finished || (ends !== undefined && now >= ends);
}

/** Returns the entrants who are there: neither away nor withdrawn. */
export function presentIn({ entrants }: TournamentPage): number {
  return entrants.filter(({ away, withdrawn }) => !away && !withdrawn).length;
}

/** Returns whether somebody else than this entrant waits for an opponent. */
export function isSomebodyFree(page: TournamentPage, entrant: number): boolean {
  const busy = new Set(openTables(page).flatMap(({ table }) => table.seats));
  return page.entrants.some((one) => one.entrant !== entrant && !one.away && !one.withdrawn && !busy.has(one.entrant));
}

/** Returns whether a tournament without rounds has begun, and goes on. */
export function isGoingOn(page: TournamentPage): boolean {
  return roundInPlay(page) !== undefined && !page.finished;
}

/** Returns whether somebody may still enter: once a knockout or a round robin has begun, nobody may (src/event/terms.h). */
export function takesEntries({ settings, rounds, finished }: TournamentPage): boolean {
  return !finished && (rounds.length === 0 || settings.system === 'swiss' || isStream(settings.system));
}
