import type {
  Dice,
  ErrorMessage,
  Format,
  Game,
  GameInfo,
  Line,
  MatchTerms,
  CourrierInfo,
  CourrierLine,
  Side,
  Step,
} from '../described/messages';
import type { NewGame } from './match';
import { described } from './fits';
import { anObject, boolean, either, list, nullable, number, object, oneOf, optional, record, string } from './shape';
import type { Of, Shape } from './shape';

const side = described<Side>('Side');
const dice = described<Dice>('Dice');
const bothSides = object({ white: number, black: number });
export const anError = described<ErrorMessage>('ErrorMessage');

/** The dice that the seed of a record and the shares of fair dice give. */
const diceFound = object({
  /** Rolls that were drawn, and others. */
  rolls: number,
  given: number,
  /** True if all dice follow from them, and the seed matches the commitment. */
  holds: boolean,
  commit: string,
  commit_holds: boolean,
  /** The first throw that does not follow; roll 0 is the draw before the first. */
  wrong: nullable(object({ roll: number, written: string, drawn: string })),
  shares: list(object({ player: number, share: string, commitment: string })),
});
export type DiceFound = Of<typeof diceFound>;

/** A roll of Le Tric Trac: how many flèches the men of each side still had to travel, before it and when it was played. */
const rolledRace = object({
  /** Of the match, from 0. */
  game: number,
  side,
  before: bothSides,
  after: bothSides,
  /** The game ended with it, or was given up before the next. */
  won: nullable(object({ winner: side, points: number })),
});
export type RolledRace = Of<typeof rolledRace>;

/** The game of a record, as a table would send it. */
export const replayed = object({
  say: oneOf('replay'),
  game: either(described<GameInfo>('GameInfo'), described<CourrierInfo>('CourrierInfo')),
  lines: either(list(described<Line>('Line')), list(described<CourrierLine>('CourrierLine'))),
  /** The record in its canonical form. */
  record: string,
  /** The check of the dice against the seed, if the record has one. */
  dice: nullable(diceFound),
  /** Of Le Tric Trac: how the race went, roll by roll. */
  race: optional(list(rolledRace)),
});
export type Replayed = Of<typeof replayed>;

/** The records in a text of one or many, and the number of its lines before each. */
export const records = object({
  say: oneOf('records'),
  records: list(object({ text: string, line: number })),
});

/** The first thing wrong with a record. */
export const fault = object({
  say: oneOf('fault'),
  line: number,
  roll: number,
  code: string,
  message: string,
  /** The item that is written wrongly; empty where it cannot be named. */
  what: string,
  written: string,
  due: string,
  /** The correct beginning of the record. */
  good: string,
});
export type Fault = Of<typeof fault>;

const notation = oneOf('trid', 'xgid', 'letters');

/** A position in every notation there is. */
export const positionText = object({
  say: oneOf('position'),
  notation,
  trid: string,
  xgid: string,
  letters: string,
  ascii: string,
});
export type PositionText = Of<typeof positionText>;

const problem = object({ code: string, message: string, side: nullable(side), found: string });
export type Problem = Of<typeof problem>;

/** All that is wrong with a position. */
export const positionProblems = object({ say: oneOf('problems'), notation, problems: list(problem) });

/** The notes for one of the two accounts when a match is put off (S3). */
export interface NotedAccount {
  /** Marqués lost, their paris. */
  lost: number;
  /** Of stakes, the jetons before the player; else won less lost. */
  jetons: number;
  /** The fiches from other boxes that it holds. */
  fiches: number;
  /** With three players: the fiches taken out of its own box. */
  drawn: number;
  /** Of two players: fiches out of its own box that neither could change. */
  laid_aside: number;
  /** Of the honours: holes, fiches held of the opponent's box, fiches put into the basket. */
  holes: number;
  honours: number;
  basket: number;
}

/** An option that cannot be agreed, and why. */
const wrong = object({ option: string, code: string, message: string });
export type Wrong = Of<typeof wrong>;

/** The match resumed from its notes; null where the notes cannot be right. */
export const resumed = object({
  say: oneOf('resumed'),
  match: nullable(described<MatchTerms>('MatchTerms')),
  /** Jetons won, less lost. */
  won: object({ white: number, black: number, third: optional(number) }),
  dice: side,
  /** Marqués still to be won. */
  left: number,
  problems: list(wrong),
});
export type Resumed = Of<typeof resumed>;

/** A game with all that it leaves unsaid; null where it cannot be agreed. */
export const checked = object({
  say: oneOf('checked'),
  game: nullable(anObject as Shape<NewGame>),
  problems: list(wrong),
});

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

/** The colours of a study's drawings. */
export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** A comment; without a language it is for everybody. */
const remark = object({ language: string, text: string });
export type Remark = Of<typeof remark>;

/** An arrow, or the mark of one flèche; counted from White's talon. */
const drawn = object({ colour: oneOf(...COLOURS), from: optional(number), to: number });
export type Drawn = Of<typeof drawn>;

/** A place of a study: its start, or the end of a line of play. */
const place = object({
  /** The place before it; -1 for the start. */
  parent: number,
  depth: number,
  line: string,
  trid: string,
  stage: string,
  side,
  dice: nullable(dice),
  /** Games of combiné that may be suspended there. */
  suspend: list(described<Game>('Game')),
  comments: list(remark),
  drawings: list(drawn),
  /** Of Le Tric Trac, where a roll was played: how the men went. */
  steps: optional(list(described<Step>('Step'))),
  /** Line numbers of the text, from 0: `at` of the place, `notes` of its first comment, `rest` of the text after its comments. */
  at: number,
  notes: number,
  rest: number,
});
export type Place = Of<typeof place>;

/** A record as a tree of places; the first is the start. */
export const studyTree = object({
  say: oneOf('study'),
  text: string,
  tags: record(string),
  numbering: string,
  places: list(place),
});
export type StudyTree = Of<typeof studyTree>;

export type AskStudy =
  | { do: 'replay' | 'records' | 'study'; text: string }
  | { do: 'position'; text: string; numbering?: string }
  | { do: 'check'; game: Partial<NewGame> }
  | AskResume;
