/** What players who mark for themselves do and say, beside the dice and the men, and what is sent of it (docs/protocol.md). */
import type { Dice, Side, Step } from './play';
import type { Jan } from './rules';

/** What a mark is for: one's own roll, or the other's. */
export type Part = 'gained' | 'received';

/** What is done and said there and nowhere else. */
export type HandAction =
  | {
      type: 'mark';
      points: number;
      holes?: number;
      jeton?: boolean;
      pavillon?: boolean;
      etendard?: boolean;
      cravate?: boolean;
    }
  | { type: 'school'; points: number; for?: Part }
  | { type: 'rectify'; for?: Part }
  | { type: 'whole'; for?: Part }
  | { type: 'false_school'; points?: number; for?: Part }
  | { type: 'augment'; for?: Part }
  | { type: 'reason'; for?: Part; jans?: Jan[] }
  | { type: 'touch'; from: number }
  | { type: 'adoube' }
  | { type: 'remedies' }
  | { type: 'remedy'; n: number }
  | { type: 'agree' }
  | { type: 'object' }
  | { type: 'invite' };

/** All that a side may do there. */
export type HandKind = HandAction['type'] | 'roll' | 'play' | 'hold' | 'go' | 'suspend' | 'resign';

/** Points that a line marked, or took back. */
export interface Moved {
  side: Side;
  why: Part | 'school' | 'false_school';
  points: number;
  rule: string;
}

/** What must be true of a play that is made again, beside being lawful. */
export interface Demand {
  what: 'lawful' | 'not_coin' | 'with' | 'without' | 'pass_on' | 'from';
  step?: Step;
  from?: number;
  barred?: number;
}

/** One thing that may be done about the other's play, and how the board stands then. */
export interface Remedy {
  n: number;
  rule: string;
  does: 'leave' | 'place' | 'again';
  trid: string;
  demand?: Demand;
}

/** What came of a school that was maintained. */
export interface Ruling {
  for: Part;
  claimed: number;
  right: number;
  disputed: number;
}

/** A mark, or a wrong play, that stood although it was wrong; points less are negative where there were too many. */
export interface Missed {
  side: Side;
  for: Part | 'play';
  roll: number;
  dice: Dice;
  rule?: string;
  due?: number;
  marked?: number;
  schooled?: number;
  points?: number;
  /** Of what those due are made. */
  jans?: { jan: Jan; rule: string; ways: number; points: number }[];
}

/** A mark that may still be added to, or disputed. */
export interface OpenMark {
  side: Side;
  for: Part;
  roll: number;
  points: number;
  open: boolean;
  disputable: boolean;
}

/** A school that may still be answered. */
export interface OpenSchool {
  by: Side;
  for: Part;
  points: number;
  disputed: number;
  may: Side[];
}

/** What a turn says more where players mark for themselves. */
export interface HandTurn {
  may?: Record<Side, HandKind[]>;
  /** To what one is asked to agree. */
  to?: 'go' | 'end';
  marks?: OpenMark[];
  schools?: OpenSchool[];
  touched?: number[];
  /** Dice that the other player has thrown while this one still plays (R30). */
  early?: Dice;
  adoube?: boolean;
  again?: boolean;
  demand?: Demand;
}

/** What a line says more there. */
export interface HandLine {
  moved?: Moved[];
  /** Who had gone must stay. */
  stays?: boolean;
  remedies?: Remedy[];
  ruling?: Ruling;
  missed?: Missed[];
}
