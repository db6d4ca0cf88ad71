/** What is agreed before a match: its format, its terms, its rules, and who sits where. */
import type { AgreedTerms } from '../described/formats';
import type {
  ClockNow,
  ClockTerms,
  Format,
  GameInfo,
  MatchTerms,
  Options,
  RaceInfo,
  SeatInfo,
} from '../described/messages';

/** Those who sit at a table. */
export interface Seated {
  white: SeatInfo;
  black: SeatInfo;
  others?: SeatInfo[];
}

export type CompanyTerm = NonNullable<AgreedTerms['company']>;

/** A player's time at a table: what is agreed, how it stands, how far the table's clock is ahead of the one here, and the moment at which all clocks there stand, if they do. */
export interface PlayerTime {
  terms: ClockTerms;
  now: ClockNow;
  player: number;
  ahead: number;
  stands?: number;
}

/** All who play, in their numbers. */
export function seatsOf({ white, black, others = [] }: Seated): SeatInfo[] {
  return [white, black, ...others];
}

/** How strictly one plays: the table marks and refuses, one marks oneself, or one also judges the opponent's plays. */
export type Strictness = 'assisted' | 'counting' | 'strict';

/** How strictly it is agreed to play. */
export function strictnessOf({ marking, moves }: Options = {}): Strictness {
  if (moves === 'touch') return 'strict';
  return marking === 'hand' ? 'counting' : 'assisted';
}

/** Whether the players of a game mark for themselves; those of Le Tric Trac have nothing to mark. */
export function isByHand(game: GameInfo | RaceInfo): boolean {
  return 'options' in game && game.options.marking === 'hand';
}

/** What is asked of the table that is to be set up. */
export interface NewGame {
  format: Format;
  match?: MatchTerms;
  rules?: string;
  options?: Options;
  white: SeatInfo;
  black: SeatInfo;
  others?: SeatInfo[];
  trid?: string;
  /** The dice are thrown by hand and entered at the table; or every person's device gives a share of them. */
  dice?: 'hand' | 'fair';
  clock?: ClockTerms;
  /** It counts for the ratings of the two who play. */
  rated?: true;
  /** Nobody looks on but those who play. */
  private?: true;
  /** Of Le Tric Trac. */
  points?: number;
  position?: string;
  /** Of the dice, where one may be named: 64 hex digits. */
  seed?: string;
}
