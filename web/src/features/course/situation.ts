import type { Dice, Format, Options, Step } from '../../wire/described/messages';

/** A roll: the position in which it falls, White to throw, and the dice. */
export interface Situation {
  trid: string;
  dice: Dice;
  /** The flèche of the man that a question is about. */
  from?: number;
  /** The two plays that a question compares. */
  plays?: Step[][];
  /** The game; a tour by default. */
  format?: Format;
  /** The agreements that differ from the laws. */
  options?: Options;
}

/** Rounds as a sheet has them, of a match of which White is the first player. */
export interface Paper {
  format: Format;
  entries: string[];
  /** One round: the holes of both, and whether the winner's were taken in one run. */
  round?: { won: number; lost: number; run: boolean };
}
