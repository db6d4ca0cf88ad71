import type { Info as RaceInfo } from './courrier';
import type { Line as RaceLine } from './courrier';
import type { ErrorMessage, GameInfo, Line } from './protocol';
import type { Side } from './play';

/** The game of a record, as a table would send it. */
export interface Replayed {
  say: 'replay';
  game: GameInfo | RaceInfo;
  lines: Line[] | RaceLine[];
  /** The record as it is always printed. */
  record: string;
  /** What its seed says of the dice, where it has one. */
  dice: { rolls: number; given: number; holds: boolean } | null;
}

/** The first thing wrong with a record. */
export interface Fault {
  say: 'fault';
  line: number;
  roll: number;
  code: string;
  message: string;
  /** What it is that is written otherwise than due; empty where that cannot be said. */
  what: string;
  written: string;
  due: string;
  /** The record as far as it is right. */
  good: string;
}

/** A position in every notation there is. */
export interface PositionText {
  say: 'position';
  notation: Notation;
  trid: string;
  xgid: string;
  letters: string;
  ascii: string;
}
export type Notation = 'trid' | 'xgid' | 'letters';

export interface Problem {
  code: string;
  message: string;
  side: Side | null;
  found: string;
}

/** All that is wrong with a position. */
export interface Problems {
  say: 'problems';
  notation: Notation;
  problems: Problem[];
}

/** A mark made by hand otherwise than due. */
export interface ByHand {
  side: Side;
  due: number;
  points: number;
  ecole: number;
  holes?: number;
}

export type Asked = { do: 'replay'; text: string } | { do: 'position'; text: string; numbering?: string };

/** Speaks to the module about games and positions. */
export interface Study {
  replay(text: string): Replayed | Fault | ErrorMessage;
  position(text: string, numbering?: string): PositionText | Problems | ErrorMessage;
}
