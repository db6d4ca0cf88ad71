import { SETTLEMENT_CODES } from '../described/codes';
import type { Side } from './play';

/** The account of a match, as the table sends it. Players are numbered: White 0, Black 1, then the others. */

export type Unit = 'stake' | 'jeton' | 'unit';
export type Run = 'none' | 'petite' | 'grande';
export type Going = 'lift' | 'win' | 'concede' | 'refait';
export type Game = 'ecrire' | 'honours';
export type Metal = 'gold' | 'silver' | 'bimetal' | 'black';
type Sides<T> = Record<Side, T>;

/** A peg in a side's rail; hole 0 is the place in the end rail beside the talon. */
export interface Peg {
  metal: Metal;
  hole: number;
  cravate: boolean;
}

export interface BoardPieces {
  pegs?: Sides<Peg[]>;
  etendard: Side | null;
  cravate: Side | null;
}

export interface TourWon {
  winner: number;
  holes: Sides<number>;
  worth: string;
  value: number;
}

/** The marqué (or drained meeting) being played. */
export interface MarqueNow {
  holes: Sides<number>;
  refaits: number;
  obligatory: boolean;
  needed: Sides<number>;
  /** Jetons a hole if the side's run lasts to the end. */
  rate: Sides<number>;
  run: Sides<boolean>;
  consolation: number;
  /** Jetons that a side would be paid if it ended now, null while it is not won; of a marqué only. */
  pays?: Sides<number | null>;
}

/** A marqué that was won. The consolation is given at its rate. */
export interface WrittenMarque {
  winner: number;
  loser: number;
  idle: number | null;
  holes: [winner: number, loser: number];
  end: 'win' | 'concede';
  run: Run | null;
  rate: number;
  consolation: number;
  refaits: number;
  jetons: number;
}

export { SETTLEMENT_CODES };
export type SettlementCode = (typeof SETTLEMENT_CODES)[number];

export interface SettlementLine {
  code: SettlementCode;
  amounts: number[];
  source: string;
  /** Which marqué it is about, 0 for none. */
  marque: number;
}

export interface Settlement {
  lines: SettlementLine[];
  columns: { gained: number[]; lost: number[] };
  fiche: number;
  half_wanted: number | null;
}

export interface HonoursWon {
  winner: Side;
  factor: number;
  loser_holes: number;
}

export interface Honours {
  holes: Sides<number>;
  won: HonoursWon[];
  fiches: number[];
  basket: number;
  open: boolean;
  contrat: Side | null;
  both: boolean;
}

export interface Suspended {
  game: Game;
  by: Side;
  ended: boolean;
}

export interface Meeting {
  winner: number;
  loser: number;
  holes: Sides<number>;
  won_by: Side;
  /** What each player had drawn less put in after it. */
  balance: number[];
}

export interface Poule {
  kind: 'filled' | 'drained';
  pot: number;
  stake: number;
  line: number[];
  still_to_win: number | null;
  per_hole: number | null;
  meetings: Meeting[];
}

export interface Account {
  format: string;
  round: number;
  rounds: number;
  at: Sides<number>;
  lead: Side | null;
  advises: { player: number; side: Side | null }[];
  balance: number[];
  unit: Unit;
  over: null | { by: 'played' } | { by: 'resign'; player: number };
  /** What the holes do not say of the board: the older rules only. */
  board?: BoardPieces;
  tours?: { won: TourWon[]; stake: number };
  marque?: MarqueNow;
  /** What the marqués played another day came to, each player: where the match is resumed. */
  carried?: { lost: number[]; jetons: number[] };
  sheet?: WrittenMarque[];
  wins?: number[];
  losses?: number[];
  settlement?: Settlement | null;
  honours?: Honours;
  suspended?: Suspended | null;
  poule?: Poule;
}

/** What going, or suspending à écrire, would do to the account; the winner and jetons where it ends a marqué. */
export interface Does {
  does: Going;
  jetons?: number;
  winner?: number;
}

export type Suspending = { game: 'honours' } | ({ game: 'ecrire' } & Does);
