import type { Format, Jan, MatchTerms } from '../described/messages';

/** The kinds of problems, as the program names them. */
export const KINDS = ['count', 'chances', 'play', 'hold_or_go'] as const;
export type Kind = (typeof KINDS)[number];

/** The game of a problem: a tour, or a marqué of a partie à écrire. */
export const GAMES = ['tour', 'ecrire'] as const;
export type DrillGame = (typeof GAMES)[number];

/** The match in whose account a problem stands, and its words as a record has them. */
export interface Within {
  format: Format;
  terms: MatchTerms;
  words: string;
}

/** A position with its one answer (docs/problems.md). */
export interface Drill {
  kind: Kind;
  /** Its number among the problems of its kind. */
  n: number;
  trid: string;
  question: string;
  answer: string;
  game: DrillGame;
  /** The difficulty, on one scale with the strength of players. */
  difficulty: number;
  themes: string[];
}

/** One line of the answer of a roll that is counted. */
export interface Counted {
  jan: Jan;
  ways: number;
  points: number;
}
