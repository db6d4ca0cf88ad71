import type { TournamentPage, TournamentTable } from '../../wire/described/messages';

/** A place of a bracket, where two meet. */
export interface Match {
  /** The table, once it is paired, and its number. */
  table: TournamentTable | null;
  number: number;
  /** Who meets there, above and below; null while it is open, 0 for nobody. */
  entrants: [number | null, number | null];
  /** Who goes on from there; null while it is open, 0 for nobody. */
  through: number | null;
}

export interface Bracket {
  /** The matches of each round; two beside one another lead to one of the next round. */
  rounds: Match[][];
  /** The match for the third place; null where there is none, or not yet. */
  third: Match | null;
  /** The tables of each round that stand outside the bracket: of those who have lost once. */
  beaten: { round: number; tables: { table: TournamentTable; number: number }[] }[];
}

/** Returns the seed of each entrant. */
export function seedsOf({ bracket = [] }: TournamentPage): Map<number, number> {
  return new Map(bracket.filter(({ entrant }) => entrant > 0).map(({ entrant, seed }) => [entrant, seed]));
}

/** Returns the bracket of a knockout, with the rounds that are still to come. */
export function bracketOf(page: TournamentPage): Bracket {
  let places: (number | null)[] = (page.bracket ?? []).map(({ entrant }) => entrant);
  const rounds: Match[][] = [];
  const placed = new Set<TournamentTable>();
  for (let round = 0; places.length > 1; round++) {
    const matches = pairsOf(places).map((pair) => matchOf(page, round, pair));
    for (const { table } of matches) if (table) placed.add(table);
    rounds.push(matches);
    places = matches.map(({ through }) => through);
  }
  const others = page.rounds.map(({ tables }, i) => ({
    round: i + 1,
    tables: tables.map((table, j) => ({ table, number: j + 1 })).filter(({ table }) => !placed.has(table)),
  }));
  const double = page.settings.system === 'double_knockout';
  const last = others[rounds.length - 1]?.tables[0];
  return {
    rounds,
    third: !double && last ? match(last.table, last.number) : null,
    beaten: double ? others.filter(({ tables }) => tables.length > 0) : [],
  };
}

function pairsOf<T>(all: T[]): [T, T][] {
  return Array.from({ length: all.length / 2 }, (_, i) => [all[2 * i]!, all[2 * i + 1]!]);
}

function matchOf(page: TournamentPage, round: number, entrants: [number | null, number | null]): Match {
  const [a, b] = entrants;
  const tables = page.rounds[round]?.tables ?? [];
  const at = a && b ? tables.findIndex(({ seats }) => seats.includes(a) && seats.includes(b)) : -1;
  if (at >= 0) return { ...match(tables[at]!, at + 1), entrants };
  const through = a === 0 ? b : b === 0 ? a : null;
  return { table: null, number: 0, entrants, through };
}

function match(table: TournamentTable, number: number): Match {
  const { seats, outcome, winner } = table;
  const [first = 0, second = 0] = seats;
  return {
    table,
    number,
    entrants: [first, second],
    through: outcome ? (winner === undefined ? 0 : seats[winner]!) : null,
  };
}
