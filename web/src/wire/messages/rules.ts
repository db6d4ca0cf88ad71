/** What the rules say of a roll: jans, marks, laws, and reasons. */
import { JANS, LAWS, REASONS } from '../described/codes';
import type { Side } from './play';

export { JANS, LAWS, REASONS };
export type Jan = (typeof JANS)[number];
export type Law = (typeof LAWS)[number];
export type Reason = (typeof REASONS)[number];

/** What the rules say of a roll that binds, or of a play. */
export interface Justification {
  rule: string;
  reason: Reason;
}

export interface JanEvent {
  jan: Jan;
  /** The number of its rule. */
  rule: string;
  side: Side;
  ways: number;
  points: number;
  at: number[];
  /** One entry a way; each way a list of men; each man the flèches he passes. */
  paths: number[][][];
}

export interface Mark {
  side: Side;
  had: number;
  points: number;
  holes: number;
  bredouille: boolean;
  rest: number;
}

export interface Score {
  points: number;
  holes: number;
  bredouille: boolean;
  jetons: number;
  pavillon: boolean;
}

export type Scores = Record<Side, Score>;

export interface Refusal {
  rule: string;
  law: Law;
  from?: number;
  to?: number;
  number?: number;
}
