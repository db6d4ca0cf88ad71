/** The agreement before a match: its format, its terms, its rules, and its players. */
import type { AgreedTerms } from '../described/formats';
import type {
  ClockNow,
  ClockTerms,
  Format,
  GameInfo,
  MatchTerms,
  Options,
  CourrierInfo,
  SeatInfo,
} from '../described/messages';

/** Those who sit at a table. */
export interface Seated {
  white: SeatInfo;
  black: SeatInfo;
  others?: SeatInfo[];
}

export type CompanyTerm = NonNullable<AgreedTerms['company']>;

/** A player's time: the terms, the clock, how far the table's clock is ahead of ours, and when all clocks stood. */
export interface PlayerTime {
  terms: ClockTerms;
  now: ClockNow;
  player: number;
  ahead: number;
  stands?: number;
}

/** Returns the seats of all players, by number. */
export function seatsOf({ white, black, others = [] }: Seated): SeatInfo[] {
  return [white, black, ...others];
}

/** The strictness: the table marks and refuses; you mark yourself; or you also judge your opponent's plays. */
export type Strictness = 'assisted' | 'counting' | 'strict';

/** Returns the strictness that the options agree on. */
export function strictnessOf({ marking, moves }: Options = {}): Strictness {
  if (moves === 'touch') return 'strict';
  return marking === 'hand' ? 'counting' : 'assisted';
}

/** Returns whether the players of a game mark for themselves; those of Le Tric Trac have nothing to mark. */
export function isByHand(game: GameInfo | CourrierInfo): boolean {
  return 'options' in game && game.options.marking === 'hand';
}

/** The settings of a new table. */
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
  /** Only its players see it. */
  private?: true;
  /** Of Le Tric Trac. */
  points?: number;
  position?: string;
  /** The seed of the dice, if the host accepts one: 64 hex digits. */
  seed?: string;
}
