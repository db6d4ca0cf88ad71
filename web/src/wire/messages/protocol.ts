/** The messages between a table and this page, as types. */
import { ACCORDS, CHANNELS, ERROR_CODES, LONGEST_TALK, PHRASES, REPORT_REASONS } from '../described/codes';
import type { Account, Does, Game, Suspending } from './account';
import type { ClockNow, ClockTerms, TimeDone } from './clock';
import type { Format, MatchTerms, Options, Seated, SeatInfo } from './match';
import type { Dice, NumberedStep, Play, Side, Step } from './play';
import type { HandAction, HandLine, HandTurn, Missed } from './referee';
import type { JanEvent, Mark, Refusal, Scores, Justification } from './rules';

export { ACCORDS, ERROR_CODES, LONGEST_TALK, PHRASES, REPORT_REASONS };
export type ErrorCode = (typeof ERROR_CODES)[number];
/** What players can say to each other, each in his own language. */
export type Phrase = (typeof PHRASES)[number];

/** Who is meant to read what is said in free words. */
export type Channel = (typeof CHANNELS)[number];
/** Why somebody may be reported to the moderators. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What the people at a table may agree to. */
export type Accord = (typeof ACCORDS)[number];

export type Action =
  | HandAction
  | { type: 'roll'; dice?: Dice }
  | { type: 'hold' }
  | { type: 'go' }
  | { type: 'suspend'; game: Game }
  | { type: 'play'; steps: Step[] }
  | { type: 'resign' };

/** What is done beside the game, which stands as it was, but for what is taken back. */
export type Beside =
  | { type: 'seal'; player: number; seal: string }
  | { type: 'share'; player: number; share: string }
  | TimeDone
  | { type: Accord };

export type Done =
  | Beside
  | HandAction
  | { type: 'seats'; throws: number[][]; order: number[] }
  | { type: 'half'; throws: Dice[] }
  | { type: 'suspend'; game: Game }
  | { type: 'lead'; throws: Dice[]; first: Side }
  | { type: 'roll'; dice: Dice }
  | { type: 'hold' }
  | { type: 'go' }
  | { type: 'play'; steps: Step[] }
  | { type: 'resign' }
  /** The player who was to act has no time left; or they were away, and their opponent has claimed the game. */
  | { type: 'overtime'; absent?: true };

/** How a tour ended. */
export interface TourEnd {
  winner: Side;
  by: 'holes' | 'resign' | 'time';
  worth: { counting: string; name: string; value: number };
}

/** How the whole match ended: tours name the last of them. */
export type Over = (((TourEnd | { by: 'played' | 'resign' | 'time' }) & { seed: string }) | Stopped) & {
  /** Where players marked for themselves: all that stood wrong to the end. */
  missed?: Missed[];
};

/** All agreed to end it: what was being played has no winner. */
export interface Stopped {
  by: 'stop';
  seed: string;
}

export interface Turn extends HandTurn {
  side: Side;
  /** At `shares`, somebody has still to give his share of the dice; at `draw` the table acts next, and asks nobody. */
  stage: 'shares' | 'draw' | 'roll' | 'decide' | 'move' | 'agree' | 'over';
  dice?: Dice;
  hold?: { rest: number; other: number; other_holes: number };
  go?: { lost: number; account?: Does };
  suspend?: Suspending[];
  plays?: Play[];
  /** What binds the roll, whatever is played. */
  bound?: Justification[];
}

export interface Line extends HandLine {
  say: 'line';
  n: number;
  side: Side;
  do: Done;
  events: JanEvent[];
  marks: Mark[];
  releve: null | 'go' | 'out';
  /** Of a play: what the rules say of it. */
  reasons?: Justification[];
  /** The account, where this line changed it. */
  account?: Account;
  round_ended?: boolean;
  tour?: TourEnd;
  over: Over | null;
  score: Scores;
  trid: string;
  turn: Turn;
  /** In a game with a clock. */
  clock?: ClockNow;
}

export interface GameInfo {
  say: 'game';
  game: string;
  format: Format;
  match?: MatchTerms;
  rules: string;
  options: Options;
  white: SeatInfo;
  black: SeatInfo;
  others?: SeatInfo[];
  /** The players whose seats this page holds, by number. */
  you: number[];
  /** The game that follows this one, once all have wished for it. */
  next?: string;
  commit: string;
  /** The dice are thrown by hand and entered at the table; or every person's device gives a share of them. */
  dice?: 'hand' | 'fair';
  start: string;
  lines: number;
  /** In a game with a clock: what is agreed, and what time it was at the table when this was sent. */
  clock?: ClockTerms;
  now?: number;
  /** It counts for the ratings of the two who play. */
  rated?: true;
  /** Only those who play it see it. */
  private?: true;
}

export interface Verdict<R = Refusal> {
  say: 'verdict';
  steps: Step[];
  refusal: R | null;
  /** The steps that may follow, where the table lists no plays (Le Tric Trac). */
  next?: NumberedStep[];
}

export interface ErrorMessage<R = Refusal> {
  say: 'error';
  code: ErrorCode;
  message: string;
  /** Of what is no play, it has the rule alone. */
  refusal?: R;
  /** When to ask again, in seconds. */
  retry_after?: number;
}

/** Whether there is nothing to be shown of a game: it is not there, or not for everybody. */
export function isUnseen(code: ErrorCode | undefined): boolean {
  return code === 'unknown_game' || code === 'private';
}

/** What is heard of the people at a table, beside the game. */
export type Company =
  | { say: 'taken'; player: number; name: string }
  | { say: 'here'; players: number[]; watching: number }
  | { say: 'said'; player: number; phrase: Phrase }
  | ({ say: 'talk' } & Talked)
  | { say: 'talks'; talks: Talked[] }
  | Proposed
  | Absent
  | Again;

/** Something said in free words, the n-th at its table. */
export interface Talked {
  n: number;
  to: Channel;
  /** By whom others know him; empty once he has left. */
  by: string;
  /** The player he was; null of whoever looked on. */
  player: number | null;
  name: string;
  /** In seconds since 1970. */
  at: number;
  /** Empty once it has been taken away. */
  text: string;
}

/** All that is proposed as line `line`, with the players who agree. */
export interface Proposed {
  say: 'proposed';
  line: number;
  proposals: { to: Accord; players: number[] }[];
}

/** The player to move in a live game is away, and from that moment on an opponent may claim it; null: they are there. */
export type Absent = { say: 'absent'; player: number; claimable: number } | { say: 'absent'; player: null };

/** Who wishes for another game; the game itself once all do, and the new number of each player. */
export interface Again {
  say: 'again';
  wish: number[];
  next: string | null;
  players?: number[];
}

export type TableMessage<I = GameInfo, L = Line, R = Refusal> =
  | I
  | L
  | { say: 'ready'; line: number }
  | Verdict<R>
  | ErrorMessage<R>
  | Company
  /** Asks for a ping; answers one. */
  | { say: 'ping' }
  | { say: 'pong' };

/** A game that stands open to anybody: what is agreed, who sits where, and the codes of its free seats. */
export interface Offer extends Seated {
  game: string;
  format: Format;
  match?: MatchTerms;
  options?: Options;
  clock?: ClockTerms;
  rated?: true;
  private?: true;
  claims: Keys;
}

/** A game in play that may be watched: who plays what, where it stands, and how many look on. */
export interface LiveGame extends Seated {
  game: string;
  format: Format;
  clock?: ClockTerms;
  rated?: true;
  watching: number;
  stands: Stands;
}

/** Where a match stands, in short; of Le Tric Trac the points of both. */
export interface Stands {
  holes?: Record<Side, number>;
  /** The players at the board. */
  at?: Record<Side, number>;
  /** Which tour, marqué or meeting is played, of how many; 0 where nothing was agreed. */
  round?: number;
  rounds?: number;
  balance?: number[];
  score?: Record<Side, number>;
}

/** All that is offered now, and the games in play. */
export interface LobbyNews {
  say: 'lobby';
  offers: Offer[];
  /** Left out by a server of before. */
  live?: LiveGame[];
}

/** Keys, or the codes by which seats are taken, by the numbers of their players. */
export type Keys = Record<string, string>;

export interface Act {
  do: 'act';
  line: number;
  side: Side;
  action: Action;
}

export type PageMessage =
  | { do: 'join'; game: string; keys: Keys; since: number }
  | Act
  | { do: 'why'; side: Side; steps: Step[] }
  | { do: 'say'; player: number; phrase: Phrase }
  | { do: 'talk'; player?: number; text: string }
  | { do: 'again'; player: number; wish: boolean }
  | { do: 'agree'; player: number; line: number; to: Accord; wish: boolean }
  | { do: 'seal'; player: number; seal: string }
  | { do: 'share'; player: number; share: string }
  | { do: 'offer'; claims: Keys }
  | { do: 'lobby' }
  /** Asks for a pong. */
  | { do: 'ping' }
  | { do: 'claim_absent'; player: number; line: number }
  | { do: 'leave'; player: number; days: number }
  | { do: 'grace'; player: number }
  | { do: 'trust'; player: number; wish: boolean };
