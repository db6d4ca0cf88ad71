import { dueAt, roundInPlay, stateOf } from '../../state/tournament/tables';
import type { TournamentPage, TournamentTable } from '../../wire/described/messages';

/** A table that asks for the director. */
export interface Trouble {
  kind: 'disputed' | 'absent';
  round: number;
  /** The number of the table, from 1. */
  number: number;
  table: TournamentTable;
  /** The whole minutes since its players must have sat down. */
  late: number;
}

/** Returns the tables of the open round that ask for the director: results that differ first, then those longest late. */
export function troublesOf(page: TournamentPage, now: number): Trouble[] {
  const round = roundInPlay(page);
  if (!round) return [];
  const all = round.tables.flatMap((table, i): Trouble[] => {
    const kind = stateOf(page, round, table, now);
    if (kind !== 'disputed' && kind !== 'absent') return [];
    const late = Math.floor((now - (dueAt(page, round, table) ?? now)) / 60);
    return [{ kind, round: page.rounds.length, number: i + 1, table, late }];
  });
  const weight = ({ kind, late }: Trouble) => (kind === 'disputed' ? Infinity : late);
  return all.sort((a, b) => (weight(a) === weight(b) ? a.number - b.number : weight(b) - weight(a)));
}
