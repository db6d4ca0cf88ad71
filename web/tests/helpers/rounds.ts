import type {
  Standing,
  TournamentEntrant,
  TournamentPage,
  TournamentRound,
  TournamentSettings,
  TournamentTable,
} from '../../src/wire/described/messages';

const NAMES = [
  'Claire Bonnet',
  'Ruth Keller',
  'Priya Nair',
  'Marc Duval',
  'Odile Renard',
  'Jean-Baptiste Charpentier',
  'Sylvie Moreau',
  'Inès Caron',
  'Hugo Petit',
  'Ana Ferreira',
  'Tom Hartley',
  'Paul Lindqvist',
  'Emma Roche',
  'Nikolai Orlov',
  'Mei Tanaka',
  'Louis Fabre',
];

export const entrants = (n: number): TournamentEntrant[] =>
  NAMES.slice(0, n).map((name, i) => ({ entrant: i + 1, name, rating: 1900 - 20 * i }));

/** A table that White, or Black, has won by so many holes to so many. */
export const won = (white: number, black: number, winner: 0 | 1, holes: [number, number]): TournamentTable => ({
  seats: [white, black],
  game: `g${white}-${black}`,
  outcome: 'played',
  winner,
  holes,
  begun: true,
});
export const open = (white: number, black: number, more: Partial<TournamentTable> = {}): TournamentTable => ({
  seats: [white, black],
  game: `g${white}-${black}`,
  holes: [0, 0],
  ...more,
});
export const round = (tables: TournamentTable[], more: Partial<TournamentRound> = {}): TournamentRound => ({
  tables,
  byes: [],
  closed: tables.every(({ outcome }) => outcome),
  begun: 1_764_000_000,
  ...more,
});

const SETTINGS: TournamentSettings = {
  name: 'Thursday evening',
  about: 'In the back room of the Café du Tablier.\nNewcomers are welcome.',
  system: 'swiss',
  rounds: 5,
  cycles: 1,
  third_place: false,
  apart_rounds: 0,
  best_of: 1,
  boards: 1,
  tie_breaks: ['direct_encounter', 'buchholz_cut_1', 'sonneborn_berger', 'holes'],
  game: {},
  on_wood: false,
  clockwork: 'when_over',
  days: 7,
  sit_down: 10,
  no_show: 'forfeit',
  is_private: false,
};

/** A tournament with these rounds, and the standings after them: by wins, the wins of the opponents, and holes. */
export function tournament(
  n: number,
  rounds: TournamentRound[],
  more: Omit<Partial<TournamentPage>, 'settings'> & { settings?: Partial<TournamentSettings> } = {},
): TournamentPage {
  const all = entrants(n);
  return {
    id: 'abc',
    revision: 40,
    now: 1_764_000_100,
    made: 1_763_990_000,
    format: 'tour',
    paused: false,
    finished: false,
    rounds_planned: 5,
    entrants: all,
    rounds,
    standings: standings(all, rounds),
    messages: [],
    staff: [{ name: 'Jules', role: 'director' }],
    you: {},
    ...more,
    settings: { ...SETTINGS, ...more.settings },
  };
}

function standings(all: TournamentEntrant[], rounds: TournamentRound[]): Standing[] {
  const games = (entrant: number) =>
    rounds.flatMap(({ tables }, i) =>
      tables.flatMap(({ seats, outcome, winner, holes }) => {
        const seat = seats.indexOf(entrant);
        if (seat < 0 || !outcome) return [];
        const value = winner === seat ? 1 : 0;
        return [{ round: i + 1, opponent: seats[1 - seat]!, value, holes: holes[seat]! - holes[1 - seat]! }];
      }),
    );
  const sum = (terms: { value: number }[]) => terms.reduce((total, { value }) => total + value, 0);
  const byes = (entrant: number) =>
    rounds.flatMap((one, i) =>
      one.byes
        .filter((bye) => bye.entrant === entrant)
        .map(({ halves }) => ({ round: i + 1, opponent: 0, value: halves / 2 })),
    );
  const wins = (entrant: number) => sum(games(entrant)) + sum(byes(entrant));
  const rows = all.map(({ entrant }): Standing => {
    const played = games(entrant);
    const own = [...played.map(({ round, opponent, value }) => ({ round, opponent, value })), ...byes(entrant)];
    const met = played.map(({ round, opponent }) => ({ round, opponent, value: wins(opponent) }));
    const least = met.toSorted((a, b) => a.value - b.value)[0];
    const buchholz = met.map((one) => (one === least && met.length > 1 ? { ...one, cut: true as const } : one));
    const beaten = played.map((one) => ({
      round: one.round,
      opponent: one.opponent,
      value: one.value * wins(one.opponent),
    }));
    const holes = played.map((one) => ({ round: one.round, opponent: one.opponent, value: one.holes }));
    const kept = buchholz.filter((one) => !('cut' in one));
    return {
      entrant,
      place: 0,
      wins: { value: sum(own), sum: own },
      tie_breaks: [
        { value: 0, sum: [] },
        { value: sum(kept), sum: buchholz },
        { value: sum(beaten), sum: beaten },
        { value: sum(holes), sum: holes },
      ],
    };
  });
  const key = ({ wins: one, tie_breaks }: Standing) => [one.value, ...tie_breaks.map(({ value }) => value)];
  rows.sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    const at = x.findIndex((value, i) => value !== y[i]);
    return at < 0 ? 0 : y[at]! - x[at]!;
  });
  return rows.map((row, i) => ({ ...row, place: i + 1 }));
}
