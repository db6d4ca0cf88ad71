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

/** Keys or claim codes of seats, by player number. */
export type Keys = Record<string, string>;

/** What a mark is for: the player's own roll, or the opponent's. */
export type Part = 'gained' | 'received';

/** The two games of combiné. */
export type Game = 'ecrire' | 'honours';

/** Who sits at a seat. */
export interface SeatInfo {
  name: string;
  kind: 'human' | 'bot';
  /** The name of the bot */
  bot?: string;
  /** The seat of a person who has not taken it yet */
  free?: true;
  /** The name is no account's: anybody may have chosen it */
  guest?: true;
}

/** The time control: seconds if live, or days. The limits are in `src/game/clock/clocks.h`. */
export type ClockTerms =
  { pace: 'live'; reserve: number; delay: number } | { pace: 'days'; days: number; holidays: number };

/** A game of trictrac, of any format. */
export interface GameInfo {
  say: 'game';
  /** The id of the game */
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
  /** The id of the next game */
  next?: string;
  /** The commitment to the seed of the dice */
  commit: string;
  /** `hand`: thrown at a real board and entered; `fair`: fair dice */
  dice?: 'hand' | 'fair';
  /** The starting position */
  start: string;
  /** The number of the last line */
  lines: number;
  clock?: ClockTerms;
  /** With a clock: the current time of the table, in milliseconds since 1970 */
  now?: number;
  /** It counts for the ratings of its two players */
  rated?: true;
  /** Only its players see it */
  private?: true;
}

/** What a roll earns by one jan. */
export interface JanEvent {
  jan: Jan;
  rule: string;
  /** The side that gains the points */
  side: Side;
  ways: number;
  /** The points of all ways together */
  points: number;
  /** The flèches concerned, in the roller's numbering */
  at: number[];
  /** One entry for each way: its men, each with the flèches it passes; empty for an impuissance */
  paths: number[][][];
}

/** Points that a line marked, in the order of K1: the roller's on the line of the roll, the opponent's on the line that ends the roll. */
export interface Mark {
  side: Side;
  had: number;
  points: number;
  /** The holes won, in total */
  holes: number;
  /** The first of these holes counts double */
  bredouille: boolean;
  /** The points left afterwards */
  rest: number;
}

/** The score of a side. */
export interface Score {
  points: number;
  holes: number;
  /** Twelve points now would count double */
  bredouille: boolean;
  /** 2: the side has the double jeton */
  jetons: number;
  pavillon: boolean;
}

export type Scores = Sides<Score>;

/** A rule that binds a roll, or that applies to a play. */
export type Justification = { rule: string; reason: Reason };

/** The effect of going, or of suspending à écrire, on the account. */
export interface Does {
  does: 'lift' | 'win' | 'concede' | 'refait';
  /** If it ends the marqué */
  jetons?: number;
  winner?: number;
}

/** A game of combiné that may be suspended; for à écrire also the effect. */
export type Suspending =
  | { game: 'honours' }
  | { game: 'ecrire'; does: 'lift' | 'win' | 'concede' | 'refait'; jetons?: number; winner?: number };

/** Who acts next, and what they may do. */
export interface Turn {
  /** The side that must act for the game to go on */
  side: Side;
  /** `shares`: shares of fair dice are awaited; `draw`: the table draws next; `decide`: hold or go */
  stage: 'shares' | 'draw' | 'roll' | 'decide' | 'move' | 'agree' | 'over';
  /** At `decide`, `move`, and `agree` to a going */
  dice?: Dice;
  /** Points kept; points that the opponent will mark, and the holes they make */
  hold?: { rest: number; other: number; other_holes: number };
  /** Points of rest given up; the effect on the account */
  go?: { lost?: number; account?: Does };
  suspend?: Suspending[];
  /** At `decide` and `move`, if the table lists the plays */
  plays?: Play[];
  /** The rules that bind every play of the roll */
  bound?: Justification[];
  /** By hand: the actions that are possible now */
  may?: Sides<HandKind[]>;
  /** What the player is asked to agree to: a going, or the end, after which the loser can dispute nothing */
  to?: 'go' | 'end';
  /** The marks that may still be added to or disputed */
  marks?: OpenMark[];
  /** The écoles that may still be answered */
  schools?: OpenSchool[];
  /** Reasons that were requested and not yet given (R17) */
  questions?: { by: Side; for: Part; roll: number }[];
  /** Flèches from which men were touched (R20) */
  touched?: number[];
  /** The opponent has thrown while this side still plays (R30) */
  early?: Dice;
  adoube?: true;
  /** A play is made again as a remedy */
  again?: true;
  /** What the play must do */
  demand?: Demand;
}

/** An action that may be possible, by its type. */
export type HandKind = Action['type'];

export interface OpenMark {
  side: Side;
  for: Part;
  /** The number of the roll, as in the record */
  roll: number;
  /** Including all corrections */
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

/** The conditions of a repeated play, which must also be legal. */
export interface Demand {
  what: 'lawful' | 'not_coin' | 'with' | 'without' | 'pass_on' | 'from';
  step?: Step;
  from?: number;
  barred?: number;
}

/** A remedy for a wrong play. */
export interface Remedy {
  n: number;
  rule: string;
  does: 'leave' | 'place' | 'again';
  /** In English */
  what: string;
  /** The position after this remedy */
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

/** A jan that should have been marked. */
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
  /** The points too few (negative: too many) that were never claimed */
  points?: number;
  jans?: DueJan[];
}

/** How a tour ended. */
export interface TourEnd {
  winner: Side;
  by: 'holes' | 'resign' | 'time';
  worth: { counting: string; name: string; value: number };
}

/** How a match of tours ended: the result of its last tour. */
export interface ToursOver {
  winner: Side;
  by: 'holes' | 'resign' | 'time';
  worth: { counting: string; name: string; value: number };
  /** The seed, whose hash is `commit` */
  seed: string;
  /** By hand: all wrong marks and plays that were left standing */
  missed?: Missed[];
}

/** How a match of another format ended. */
export interface AccountOver {
  by: 'played' | 'resign' | 'time';
  seed: string;
  missed?: Missed[];
}

/** All players agreed to end the game: the part in progress has no winner. */
export interface Stopped {
  by: 'stop';
  seed: string;
}

export type Over = ToursOver | AccountOver | Stopped;

/** A line of a game: an action and its results. */
export interface Line {
  say: 'line';
  n: number;
  /** The side that acted */
  side: Side;
  do: Done;
  /** In the line of a roll: all jans it makes, the roller's first */
  events: JanEvent[];
  marks: Mark[];
  /** The men were put back: after going, or after all men of a side were borne off */
  releve: null | 'go' | 'out';
  over: Over | null;
  score: Scores;
  /** The position after the line */
  trid: string;
  turn: Turn;
  /** Of a play: the rules that apply to it */
  reasons?: Justification[];
  /** By hand: points marked or taken back */
  moved?: Moved[];
  /** The side that went must stay (R16) */
  stays?: true;
  /** In the line of `augment` */
  ruling?: Ruling;
  /** In the line of `remedies` */
  remedies?: Remedy[];
  /** Wrong marks and plays that can no longer be disputed */
  missed?: Missed[];
  /** A tour, a marqué (a refait too) or a meeting ended */
  round_ended?: true;
  /** The tour that ended, in a match of several */
  tour?: TourEnd;
  clock?: ClockNow;
  /** In the first line, and whenever it changes */
  account?: Account;
}

/** The clocks after a line; all times are in milliseconds, and points in time since 1970. */
export interface ClockNow {
  /** The time of the line */
  at: number;
  /** Live: the time of the network that its decision was not charged */
  lag?: number;
  /** The player whose time runs */
  asked: number | null;
  /** When it runs out */
  ends: number | null;
  /** The operator has stopped the clocks */
  stopped?: true;
  /** Live: the reserve of each player, without the decision in progress */
  left?: number[];
  /** Days: the days of holiday left */
  holidays?: number[];
  /** Until when each player is on holiday; 0: not on holiday */
  away?: number[];
  /** The players whose forced actions the table makes */
  trust?: number[];
}

/** The account of a match. Players are numbered: White 0, Black 1, then the others; lists are by player. */
export interface Account {
  format: string;
  /** The number of the tour, marqué or meeting in progress, from 1 */
  round: number;
  /** The number agreed; 0 in the poules */
  rounds: number;
  /** The players at the board */
  at: Sides<number>;
  /** Who throws first in this round; null if it is drawn */
  lead: Side | null;
  /** The players who sit out and may advise */
  advises: { player: number; side: Side | null }[];
  /** Settled at the end */
  balance: number[];
  unit: 'stake' | 'jeton' | 'unit';
  over: null | { by: 'played' } | { by: 'resign'; player: number };
  /** Pegs, étendard and cravate; under the older rules only */
  board?: BoardPieces;
  tours?: { won: TourWon[]; stake: number };
  /** Of a resumed match: the marqués played on an earlier day */
  carried?: { lost: number[]; jetons: number[] };
  marque?: MarqueNow;
  sheet?: WrittenMarque[];
  /** Marqués won, carried ones included; for partners those of the pair */
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
  /** Jetons for each hole if the run of a side lasts to the end */
  rate: Sides<number>;
  run: Sides<boolean>;
  /** Before the rate is applied */
  consolation: number;
  /** What a side would be paid if the marqué ended now; null while the side has too few holes to win */
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
  /** With the rate applied */
  consolation: number;
  refaits: number;
  jetons: number;
}

export interface SettlementLine {
  code: SettlementCode;
  /** For each player */
  amounts: number[];
  source: string;
  /** The number of the marqué it refers to, 0 for none */
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
  /** For each player the amount drawn less the amount put in, after the meeting */
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

/** The law that a play breaks, with its step; for other actions only the rule. */
export interface Refusal {
  rule: string;
  law: Law;
  from?: number;
  to?: number;
  number?: number;
}

/** Whether a play may begin with these steps. */
export interface Verdict {
  say: 'verdict';
  steps: Step[];
  refusal: Refusal | null;
}

/** A request was refused or failed. */
export interface ErrorMessage {
  say: 'error';
  code: ErrorCode;
  /** In English */
  message: string;
  refusal?: Refusal | { rule: string };
  /** The line of a text that has the error */
  line?: number;
  /** How long to wait before asking again, in seconds */
  retry_after?: number;
}

/** All lines up to this one have been sent. */
export type Ready = { say: 'ready'; line: number };

/** Asks for a `ping`. */
export type AskPing = { say: 'ping' };

/** Answers a `ping`. */
export type Pong = { say: 'pong' };

/** A seat has been taken; `name` may be "". */
export type Taken = { say: 'taken'; player: number; name: string; guest?: true };

/** Who is connected; sent after `ready`, and whenever it changes. */
export interface Here {
  say: 'here';
  /** The players who are connected */
  players: number[];
  /** The number of spectators */
  watching: number;
}

/** A phrase was said. */
export type Said = { say: 'said'; player: number; phrase: Phrase };

/** A chat message, the n-th at its table: see *Talk*. */
export interface Talked {
  n: number;
  to: Channel;
  /** The id of the author; empty after the account has been deleted */
  by: string;
  /** Null: a spectator */
  player: number | null;
  name: string;
  /** In seconds since 1970 */
  at: number;
  /** Empty after it has been removed */
  text: string;
}

/** A chat message that was sent or removed: of two with the same `n` the later one counts. */
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

/** The open proposals for line `line`, with the players who agree. */
export interface Proposed {
  say: 'proposed';
  line: number;
  proposals: { to: Accord; players: number[] }[];
}

/** The player to move in a live game is away; the game may be claimed from `claimable` on, in milliseconds since 1970. Null: the player is present. */
export type Absent = { say: 'absent'; player: number; claimable: number } | { say: 'absent'; player: null };

/** The clocks of the game stand at `at`, in milliseconds since 1970: see *Clocks*. Null: they run again. */
export type Paused =
  { say: 'paused'; why: 'operator' | 'outage' | 'return'; at: number } | { say: 'paused'; why: null };

/** Who wants a rematch; once all do, the id of the next game and the new number of each player. */
export interface AgainWished {
  say: 'again';
  wish: number[];
  next: string | null;
  players?: number[];
}

/** News of the people at a table. */
export type Company = Taken | Here | Said | TalkedNow | Talks | Proposed | Absent | Paused | AgainWished;

/** A message from a table of trictrac. */
export type TableMessage = GameInfo | Line | Ready | Verdict | ErrorMessage | Company | AskPing | Pong;

/** A game with free seats, open to anybody. */
export interface Offer {
  game: string;
  format: Format;
  match?: MatchTerms;
  rules?: string;
  options?: Options;
  /** In Le Tric Trac */
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

/** A game in progress that may be watched. */
export interface LiveGame {
  game: string;
  format: Format;
  /** In Le Tric Trac */
  points?: number;
  white: SeatInfo;
  black: SeatInfo;
  others?: SeatInfo[];
  clock?: ClockTerms;
  rated?: true;
  stands: Stands;
  watching: number;
}

/** A summary of the score of a match; in Le Tric Trac the points of both sides. */
export interface Stands {
  holes?: Sides<number>;
  /** The players at the board */
  at?: Sides<number>;
  /** The current one of `rounds`, which is 0 if no number was agreed */
  round?: number;
  rounds?: number;
  balance?: number[];
  score?: Sides<number>;
}

/** The current offers, latest last, and the games in progress with the most spectators. */
export interface LobbyNews {
  say: 'lobby';
  offers: Offer[];
  live: LiveGame[];
  /** The operator has paused all games: see *Clocks* */
  paused?: true;
}

/** A message to those who watch the lobby. */
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
  /** The legal first steps */
  first_steps?: NumberedStep[];
  /** True: nothing can be played, and the play is [] */
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
  /** The result of a game that this line ended */
  won: RaceWin | null;
  /** The points each side would lose by resigning the game now (J12) */
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

/** A message from a table of Le Tric Trac. */
export type RaceMessage = RaceInfo | RaceLine | Ready | RaceVerdict | RaceError | Company | AskPing | Pong;

/** A message from a table of either game. */
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

/** Marking and judging by hand (section R). */
export type HandAction =
  /** Marks points for the last roll, in addition to those already marked (R6). */
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
  /** Announces that the next man touched is only adjusted (R20). */
  | { type: 'adoube' }
  /** Asks for the remedies of your opponent's play (R21). */
  | { type: 'remedies' }
  /** Chooses a remedy (R21). */
  | { type: 'remedy'; n: number }
  /** Agrees to a going, or to the end (R16). */
  | { type: 'agree' }
  /** Objects that a going is not due (R16). */
  | { type: 'object' }
  /** Invites your opponent to throw (R5). */
  | { type: 'invite' };

/** An action that a page may request. */
export type Action = TurnAction | HandAction;

/** An action in the game. */
export type Played =
  /** The seats are drawn, before anything else. */
  | { type: 'seats'; throws: number[][]; order: number[] }
  /** Decides who throws first; written by the table. */
  | { type: 'lead'; throws: Dice[]; first: Side }
  /** The dice decide the half fiche. */
  | { type: 'half'; throws: Dice[] }
  /** The player loses as if by resigning, because their time has run out. */
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
  /** Marks points for the last roll, in addition to those already marked (R6). */
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
  /** Announces that the next man touched is only adjusted (R20). */
  | { type: 'adoube' }
  /** Asks for the remedies of your opponent's play (R21). */
  | { type: 'remedies' }
  /** Chooses a remedy (R21). */
  | { type: 'remedy'; n: number }
  /** Agrees to a going, or to the end (R16). */
  | { type: 'agree' }
  /** Objects that a going is not due (R16). */
  | { type: 'object' }
  /** Invites your opponent to throw (R5). */
  | { type: 'invite' };

/** An action beside the game: it does not change the position, except `take_back`. */
export type Beside =
  /** Seals a share of fair dice. */
  | { type: 'seal'; player: number; seal: string }
  /** Reveals a share of fair dice. */
  | { type: 'share'; player: number; share: string }
  /** Starts or ends a holiday, in a game by days. */
  | { type: 'leave'; player: number; days: number }
  /** Gives the player to move their full time again. */
  | { type: 'grace'; player: number }
  /** Switches automatic rolls and forced plays on or off. */
  | { type: 'trust'; player: number; wish: boolean }
  /** The server gives back the time of an outage, or its operator changes the clocks. */
  | { type: 'clock'; change: 'outage' | 'extend' | 'restore' | 'stop' | 'start'; by?: number }
  /** Ends the game by agreement: the part in progress has no winner. */
  | { type: 'stop' }
  /** Adjourns the game: the next action resumes it. */
  | { type: 'put_off' }
  /** Takes back the last action of a person. */
  | { type: 'take_back' };

/** The action of a line. */
export type Done = Played | Beside;

/** An action in a game of Le Tric Trac. */
export type RacePlayed =
  /** Decides who throws first; written by the table. */
  | { type: 'lead'; throws: Dice[]; first: Side }
  /** Throws the dice. */
  | { type: 'roll'; dice: Dice }
  /** Plays the roll. */
  | { type: 'play'; steps: Step[] }
  /** Resigns the match; in Le Tric Trac, the current game. */
  | { type: 'resign' }
  /** The player loses as if by resigning, because their time has run out. */
  | { type: 'overtime'; absent?: true };

/** The action of a line of Le Tric Trac. */
export type RaceDone = RacePlayed | Beside;

/** A message from a page to a table. */
export type PageMessage =
  /** Joins a game; its lines after `since` follow. Without keys you watch. */
  | { do: 'join'; game: string; keys?: Keys; since: number }
  /** Requests an action in the game. */
  | { do: 'act'; line: number; side: Side; action: Action }
  /** Asks whether a play may begin with these steps; answered by `verdict`. */
  | { do: 'why'; side: Side; steps: Step[] }
  /** Says one of the `phrases` of `describe`. It is not stored. */
  | { do: 'say'; player: number; phrase: string }
  /** Sends a chat message; answered by `talk`. */
  | { do: 'talk'; player?: number; text: string }
  /** Asks for a rematch after the end of the game (before it: `wrong_stage`), or withdraws the request. */
  | { do: 'again'; player: number; wish: boolean }
  /** Proposes an agreement, agrees to it, or refuses it: see *What all agree to*. */
  | { do: 'agree'; player: number; line: number; to: 'stop' | 'put_off' | 'take_back'; wish: boolean }
  /** Seals a share of fair dice. */
  | { do: 'seal'; player: number; seal: string }
  /** Reveals a share of fair dice. */
  | { do: 'share'; player: number; share: string }
  /** Starts or ends a holiday, in a game by days. */
  | { do: 'leave'; player: number; days: number }
  /** Gives the player to move their full time again. */
  | { do: 'grace'; player: number }
  /** Switches automatic rolls and forced plays on or off. */
  | { do: 'trust'; player: number; wish: boolean }
  /** Offers free seats to anybody, as long as you are connected. Only a player may (else `bad_key`). Not answered. */
  | { do: 'offer'; claims: Keys }
  /** Leaves the game and watches the lobby; answered by `lobby`. */
  | { do: 'lobby' }
  /** Claims a live game whose player to move has been away too long: see *Clocks*. */
  | { do: 'claim_absent'; player: number; line: number }
  /** Asks for a `pong`, which is sent immediately, even before a `join`. */
  | { do: 'ping' };

/** What comes in from outside, by the names of its types. */
export interface Shapes {
  TableMessage: TableMessage;
  RaceMessage: RaceMessage;
  AnyMessage: AnyMessage;
  LobbyMessage: LobbyMessage;
}
