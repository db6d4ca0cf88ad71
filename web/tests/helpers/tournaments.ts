import type {
  Standing,
  TournamentLogLine,
  TournamentPage,
  TournamentRound,
  TournamentTable,
} from '../../src/wire/described/messages';

/** A tournament for tests: sixteen people at the fourth of seven rounds, some of them at real boards. */

export const NAMES = [
  'Jean-Baptiste Charpentier',
  'Mei Tanaka',
  'Priya Nair',
  'Ruth Keller',
  'Sylvie Moreau',
  'Odile Renard',
  'Marc Duval',
  'Inès Caron',
  'Hugo Petit',
  'Tom Hartley',
  'Louis Fabre',
  'Nikolai Orlov',
  'Claire Bonnet',
  'Paul Lindqvist',
  'Ana Ferreira',
  'Emma Roche',
];
export const NOW = 1_796_000_000;
const MINUTE = 60;
const ROUND = 25 * MINUTE;

/** Returns a table that is being played, unless `more` says otherwise. */
export function table(white: number, black: number, more: Partial<TournamentTable> = {}): TournamentTable {
  return { seats: [white, black], holes: [0, 0], begun: true, ...more };
}

/** Returns a table that was played to its end. */
export function played(white: number, black: number, holes: [number, number]): TournamentTable {
  return table(white, black, { holes, outcome: 'played', winner: Number(holes[1] > holes[0]) });
}

export function roundOf(number: number, tables: TournamentTable[], closed: boolean): TournamentRound {
  const begun = NOW - (4 - number) * ROUND - 19 * MINUTE;
  const due = begun + 10 * MINUTE;
  const told = tables.map((one) => (one.begun || one.outcome ? one : { ...one, due }));
  return { tables: told, byes: [], closed, begun, due };
}

/** Returns the pairs of a round of sixteen, different in each. */
function pairs(number: number): [number, number][] {
  const ring = Array.from({ length: 15 }, (_, i) => ((i + number) % 15) + 2);
  return Array.from({ length: 8 }, (_, i) => (i === 0 ? [1, ring[14]!] : [ring[i - 1]!, ring[14 - i]!]));
}

function standing(entrant: number, rounds: TournamentRound[]): Standing {
  const sum = rounds.flatMap(({ tables, closed }, i) => {
    const at = tables.find(({ seats }) => seats.includes(entrant));
    if (!closed || !at) return [];
    const seat = at.seats.indexOf(entrant);
    return [
      {
        round: i + 1,
        opponent: at.seats[1 - seat]!,
        won: at.winner === seat,
        holes: at.holes[seat]! - at.holes[1 - seat]!,
      },
    ];
  });
  const figure = (of: (one: (typeof sum)[number]) => number) => ({
    value: sum.reduce((all, one) => all + of(one), 0),
    sum: sum.map((one) => ({ round: one.round, opponent: one.opponent, value: of(one) })),
  });
  const wins = figure(({ won }) => Number(won));
  return {
    entrant,
    place: 0,
    wins,
    tie_breaks: [figure(() => 0), figure(() => 2), figure(({ won }) => 2 * Number(won)), figure(({ holes }) => holes)],
  };
}

/** Returns the standings of these rounds, by wins and holes. */
export function standingsOf(entrants: number[], rounds: TournamentRound[]): Standing[] {
  const rows = entrants.map((entrant) => standing(entrant, rounds));
  const holes = (row: Standing) => row.tie_breaks.at(-1)!.value;
  rows.sort((a, b) => b.wins.value - a.wins.value || holes(b) - holes(a));
  return rows.map((row, i) => ({ ...row, place: i + 1 }));
}

/** Returns the tournament, seen by its director unless `more` says otherwise. */
export function tournament(more: Partial<TournamentPage> = {}): TournamentPage {
  const before = [1, 2, 3].map((number) =>
    roundOf(
      number,
      pairs(number).map(([white, black], i) =>
        played(white, black, i % 3 ? [12, (i * 5 + number) % 12] : [(i + 7) % 12, 12]),
      ),
      true,
    ),
  );
  const [a, b, c, d, e, f, g, h] = pairs(4);
  const open = roundOf(
    4,
    [
      table(...a!, { game: 'g1', holes: [0, 7] }),
      table(...b!, { game: 'g2', holes: [4, 8] }),
      table(...c!, { game: 'g3', holes: [7, 6] }),
      { seats: d!, holes: [0, 0], game: 'g4', seated: [0] },
      { ...played(...e!, [12, 6]), game: 'g5' },
      { ...played(...f!, [12, 1]), game: 'g6' },
      table(...g!, {
        disputed: true,
        reports: [
          { seat: 0, winner: 0, holes: [12, 6] },
          { seat: 1, winner: 0, holes: [12, 9] },
        ],
      }),
      table(...h!, { reports: [{ seat: 0, winner: 0, holes: [12, 10] }] }),
    ],
    false,
  );
  const entrants = NAMES.map((name, i) => ({ entrant: i + 1, name, rating: 1700 - i * 20, account: true as const }));
  const rounds = [...before, open];
  return {
    id: 'thursday',
    revision: 52,
    now: NOW,
    made: NOW - 3 * 3600,
    settings: {
      name: 'Thursday evening',
      about: 'Every Thursday at the Café du Tablier.',
      system: 'swiss',
      rounds: 7,
      cycles: 1,
      third_place: false,
      apart_rounds: 0,
      best_of: 1,
      boards: 1,
      tie_breaks: ['direct_encounter', 'buchholz_cut_1', 'sonneborn_berger', 'holes'],
      game: { format: 'tour' },
      on_wood: false,
      clockwork: 'by_hand',
      days: 7,
      sit_down: 10,
      no_show: 'director',
      is_private: false,
    },
    format: 'tour',
    paused: false,
    finished: false,
    rounds_planned: 7,
    entrants,
    rounds,
    standings: standingsOf(
      entrants.map(({ entrant }) => entrant),
      rounds,
    ),
    messages: [{ number: 31, at: NOW - 3600, text: 'Coffee and cake are ready in the back room.' }],
    staff: [
      { name: 'Anne Lefort', role: 'director' },
      { name: 'Jules Picard', role: 'assistant' },
    ],
    you: { role: 'director', code: '482913' },
    ...more,
  };
}

/** Returns lines of the log of that tournament, the first first. */
export function logLines(): TournamentLogLine[] {
  const lines: [string, string, string, object, boolean?][] = [
    ['director', 'Anne Lefort', '', { type: 'start_round', pairings: { tables: pairs(3), byes: [] } }],
    ['assistant', 'Jules Picard', 'wrong table', { type: 'forfeit', at: { round: 3, table: 6 }, winner: 0 }, true],
    ['assistant', 'Jules Picard', '', { type: 'undo', number: 44 }],
    [
      'director',
      'Anne Lefort',
      'one hole was not counted; both agree',
      { type: 'correct_result', at: { round: 3, table: 7 }, result: { winner: 0, holes: [12, 10] } },
    ],
    ['director', 'Anne Lefort', '', { type: 'start_round', pairings: { tables: pairs(4), byes: [] } }],
    ['director', 'Anne Lefort', 'phone recharged', { type: 'grant_time', at: { round: 4, table: 1 }, minutes: 2 }],
    ['server', '', '', { type: 'enter_result', at: { round: 4, table: 6 }, result: { winner: 0, holes: [12, 1] } }],
    ['server', '', '', { type: 'enter_result', at: { round: 4, table: 5 }, result: { winner: 0, holes: [12, 6] } }],
    [
      'entrant',
      'Hugo Petit',
      '',
      { type: 'enter_result', at: { round: 4, table: 7 }, result: { winner: 0, holes: [12, 6] } },
    ],
    [
      'entrant',
      'Nikolai Orlov',
      '',
      { type: 'enter_result', at: { round: 4, table: 7 }, result: { winner: 0, holes: [12, 9] } },
    ],
  ];
  return lines.map(([role, name, why, act, undone], i) => ({
    number: 43 + i,
    at: NOW - (lines.length - i) * 4 * MINUTE,
    role,
    name,
    why,
    act: act,
    ...(undone && { undone: true as const }),
  }));
}
