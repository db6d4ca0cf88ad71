import type { Chance, Step } from '../../wire/described/messages';
import type { Lang } from '../../words/languages';

/** A question that stops the game: the points of the roll, hold or go, one of some plays, or how many of the 36 throws do something for the player about to throw. */
export type ModelQuestion =
  { kind: 'points' } | { kind: 'choice' } | { kind: 'play'; plays: Step[][] } | { kind: 'throws'; of: Chance };

/** A model game: a record, and what stops it or is spoken, by the number of the roll. */
export interface ModelGame {
  record: string;
  questions: Partial<Record<number, ModelQuestion>>;
  /** Words of the glossary that the roll is about. */
  terms: Partial<Record<number, string[]>>;
}

/** The teacher's words at a roll; facts in square brackets are filled in (facts.ts). */
export interface RollWords {
  text: string;
  /** What follows a right answer. */
  right?: string;
}

/** The words of a model game in one language, by the number of the roll. */
export interface ModelWords {
  rolls: Record<string, RollWords>;
}

/** A model game and its words, by language. */
export interface ModelPiece {
  game: ModelGame;
  words: Record<Lang, ModelWords>;
}
