/** What the messages of Le Tric Trac say otherwise than those of trictrac. */
import { RACE_LAWS } from '../described/codes';
import type { Dice, NumberedStep, Side, Step } from './play';
import type { ClockNow, ClockTerms } from './clock';
import type { SeatInfo } from './match';
import type { Beside, Stopped } from './protocol';

export { RACE_LAWS as LAWS };
export type Law = (typeof RACE_LAWS)[number];

export interface Refusal {
  rule: string;
  law: Law;
  from?: number;
  to?: number;
}

export interface Info {
  say: 'game';
  game: string;
  format: 'courrier';
  /** Agreed for the match. */
  points: number;
  white: SeatInfo;
  black: SeatInfo;
  you: number[];
  next?: string;
  commit: string;
  /** Every person's device gives a share of the dice. */
  dice?: 'fair';
  start: string;
  lines: number;
  rated?: true;
  clock?: ClockTerms;
  now?: number;
}

export type Done =
  | Beside
  | { type: 'lead'; throws: Dice[]; first: Side }
  | { type: 'roll'; dice: Dice }
  | { type: 'play'; steps: Step[] }
  | { type: 'resign' }
  | { type: 'overtime'; absent?: true };

/** How a game of the match ended. */
export interface Win {
  winner: Side;
  points: number;
  by: 'out' | 'resign' | 'time';
}

export interface Turn {
  side: Side;
  stage: 'shares' | 'draw' | 'roll' | 'move' | 'over';
  dice?: Dice;
  first_steps?: NumberedStep[];
  nothing?: boolean;
}

export type Score = Record<Side, number>;

export interface Line {
  say: 'line';
  n: number;
  side: Side;
  do: Done;
  position: string;
  score: Score;
  won: Win | null;
  /** What each would lose by giving up the game now (J12). */
  forfeit: Score;
  over: { winner: Side; seed: string } | Stopped | null;
  turn: Turn;
  clock?: ClockNow;
}
