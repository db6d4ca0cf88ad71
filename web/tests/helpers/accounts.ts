import type { Account, GameInfo, MarqueNow, SettlementLine, WrittenMarque } from '../../src/wire/described/messages';
import { info } from './samples';

/** Accounts by hand, as the table shows them. */

const nothing = {
  round: 1,
  rounds: 6,
  at: { white: 0, black: 1 },
  lead: 'white',
  advises: [],
  balance: [0, 0],
  over: null,
} as const;

export const three: GameInfo = {
  ...info,
  black: { name: 'Bernard', kind: 'human' },
  others: [{ name: 'Claire', kind: 'human' }],
  you: [0, 1, 2],
};
export const two: GameInfo = { ...info, black: { name: 'Bernard', kind: 'human' } };

export const marque = (white: number, black: number, more: Partial<MarqueNow> = {}): MarqueNow => ({
  holes: { white, black },
  refaits: 0,
  obligatory: Math.max(white, black) >= 6,
  needed: { white: Math.max(6, black + 1), black: Math.max(6, white + 1) },
  rate: { white: 1, black: 1 },
  run: { white: false, black: false },
  consolation: 2,
  ...more,
});

export const written = (
  winner: number,
  loser: number,
  jetons: number,
  more: Partial<WrittenMarque> = {},
): WrittenMarque => ({
  winner,
  loser,
  idle: null,
  holes: [jetons, 2],
  end: 'win',
  run: 'none',
  rate: 1,
  consolation: 2,
  refaits: 0,
  jetons,
  ...more,
});

/** A petite bredouille without going by the older rules. */
export const petite = written(0, 1, 25, { holes: [7, 2], run: 'petite', rate: 3, consolation: 6 });

const pay = (winner: number, jetons: number, n: number): SettlementLine => ({
  code: 'marque',
  amounts: winner === 0 ? [jetons, -jetons] : [-jetons, jetons],
  source: 'S0 §4',
  marque: n,
});

/** Lalanne's sheet of six marqués, settled. */
export const lalanne: Account = {
  ...nothing,
  format: 'ecrire-lalanne',
  unit: 'jeton',
  round: 6,
  balance: [20, -20],
  over: { by: 'played' },
  advises: [],
  marque: marque(0, 0),
  wins: [4, 2],
  losses: [2, 4],
  sheet: [
    written(0, 1, 21),
    written(0, 1, 8),
    written(1, 0, 31, { refaits: 1, consolation: 4 }),
    written(0, 1, 25),
    written(1, 0, 28, { refaits: 2, consolation: 6 }),
    written(0, 1, 4),
  ],
  settlement: {
    fiche: 10,
    half_wanted: null,
    columns: { gained: [94, 71], lost: [71, 94] },
    lines: [
      pay(0, 21, 1),
      pay(0, 8, 2),
      pay(1, 31, 3),
      pay(0, 25, 4),
      pay(1, 28, 5),
      pay(0, 4, 6),
      { code: 'queue_jetons', amounts: [-4, 4], source: 'S0 §8', marque: 0 },
      { code: 'marques', amounts: [16, -16], source: 'S0 §6', marque: 0 },
      { code: 'marques', amounts: [-8, 8], source: 'S0 §6', marque: 0 },
      { code: 'queue_marques', amounts: [20, -20], source: 'S0 §6', marque: 0 },
      { code: 'rounding', amounts: [-3, 3], source: 'S0 §7', marque: 0 },
    ],
  },
};

/** The older rules in the course of the second marqué. */
export const older: Account = {
  ...nothing,
  format: 'ecrire-1780',
  unit: 'jeton',
  rounds: 8,
  round: 2,
  balance: [25, -25],
  advises: [],
  board: { etendard: 'black', cravate: 'black' },
  sheet: [petite],
  wins: [1, 0],
  losses: [0, 1],
  settlement: null,
  marque: marque(1, 14, { run: { white: false, black: true }, rate: { white: 1, black: 5 } }),
};

/** Three à la ronde, the third looking on. */
export const ronde: Account = {
  ...nothing,
  format: 'ecrire-lois',
  unit: 'jeton',
  rounds: 9,
  round: 2,
  at: { white: 2, black: 1 },
  balance: [12, -18, 6],
  advises: [{ player: 0, side: null }],
  marque: marque(3, 5),
  wins: [1, 0, 0],
  losses: [0, 1, 0],
  settlement: null,
  sheet: [written(0, 1, 12, { idle: 2, holes: [6, 0], run: 'petite', rate: 2, consolation: 6 })],
};

export const combine: Account = {
  ...nothing,
  format: 'combine',
  unit: 'jeton',
  rounds: 8,
  round: 1,
  balance: [25, -25],
  advises: [],
  board: {
    pegs: {
      white: [
        { metal: 'silver', hole: 7, cravate: true },
        { metal: 'black', hole: 12, cravate: false },
      ],
      black: [],
    },
    etendard: null,
    cravate: null,
  },
  marque: marque(0, 0),
  sheet: [petite],
  wins: [1, 0],
  losses: [0, 1],
  settlement: null,
  honours: {
    holes: { white: 7, black: 2 },
    won: [{ winner: 'black', factor: 2, loser_holes: 4 }],
    fiches: [-6, -2],
    basket: 8,
    open: true,
    contrat: 'black',
    both: false,
  },
  suspended: { game: 'ecrire', by: 'white', ended: true },
};

export const filled: Account = {
  ...nothing,
  format: 'poule-engraisser',
  unit: 'unit',
  rounds: 0,
  round: 2,
  at: { white: 0, black: 2 },
  balance: [-10, -20, -10],
  advises: [],
  poule: {
    kind: 'filled',
    pot: 40,
    stake: 10,
    line: [0, 2, 1],
    still_to_win: 1,
    per_hole: null,
    meetings: [{ winner: 0, loser: 1, holes: { white: 6, black: 2 }, won_by: 'white', balance: [0, -10, 0] }],
  },
};

export const tours: Account = {
  ...nothing,
  format: 'tour',
  unit: 'stake',
  rounds: 3,
  round: 2,
  balance: [3, -3],
  lead: null,
  advises: [],
  tours: { won: [{ winner: 0, holes: { white: 12, black: 3 }, worth: 'pont', value: 1.5 }], stake: 2 },
};
