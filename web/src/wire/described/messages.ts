// Written by tools/describe.ts from what the program offers: not to be changed by hand.
import type {
  JANS,
  LAWS,
  RACE_LAWS,
  REASONS,
  SETTLEMENT_CODES,
  ERROR_CODES,
  PHRASES,
  CHANNELS,
  REPORT_REASONS,
  ACCORDS,
} from './codes';
import type { AgreedTerms, CarriedTerms, Format } from './formats';
import type { Options } from './rules';

export type { Format, Options };
export type Jan = (typeof JANS)[number];
export type Law = (typeof LAWS)[number];
export type RaceLaw = (typeof RACE_LAWS)[number];
export type Reason = (typeof REASONS)[number];
export type SettlementCode = (typeof SETTLEMENT_CODES)[number];
export type ErrorCode = (typeof ERROR_CODES)[number];
export type Phrase = (typeof PHRASES)[number];
export type Channel = (typeof CHANNELS)[number];
export type ReportReason = (typeof REPORT_REASONS)[number];
export type Accord = (typeof ACCORDS)[number];
/** What was agreed for a match; the points of Le Tric Trac are sent beside it. */
export interface MatchTerms extends AgreedTerms, CarriedTerms {
  points?: number;
}
export type Sides<T> = Record<Side, T>;

/** A side of the board. */
export type Side = 'white' | 'black';

/** Two dice, in the order thrown. */
export type Dice = [number, number];

/** From, to: flèches 1 to 24 from the talon of the side named, 25 is off. */
export type Step = [from: number, to: number];

/** From, to, and the number played; 0 by puissance. */
export type NumberedStep = [from: number, to: number, number: number];

/** Every order in which the men may be moved is a play of its own. */
export type Play = NumberedStep[];

/** Keys, or the codes by which seats are taken, by the numbers of their players. */
export type Keys = Record<string, string>;

/** What a mark is for: the player's own roll, or the opponent's. */
export type Part = 'gained' | 'received';

/** The two games of combiné. */
export type Game = 'ecrire' | 'honours';

/** Who sits at a seat. */
export interface SeatInfo {
  name: string;
  kind: 'human' | 'bot';
  /** Its kind of play */
  bot?: string;
  /** A person's, who has not come yet */
  free?: true;
}

/** What is agreed about time: seconds, live; days. All in `src/game/clock/clocks.h`. */
export type ClockTerms =
  { pace: 'live'; reserve: number; delay: number } | { pace: 'days'; days: number; holidays: number };

/** A game of trictrac, of any format. */
export interface GameInfo {
  say: 'game';
  /** Its name */
  game: string;
  format: Format;
  match?: MatchTerms;
  /** The preset of the board's rules */
  rules: string;
  options: Options;
  white: SeatInfo;
  black: SeatInfo;
  others?: SeatInfo[];
  /** The players whose seats you hold */
  you: number[];
  /** The game that follows this one */
  next?: string;
  /** The commitment to the seed of the dice */
  commit: string;
  /** Thrown by hand and entered; or of everybody's shares */
  dice?: 'hand' | 'fair';
  /** The position it begins from */
  start: string;
  /** The last line */
  lines: number;
  clock?: ClockTerms;
  /** With a clock: what time it is at the table, in milliseconds since 1970 */
  now?: number;
  /** It counts for the ratings of the two who play */
  rated?: true;
  /** Only those who play see it */
  private?: true;
}

/** What a roll earns by one jan. */
export interface JanEvent {
  jan: Jan;
  rule: string;
  /** Whose it is */
  side: Side;
  ways: number;
  /** Of all ways */
  points: number;
  /** The flèches concerned, in the roller's numbering */
  at: number[];
  /** One entry a way: its men, each the flèches it passes; none for an impuissance */
  paths: number[][][];
}

/** What a line marked, in the order of K1: the roller's on the line of the roll, the opponent's on that which ends it. */
export interface Mark {
  side: Side;
  had: number;
  points: number;
  /** Won in all */
  holes: number;
  /** The first of them counts double */
  bredouille: boolean;
  /** What stands after */
  rest: number;
}

/** How a side stands. */
export interface Score {
  points: number;
  holes: number;
  /** Twelve points now would count double */
  bredouille: boolean;
  /** 2: it carries the double jeton */
  jetons: number;
  pavillon: boolean;
}

export type Scores = Sides<Score>;

/** What the rules say of a roll that binds, or of a play. */
export type Justification = { rule: string; reason: Reason };

/** What going, or suspending à écrire, does to the account. */
export interface Does {
  does: 'lift' | 'win' | 'concede' | 'refait';
  /** Where it ends the marqué */
  jetons?: number;
  winner?: number;
}

/** A game of combiné that may be suspended; of à écrire what that does. */
export type Suspending =
  | { game: 'honours' }
  | { game: 'ecrire'; does: 'lift' | 'win' | 'concede' | 'refait'; jetons?: number; winner?: number };

/** What is asked now. */
export interface Turn {
  /** Who must act for the game to go on */
  side: Side;
  /** Shares of fair dice are awaited; the table draws next; … */
  stage: 'shares' | 'draw' | 'roll' | 'decide' | 'move' | 'agree' | 'over';
  /** At `decide`, `move`, and `agree` to a going */
  dice?: Dice;
  /** Points kept; what the opponent will mark, and the holes that makes */
  hold?: { rest: number; other: number; other_holes: number };
  /** Points of rest given up; what it does to the account */
  go?: { lost?: number; account?: Does };
  suspend?: Suspending[];
  /** At `decide` and `move`, where the table knows the plays */
  plays?: Play[];
  /** What binds the roll whatever is played */
  bound?: Justification[];
  /** By hand: the actions that are possible now */
  may?: Sides<HandKind[]>;
  /** What the player is asked to agree to: a going, or that the loser disputes nothing more */
  to?: 'go' | 'end';
  /** Those that may still be added to or disputed */
  marks?: OpenMark[];
  /** Those that may still be answered */
  schools?: OpenSchool[];
  /** Reasons that were asked and not yet given (R17) */
  questions?: { by: Side; for: Part; roll: number }[];
  /** Flèches from which men were touched (R20) */
  touched?: number[];
  /** The opponent has thrown while this side still plays (R30) */
  early?: Dice;
  adoube?: true;
  /** A play is made again as a remedy */
  again?: true;
  /** What it must be */
  demand?: Demand;
}

/** An action that may be possible, by its type. */
export type HandKind = Action['type'];

export interface OpenMark {
  side: Side;
  for: Part;
  /** Its number, as in the record */
  roll: number;
  /** With all that was put right */
  points: number;
  /** Its owner may still add to it */
  open: boolean;
  /** The opponent may claim an école about it */
  disputable: boolean;
}

export interface OpenSchool {
  by: Side;
  for: Part;
  points: number;
  disputed: number;
  /** Who may answer */
  may: Side[];
}

/** What must be true of a play that is made again, beside being legal. */
export interface Demand {
  what: 'lawful' | 'not_coin' | 'with' | 'without' | 'pass_on' | 'from';
  step?: Step;
  from?: number;
  barred?: number;
}

/** One thing that may be done about a wrong play. */
export interface Remedy {
  n: number;
  rule: string;
  does: 'leave' | 'place' | 'again';
  /** In English */
  what: string;
  /** The position once it is chosen */
  trid: string;
  demand?: Demand;
}

/** Points that a line marked, or took back. */
export interface Moved {
  side: Side;
  why: Part | 'school' | 'false_school' | 'gone';
  points: number;
  rule: string;
}

/** A jan that a mark should have been made of. */
export type DueJan = { jan: Jan; rule: string; ways: number; points: number };

/** The outcome of an école that was maintained (R12). */
export interface Ruling {
  for: Part;
  claimed: number;
  right: number;
  disputed: number;
  jans: DueJan[];
}

/** A mark, or a wrong play, that stood although it was wrong. */
export interface Missed {
  side: Side;
  for: Part | 'play';
  roll: number;
  dice: Dice;
  /** Of a play */
  rule?: string;
  /** What the rules gave */
  due?: number;
  marked?: number;
  /** What the opponent marked for the difference */
  schooled?: number;
  /** Those too few (negative: too many) that stand */
  points?: number;
  jans?: DueJan[];
}

/** How a tour ended. */
export interface TourEnd {
  winner: Side;
  by: 'holes' | 'resign' | 'time';
  worth: { counting: string; name: string; value: number };
}

/** How a match of tours ended: the last of them. */
export interface ToursOver {
  winner: Side;
  by: 'holes' | 'resign' | 'time';
  worth: { counting: string; name: string; value: number };
  /** The one behind `commit` */
  seed: string;
  /** By hand: all that stood wrong to the end */
  missed?: Missed[];
}

/** How a match of another format ended. */
export interface AccountOver {
  by: 'played' | 'resign' | 'time';
  seed: string;
  missed?: Missed[];
}

/** All players agreed to end it: nobody wins what was being played. */
export interface Stopped {
  by: 'stop';
  seed: string;
}

export type Over = ToursOver | AccountOver | Stopped;

/** A line of a game: what was done, and what followed. */
export interface Line {
  say: 'line';
  n: number;
  /** Who did it */
  side: Side;
  do: Done;
  /** In the line of a roll: all it is worth, the roller's first */
  events: JanEvent[];
  marks: Mark[];
  /** The men were put back */
  releve: null | 'go' | 'out';
  over: Over | null;
  score: Scores;
  /** The position after the line */
  trid: string;
  turn: Turn;
  /** Of a play: what the rules say of it */
  reasons?: Justification[];
  /** By hand: points marked or taken back */
  moved?: Moved[];
  /** Who had gone must stay (R16) */
  stays?: true;
  /** In the line of `augment` */
  ruling?: Ruling;
  /** In the line of `remedies` */
  remedies?: Remedy[];
  /** What can no longer be disputed and stood wrong */
  missed?: Missed[];
  /** A tour, a marqué (a refait too) or a meeting ended */
  round_ended?: true;
  /** The one that ended, of several */
  tour?: TourEnd;
  clock?: ClockNow;
  /** In the first line, and where it changed */
  account?: Account;
}

/** The clocks after a line; all times are in milliseconds, and points in time since 1970. */
export interface ClockNow {
  /** The time of the line */
  at: number;
  /** Whose time runs */
  asked: number | null;
  /** When it runs out */
  ends: number | null;
  /** The operator has stopped the clocks */
  stopped?: true;
  /** Live: every reserve, without the decision in hand */
  left?: number[];
  /** By days: those left */
  holidays?: number[];
  /** Until when each is on holiday; 0: not */
  away?: number[];
  /** The players whose forced actions the table makes */
  trust?: number[];
}

/** The account of a match. Players are numbered: White 0, Black 1, then the others; lists are by player. */
export interface Account {
  format: string;
  /** Which tour, marqué or meeting is played, from 1 */
  round: number;
  /** Agreed; 0 in the poules */
  rounds: number;
  /** The players at the board */
  at: Sides<number>;
  /** Who throws first in this round; null where it is drawn */
  lead: Side | null;
  /** Who watches and may advise */
  advises: { player: number; side: Side | null }[];
  /** Settled at the end */
  balance: number[];
  unit: 'stake' | 'jeton' | 'unit';
  over: null | { by: 'played' } | { by: 'resign'; player: number };
  /** What the holes do not show: the older rules only */
  board?: BoardPieces;
  tours?: { won: TourWon[]; stake: number };
  /** Of a match that is resumed: the marqués played another day */
  carried?: { lost: number[]; jetons: number[] };
  marque?: MarqueNow;
  sheet?: WrittenMarque[];
  /** Marqués, those carried included; partners: of the pair */
  wins?: number[];
  losses?: number[];
  /** Null before the end */
  settlement?: Settlement | null;
  honours?: Honours;
  suspended?: { game: Game; by: Side; ended: boolean } | null;
  poule?: Poule;
}

/** A peg in a side's rail; hole 0 is the place beside the talon. */
export type Peg = { metal: 'gold' | 'silver' | 'bimetal' | 'black'; hole: number; cravate: boolean };

export interface BoardPieces {
  pegs?: Sides<Peg[]>;
  etendard: Side | null;
  cravate: Side | null;
}

export type TourWon = { winner: number; holes: Sides<number>; worth: string; value: number };

/** The marqué, or drained meeting, being played. */
export interface MarqueNow {
  holes: Sides<number>;
  refaits: number;
  obligatory: boolean;
  needed: Sides<number>;
  /** Jetons a hole if the run of a side lasts to the end */
  rate: Sides<number>;
  run: Sides<boolean>;
  /** Before the rate */
  consolation: number;
  /** What a side would be paid if it ended now; null while it is not won */
  pays?: Sides<number | null>;
}

/** A marqué that was won. */
export interface WrittenMarque {
  winner: number;
  loser: number;
  /** Who sat out */
  idle: number | null;
  holes: [winner: number, loser: number];
  end: 'win' | 'concede';
  run: 'none' | 'petite' | 'grande' | null;
  rate: number;
  /** At the rate */
  consolation: number;
  refaits: number;
  jetons: number;
}

export interface SettlementLine {
  code: SettlementCode;
  /** Of each player */
  amounts: number[];
  source: string;
  /** Which one it is about, 0 for none */
  marque: number;
}

export interface Settlement {
  lines: SettlementLine[];
  columns: { gained: number[]; lost: number[] };
  fiche: number;
  /** The player to be paid half a fiche that is thrown for */
  half_wanted: number | null;
}

export type HonoursWon = { winner: Side; factor: number; loser_holes: number };

export interface Honours {
  holes: Sides<number>;
  won: HonoursWon[];
  fiches: number[];
  basket: number;
  open: boolean;
  contrat: Side | null;
  both: boolean;
}

export interface Meeting {
  winner: number;
  loser: number;
  holes: Sides<number>;
  won_by: Side;
  /** What each had drawn less put in after it */
  balance: number[];
}

export interface Poule {
  kind: 'filled' | 'drained';
  pot: number;
  stake: number;
  line: number[];
  still_to_win: number | null;
  per_hole: number | null;
  meetings: Meeting[];
}

/** The law that a play breaks, with its step; of what is no play the rule alone. */
export interface Refusal {
  rule: string;
  law: Law;
  from?: number;
  to?: number;
  number?: number;
}

/** Whether a play may begin so. */
export interface Verdict {
  say: 'verdict';
  steps: Step[];
  refusal: Refusal | null;
}

/** Something was not done. */
export interface ErrorMessage {
  say: 'error';
  code: ErrorCode;
  /** In English */
  message: string;
  refusal?: Refusal | { rule: string };
  /** Of a text that is wrong */
  line?: number;
  /** When to ask again, in seconds */
  retry_after?: number;
}

/** All lines up to this one have been sent. */
export type Ready = { say: 'ready'; line: number };

/** Asks for a `ping`. */
export type AskPing = { say: 'ping' };

/** Answers a `ping`. */
export type Pong = { say: 'pong' };

/** A seat has been taken, under a name or "". */
export type Taken = { say: 'taken'; player: number; name: string };

/** Who is connected; after `ready`, and whenever it changes. */
export interface Here {
  say: 'here';
  /** Whose seats somebody holds */
  players: number[];
  /** How many watch */
  watching: number;
}

/** A phrase was said. */
export type Said = { say: 'said'; player: number; phrase: Phrase };

/** Something said in free words, the n-th at its table: see *Talk*. */
export interface Talked {
  n: number;
  to: Channel;
  /** The id of who said it; empty once they have left */
  by: string;
  /** Null: somebody who watched */
  player: number | null;
  name: string;
  /** In seconds since 1970 */
  at: number;
  /** Empty once it has been taken away */
  text: string;
}

/** One more, or one that has been taken away: of two with the same `n` the later counts. */
export interface TalkedNow {
  say: 'talk';
  n: number;
  to: Channel;
  by: string;
  player: number | null;
  name: string;
  at: number;
  text: string;
}

/** After `game`: the last 200 messages that the client may read. */
export interface Talks {
  say: 'talks';
  talks: Talked[];
}

/** All that is proposed as line `line`, with the players who agree. */
export interface Proposed {
  say: 'proposed';
  line: number;
  proposals: { to: Accord; players: number[] }[];
}

/** The player to move in a live game is away, and claimable from that moment on; null: they are there. */
export type Absent = { say: 'absent'; player: number; claimable: number } | { say: 'absent'; player: null };

/** Who wants a rematch; the game itself once all do, and the new number of each player. */
export interface AgainWished {
  say: 'again';
  wish: number[];
  next: string | null;
  players?: number[];
}

/** What is heard of the people at a table, beside the game. */
export type Company = Taken | Here | Said | TalkedNow | Talks | Proposed | Absent | AgainWished;

/** What a table of trictrac says. */
export type TableMessage = GameInfo | Line | Ready | Verdict | ErrorMessage | Company | AskPing | Pong;

/** A game that stands open to anybody. */
export interface Offer {
  game: string;
  format: Format;
  match?: MatchTerms;
  rules?: string;
  options?: Options;
  /** Of Le Tric Trac */
  points?: number;
  white: SeatInfo;
  black: SeatInfo;
  others?: SeatInfo[];
  start: string;
  dice?: 'hand' | 'fair';
  clock?: ClockTerms;
  rated?: true;
  private?: true;
  /** The codes of its free seats */
  claims: Keys;
}

/** A game in play that may be watched. */
export interface LiveGame {
  game: string;
  format: Format;
  /** Of Le Tric Trac */
  points?: number;
  white: SeatInfo;
  black: SeatInfo;
  others?: SeatInfo[];
  clock?: ClockTerms;
  rated?: true;
  stands: Stands;
  watching: number;
}

/** Where a match stands, in short; of Le Tric Trac the points of both. */
export interface Stands {
  holes?: Sides<number>;
  /** The players at the board */
  at?: Sides<number>;
  /** Of `rounds`; 0 where nothing was agreed */
  round?: number;
  rounds?: number;
  balance?: number[];
  score?: Sides<number>;
}

/** All that is offered now, the latest last; and the games in play that are watched most. */
export interface LobbyNews {
  say: 'lobby';
  offers: Offer[];
  live: LiveGame[];
}

/** What those who watch the lobby are told. */
export type LobbyMessage = LobbyNews | ErrorMessage | AskPing | Pong;

/** A match of Le Tric Trac. */
export interface RaceInfo {
  say: 'game';
  game: string;
  format: 'courrier';
  /** Agreed for the match */
  points: number;
  white: SeatInfo;
  black: SeatInfo;
  you: number[];
  next?: string;
  commit: string;
  dice?: 'fair';
  start: string;
  lines: number;
  clock?: ClockTerms;
  now?: number;
  rated?: true;
  private?: true;
}

/** How a game of the match ended. */
export interface RaceWin {
  winner: Side;
  points: number;
  by: 'out' | 'resign' | 'time';
}

export interface RaceTurn {
  side: Side;
  stage: 'shares' | 'draw' | 'roll' | 'move' | 'over';
  /** At `move` */
  dice?: Dice;
  /** The legal ones */
  first_steps?: NumberedStep[];
  /** Nothing can be played: the play is [] */
  nothing?: boolean;
}

/** A line of a match of Le Tric Trac. */
export interface RaceLine {
  say: 'line';
  n: number;
  side: Side;
  do: RaceDone;
  /** After the line */
  position: string;
  score: Sides<number>;
  /** How a game ended by this line */
  won: RaceWin | null;
  /** What each would lose by giving up the game now (J12) */
  forfeit: Sides<number>;
  over: null | { winner: Side; seed: string } | Stopped;
  turn: RaceTurn;
  clock?: ClockNow;
}

export interface RaceRefusal {
  rule: string;
  law: RaceLaw;
  from?: number;
  to?: number;
  number?: number;
}

export interface RaceVerdict {
  say: 'verdict';
  steps: Step[];
  refusal: RaceRefusal | null;
  /** The steps that may follow */
  next: NumberedStep[];
  /** These steps are a whole play */
  complete: boolean;
}

export interface RaceError {
  say: 'error';
  code: ErrorCode;
  message: string;
  refusal?: RaceRefusal | { rule: string };
  line?: number;
  retry_after?: number;
}

/** What a table of Le Tric Trac says. */
export type RaceMessage = RaceInfo | RaceLine | Ready | RaceVerdict | RaceError | Company | AskPing | Pong;

/** What a table of either game says. */
export type AnyMessage = TableMessage | RaceMessage;

/** A step of a turn. */
export type TurnAction =
  /** Throws the dice. */
  | { type: 'roll'; dice?: Dice }
  /** Holds: stays after a hole. */
  | { type: 'hold' }
  /** Goes: puts the men back after a hole. */
  | { type: 'go' }
  /** After a hole of combiné, goes in one of its two games and holds in the remaining one. */
  | { type: 'suspend'; game: 'ecrire' | 'honours' }
  /** Plays the roll. */
  | { type: 'play'; steps: Step[] }
  /** Resigns the match; in Le Tric Trac, the current game. */
  | { type: 'resign' };

/** What is said and marked by hand (section R). */
export type HandAction =
  /** Marks points for the last roll, beside those already marked (R6). */
  | {
      type: 'mark';
      points?: number;
      holes?: number;
      jeton?: boolean;
      pavillon?: boolean;
      etendard?: boolean;
      cravate?: boolean;
    }
  /** Claims an école: your opponent's mark is wrong (R8). */
  | { type: 'school'; points: number; for?: 'gained' | 'received' }
  /** Puts your opponent's mark right, without an école (R10). */
  | { type: 'rectify'; for?: 'gained' | 'received' }
  /** Demands the whole of an école that was claimed in part (R10). */
  | { type: 'whole'; for?: 'gained' | 'received' }
  /** Disputes an école (R11). */
  | { type: 'false_school'; points?: number; for?: 'gained' | 'received' }
  /** Maintains an école that was disputed (R12). */
  | { type: 'augment'; for?: 'gained' | 'received' }
  /** Asks what your opponent's mark is for; with `jans`, says what your own was for (R17). */
  | { type: 'reason'; for?: 'gained' | 'received'; jans?: Jan[] }
  /** Touches a man, which must be played (R20). */
  | { type: 'touch'; from: number }
  /** Straightens men, without having to play them (R20). */
  | { type: 'adoube' }
  /** Asks what may be done about your opponent's move (R21). */
  | { type: 'remedies' }
  /** Chooses a remedy (R21). */
  | { type: 'remedy'; n: number }
  /** Agrees to a going, or to the end (R16). */
  | { type: 'agree' }
  /** Says that a going is not due (R16). */
  | { type: 'object' }
  /** Invites your opponent to throw (R5). */
  | { type: 'invite' };

/** What may be asked for. */
export type Action = TurnAction | HandAction;

/** What was done in the game. */
export type Played =
  /** The seats are drawn, before anything else. */
  | { type: 'seats'; throws: number[][]; order: number[] }
  /** Decides who throws first; the table does it. */
  | { type: 'lead'; throws: Dice[]; first: Side }
  /** The dice decide the half fiche. */
  | { type: 'half'; throws: Dice[] }
  /** Loses as if by resigning, because the time has run out. */
  | { type: 'overtime'; absent?: true }
  /** Throws the dice. */
  | { type: 'roll'; dice: Dice }
  /** Holds: stays after a hole. */
  | { type: 'hold' }
  /** Goes: puts the men back after a hole. */
  | { type: 'go' }
  /** After a hole of combiné, goes in one of its two games and holds in the remaining one. */
  | { type: 'suspend'; game: 'ecrire' | 'honours' }
  /** Plays the roll. */
  | { type: 'play'; steps: Step[] }
  /** Resigns the match; in Le Tric Trac, the current game. */
  | { type: 'resign' }
  /** Marks points for the last roll, beside those already marked (R6). */
  | {
      type: 'mark';
      points: number;
      holes?: number;
      jeton?: boolean;
      pavillon?: boolean;
      etendard?: boolean;
      cravate?: boolean;
    }
  /** Claims an école: your opponent's mark is wrong (R8). */
  | { type: 'school'; points: number; for: 'gained' | 'received' }
  /** Puts your opponent's mark right, without an école (R10). */
  | { type: 'rectify'; for: 'gained' | 'received' }
  /** Demands the whole of an école that was claimed in part (R10). */
  | { type: 'whole'; for?: 'gained' | 'received' }
  /** Disputes an école (R11). */
  | { type: 'false_school'; points?: number; for?: 'gained' | 'received' }
  /** Maintains an école that was disputed (R12). */
  | { type: 'augment'; for?: 'gained' | 'received' }
  /** Asks what your opponent's mark is for; with `jans`, says what your own was for (R17). */
  | { type: 'reason'; for?: 'gained' | 'received'; jans?: Jan[] }
  /** Touches a man, which must be played (R20). */
  | { type: 'touch'; from: number }
  /** Straightens men, without having to play them (R20). */
  | { type: 'adoube' }
  /** Asks what may be done about your opponent's move (R21). */
  | { type: 'remedies' }
  /** Chooses a remedy (R21). */
  | { type: 'remedy'; n: number }
  /** Agrees to a going, or to the end (R16). */
  | { type: 'agree' }
  /** Says that a going is not due (R16). */
  | { type: 'object' }
  /** Invites your opponent to throw (R5). */
  | { type: 'invite' };

/** What was done beside the game, which stands as it was but for what is taken back. */
export type Beside =
  /** Seals a share of fair dice. */
  | { type: 'seal'; player: number; seal: string }
  /** Shows a share of fair dice. */
  | { type: 'share'; player: number; share: string }
  /** Goes on holiday, in a game by days. */
  | { type: 'leave'; player: number; days: number }
  /** Gives the player to move their full time again. */
  | { type: 'grace'; player: number }
  /** Lets the table throw and make forced plays for you. */
  | { type: 'trust'; player: number; wish: boolean }
  /** The server gives back the time of an outage, or its operator changes the clocks. */
  | { type: 'clock'; change: 'outage' | 'extend' | 'restore' | 'stop' | 'start'; by?: number }
  /** Ends the game by agreement: nobody wins what was being played. */
  | { type: 'stop' }
  /** Adjourns the game: the next action resumes it. */
  | { type: 'put_off' }
  /** Takes back the last action of a person. */
  | { type: 'take_back' };

/** What was done. */
export type Done = Played | Beside;

/** What was done in a game of Le Tric Trac. */
export type RacePlayed =
  /** Decides who throws first; the table does it. */
  | { type: 'lead'; throws: Dice[]; first: Side }
  /** Throws the dice. */
  | { type: 'roll'; dice: Dice }
  /** Plays the roll. */
  | { type: 'play'; steps: Step[] }
  /** Resigns the match; in Le Tric Trac, the current game. */
  | { type: 'resign' }
  /** Loses as if by resigning, because the time has run out. */
  | { type: 'overtime'; absent?: true };

/** What was done there. */
export type RaceDone = RacePlayed | Beside;

/** What a page says to a table. */
export type PageMessage =
  /** Joins a game: its lines after `since` follow. Without keys you watch. */
  | { do: 'join'; game: string; keys?: Keys; since: number }
  /** Does something in the game. */
  | { do: 'act'; line: number; side: Side; action: Action }
  /** Asks whether a play may begin so; answered by `verdict`. */
  | { do: 'why'; side: Side; steps: Step[] }
  /** Says one of the `phrases` of `describe`. It is not kept. */
  | { do: 'say'; player: number; phrase: string }
  /** Says something in your own words; answered by its `talk`. */
  | { do: 'talk'; player?: number; text: string }
  /** Asks for a rematch once this game is over (else `wrong_stage`), or no longer does. */
  | { do: 'again'; player: number; wish: boolean }
  /** Proposes an agreement, agrees to it, or refuses it: see *What all agree to*. */
  | { do: 'agree'; player: number; line: number; to: 'stop' | 'put_off' | 'take_back'; wish: boolean }
  /** Seals a share of fair dice. */
  | { do: 'seal'; player: number; seal: string }
  /** Shows a share of fair dice. */
  | { do: 'share'; player: number; share: string }
  /** Goes on holiday, in a game by days. */
  | { do: 'leave'; player: number; days: number }
  /** Gives the player to move their full time again. */
  | { do: 'grace'; player: number }
  /** Lets the table throw and make forced plays for you. */
  | { do: 'trust'; player: number; wish: boolean }
  /** Offers free seats to anybody, as long as you are there (else `bad_key`); not answered. */
  | { do: 'offer'; claims: Keys }
  /** Looks at what is offered, instead of a game; answered by `lobby`. */
  | { do: 'lobby' }
  /** Claims a live game whose player to move has been away for long: see *Clocks*. */
  | { do: 'claim_absent'; player: number; line: number }
  /** Asks for a `pong`, which comes at once, before a join too. */
  | { do: 'ping' };

/** What comes in from outside, by the names of its types. */
export interface Shapes {
  TableMessage: TableMessage;
  RaceMessage: RaceMessage;
  AnyMessage: AnyMessage;
  LobbyMessage: LobbyMessage;
}
