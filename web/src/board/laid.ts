import type { Dice, Side, Step } from '../wire/described/messages';
import type { Board } from '../wire/messages/trid';

/** The content of the board of any game, and its actions; it counts its places as it is drawn. */
export interface Played {
  bottom: Side;
  board: Board;
  dice: Dice | null;
  used: [boolean, boolean];
  rolling: boolean;
  /** The player who rolled the dice. */
  thrower?: Side | null;
  mover: Side | null;
  sources: number[];
  targets: number[];
  chosen: number | null;
  /** Prints the names of the places on the board. */
  printed: boolean;
  /** The last play, which the board still shows. */
  last: { side: Side; steps: Step[] } | null;
  still: boolean;
  press: (place: number | null) => void;
  lift: (place: number) => void;
  drop: (place: number | null) => void;
  digit: (place: number, number: number) => void;
  swap: (() => void) | null;
}

/** A rectangle of a board, in its measures. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The places of a board for the keyboard and assistive tools. */
export interface Keyed {
  groups: { name: string; places: number[] }[];
  /** The place that takes the focus first. */
  first: number;
  /** Describes a place with its men, in parts; empty parts are left out. */
  said: (place: number, men: string) => string[];
  /** The way off the board, while a man may leave. */
  off: { at: number; box: Box } | null;
  /** Returns the place that an arrow leads to, as the board lies with its talons on the left; null for other keys. */
  next: (key: string, from: number) => number | null;
}
