import type { BookShelf } from '../../state/addresses/route';
import type { Dice, Scores, Side } from '../../wire/described/messages';
import type { Board } from '../../wire/messages/trid';

/** A position that a rule speaks of, with the ways of its men and the places that are meant. */
export interface Figure {
  /** The name of the figure, which no other of the book has. */
  id: string;
  /** The position as text, with which the page of positions opens. */
  trid: string;
  caption: string;
  board: Board;
  score: Scores;
  dice: Dice | null;
  roller: Side;
  /** Each man's flèches, counted from the roller's talon; 25 is off. */
  paths: number[][];
  at: number[];
}

/** The content under a heading: text as HTML, and figures. */
export type BookPart = string | Figure;

/** One heading of a page with what stands under it. */
export interface Section {
  shelf: BookShelf;
  id: string;
  level: number;
  title: string;
  parts: BookPart[];
  /** The sources of the rule: "S1 X, G I"; empty where none is named. */
  sources: string;
  /** The same as bare words, for searching. */
  text: string;
}

/** One word of the game. */
export interface Term {
  id: string;
  word: string;
  /** The same in the reader’s language. */
  gloss: string;
  html: string;
}

/** The rules of every game and the glossary in one language. */
export interface Book {
  sections: Section[];
  terms: Term[];
}
