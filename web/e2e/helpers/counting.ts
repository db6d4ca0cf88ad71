import type { TournamentPage, TournamentTable } from '../../src/wire/described/messages';

/** The standings counted a second time, from the results alone, by the rule of src/event/standings.h. */

interface Round {
  /** Null: a bye, a forfeit, an annulled game or an absence. */
  opponent: number | null;
  won: number;
  holes: number;
}
export interface Counted {
  entrant: number;
  place: number;
  wins: number;
  direct: number;
  buchholz: number;
  sonneborn: number;
  holes: number;
}

const WON = 1;
const DRAWN = 0.5;

/** Returns what an entrant made of a table. */
function at(table: TournamentTable, entrant: number): Round {
  const seat = table.seats.indexOf(entrant);
  const played = table.outcome === 'played';
  const drawn = played && table.winner === undefined ? DRAWN : 0;
  const won = table.outcome !== 'annulled' && table.winner === seat ? WON : drawn;
  const holes = played ? table.holes[seat]! - table.holes[1 - seat]! : 0;
  return { opponent: played ? table.seats[1 - seat]! : null, won, holes };
}

function roundsOf({ rounds }: TournamentPage, entrant: number): Round[] {
  return rounds.flatMap(({ tables, byes = [] }) => {
    const table = tables.find(({ seats }) => seats.includes(entrant));
    if (table) return table.outcome ? [at(table, entrant)] : [];
    const bye = byes.find((one) => one.entrant === entrant);
    return [{ opponent: null, won: (bye?.halves ?? 0) / 2, holes: 0 }];
  });
}

const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);

/** Returns the standings by wins, then direct encounter, Buchholz without the least, Sonneborn-Berger, and holes; those who are equal in all share a place. */
export function counted(page: TournamentPage): Counted[] {
  const all = new Map(page.entrants.map(({ entrant }) => [entrant, roundsOf(page, entrant)]));
  const wins = (entrant: number) => sum(all.get(entrant)!.map(({ won }) => won));
  const met = (one: number, two: number) => all.get(one)!.find(({ opponent }) => opponent === two);
  const rows = [...all].map(([entrant, rounds]) => {
    const of = rounds.map(({ opponent }) => wins(opponent ?? entrant));
    return {
      entrant,
      place: 0,
      wins: wins(entrant),
      direct: 0,
      buchholz: sum(of) - (of.length > 0 ? Math.min(...of) : 0),
      sonneborn: sum(rounds.map(({ won }, i) => won * of[i]!)),
      holes: sum(rounds.map(({ holes }) => holes)),
    };
  });
  for (const row of rows) {
    const tied = rows.filter((one) => one !== row && one.wins === row.wins).map((one) => one.entrant);
    const group = [row.entrant, ...tied];
    if (group.every((one) => group.every((two) => one === two || met(one, two))))
      row.direct = sum(tied.map((one) => met(row.entrant, one)!.won));
  }
  const order = (a: Counted, b: Counted) =>
    b.wins - a.wins || b.direct - a.direct || b.buchholz - a.buchholz || b.sonneborn - a.sonneborn || b.holes - a.holes;
  rows.sort(order);
  for (const [i, row] of rows.entries()) {
    const before = rows[i - 1];
    row.place = before && order(before, row) === 0 ? before.place : i + 1;
  }
  return rows;
}
