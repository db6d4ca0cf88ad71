import type { Info as RaceInfo } from './courrier';
import type { Line as RaceLine } from './courrier';
import type { ErrorMessage, GameInfo, Line } from './protocol';
import type { Game } from './account';
import type { Format, MatchTerms, NewGame } from './match';
import type { Dice, Side } from './play';

/** The game of a record, as a table would send it. */
export interface Replayed {
  say: 'replay';
  game: GameInfo | RaceInfo;
  lines: Line[] | RaceLine[];
  /** The record as it is always printed. */
  record: string;
  /** What its seed says of the dice, where it has one. */
  dice: DiceFound | null;
}

/** What the seed of a record, and the shares of fair dice, say of its dice. */
export interface DiceFound {
  /** Rolls that were drawn, and others. */
  rolls: number;
  given: number;
  /** All that was drawn follows from them, and the seed is the one committed to. */
  holds: boolean;
  commit: string;
  commit_holds: boolean;
  /** The first throw that does not follow; roll 0 is the draw before the first. */
  wrong: { roll: number; written: string; drawn: string } | null;
  shares: { player: number; share: string; seal: string }[];
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

/** What is noted of one of the two accounts when a match is put off (S3). */
export interface NotedAccount {
  /** Marqués lost, his paris. */
  lost: number;
  /** Before him, where there are stakes; else won less lost. */
  jetons: number;
  /** Those it holds of the other boxes. */
  fiches: number;
  /** Of three players: those out of its own box. */
  drawn: number;
  /** Of two: those out of its own box that nobody could change. */
  laid_aside: number;
  /** Of the honours: holes, fiches he holds of the other's box, fiches he has put into the basket. */
  holes: number;
  honours: number;
  basket: number;
}

/** Whose account it is; of three players à la ronde, who are numbered so that the first two began, the third's too. */
export const ACCOUNTS = ['white', 'black', 'third'] as const;
export type AccountName = (typeof ACCOUNTS)[number];

/** The match that goes on from what was noted of it; null where that cannot have been noted. */
export interface Resumed {
  say: 'resumed';
  match: MatchTerms | null;
  /** Jetons won, less lost. */
  won: Record<Side, number> & { third?: number };
  dice: Side;
  /** Marqués still to be won. */
  left: number;
  problems: Wrong[];
}

/** What cannot be agreed, and of which option. */
export interface Wrong {
  option: string;
  code: string;
  message: string;
}

/** A game with all that it leaves unsaid; null where it cannot be agreed. */
export interface Checked {
  say: 'checked';
  game: NewGame | null;
  problems: Wrong[];
}

export interface AskResume {
  do: 'resume';
  format: Format;
  match: MatchTerms;
  noted: Record<Side, Partial<NotedAccount>> & {
    third?: Partial<NotedAccount>;
    dice: Side;
    cravate: Side | null;
    contrat: Side | null;
    /** Of three players: who stays and throws first, who comes, by their numbers from 0. */
    stays?: number;
    comes?: number;
    /** Marqués that the first lost to the second, where paris are paid pair by pair. */
    first_to_second?: number;
  };
}

/** What a study draws in. */
export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** A comment; without a language it is for everybody. */
export interface Remark {
  language: string;
  text: string;
}

/** An arrow, or the mark of one flèche; counted from White's talon. */
export interface Drawn {
  colour: Colour;
  from?: number;
  to: number;
}

/** A place of a study: its start, or what a line of play comes to. */
export interface Place {
  /** The place before it; -1 for the start. */
  parent: number;
  depth: number;
  line: string;
  trid: string;
  stage: string;
  side: Side;
  dice: Dice | null;
  /** Games of combiné that may be suspended there. */
  suspend: Game[];
  comments: Remark[];
  drawings: Drawn[];
  /** Lines of the text, from 0: its own, where its comments begin, and where variations and what follows do. */
  at: number;
  notes: number;
  rest: number;
}

/** A record as a tree of places; the first is the start. */
export interface StudyTree {
  say: 'study';
  text: string;
  tags: Record<string, string>;
  numbering: string;
  places: Place[];
}

export type Asked =
  | { do: 'replay' | 'study'; text: string }
  | { do: 'position'; text: string; numbering?: string }
  | { do: 'check'; game: Partial<NewGame> }
  | AskResume;

/** Speaks to the module about games and positions. */
export interface Study {
  replay(text: string): Replayed | Fault | ErrorMessage;
  tree(text: string): StudyTree | Fault | ErrorMessage;
  position(text: string, numbering?: string): PositionText | Problems | ErrorMessage;
  check(game: Partial<NewGame>): Checked | ErrorMessage;
  resume(ask: Omit<AskResume, 'do'>): Resumed | ErrorMessage;
}
