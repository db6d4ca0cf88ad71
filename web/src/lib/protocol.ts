/** The messages between a table and this page, as types. */
import type { Account, Does, Game, Suspending } from './protocol.match';

export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

export const JANS = [
  'six_tables',
  'two_tables',
  'contre_two_tables',
  'mezeas',
  'contre_mezeas',
  'petit_jan_fill',
  'grand_jan_fill',
  'retour_fill',
  'petit_jan_keep',
  'grand_jan_keep',
  'retour_keep',
  'hit_true_outer',
  'hit_true_home',
  'hit_false_outer',
  'hit_false_home',
  'corner_hit',
  'helpless',
  'bear_off',
  'pile_make',
  'pile_keep',
  'rencontre',
  'margot',
] as const;
export type Jan = (typeof JANS)[number];

export const LAWS = [
  'no_man',
  'not_a_number',
  'number_used',
  'backward',
  'held_by_other',
  'rest_held',
  'play_both',
  'play_higher',
  'play_one',
  'coin_two_enter',
  'coin_two_leave',
  'other_coin',
  'puissance_by_effect',
  'puissance_not_open',
  'grand_jan_open',
  'petit_jan_open',
  'not_all_home',
  'exceeding_farthest',
  'exceeding_blocked',
  'fewest_exceeding',
  'inside_first',
  'provincial_inside',
  'provincial_farthest',
  'must_fill',
  'must_keep',
  'must_take_last',
] as const;
export type Law = (typeof LAWS)[number];

export const REASONS = [
  'nothing_to_play',
  'higher_only',
  'lower_only',
  'one_only',
  'must_fill',
  'must_keep',
  'must_take_last',
  'only_play',
  'puissance',
  'coin_taken',
  'coin_left',
  'rest_on_coin',
  'passage',
  'tout_d_une',
  'exceeding',
] as const;
export type Reason = (typeof REASONS)[number];

/** What the rules say of a roll that binds, or of a play. */
export interface Told {
  rule: string;
  reason: Reason;
}

export const ERROR_CODES = [
  'bad_json',
  'bad_message',
  'too_large',
  'unknown_game',
  'bad_key',
  'not_joined',
  'not_your_turn',
  'wrong_stage',
  'stale',
  'refused',
  'game_over',
  'bad_option',
  'bad_position',
  'bad_record',
  'not_allowed',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type Dice = [number, number];
/** From, to: flèches 1..24 from the mover's talon, 25 is off. */
export type Step = [from: number, to: number];
/** From, to, and the number played (0 by puissance). */
export type NumberedStep = [from: number, to: number, number: number];
export type Play = NumberedStep[];

export type Action =
  | { type: 'roll'; dice?: Dice }
  | { type: 'hold' }
  | { type: 'go' }
  | { type: 'suspend'; game: Game }
  | { type: 'play'; steps: Step[] }
  | { type: 'resign' };

export type Done =
  | { type: 'seats'; throws: number[][]; order: number[] }
  | { type: 'half'; throws: Dice[] }
  | { type: 'suspend'; game: Game }
  | { type: 'lead'; throws: Dice[]; first: Side }
  | { type: 'roll'; dice: Dice }
  | { type: 'hold' }
  | { type: 'go' }
  | { type: 'play'; steps: Step[] }
  | { type: 'resign' };

export interface JanEvent {
  jan: Jan;
  /** The number of its rule. */
  rule: string;
  side: Side;
  ways: number;
  points: number;
  at: number[];
  /** One entry a way; each way a list of men; each man the flèches he passes. */
  paths: number[][][];
}

export interface Mark {
  side: Side;
  had: number;
  points: number;
  holes: number;
  bredouille: boolean;
  rest: number;
}

export interface Score {
  points: number;
  holes: number;
  bredouille: boolean;
  jetons: number;
  pavillon: boolean;
}
export type Scores = Record<Side, Score>;

/** How a tour ended. */
export interface TourEnd {
  winner: Side;
  by: 'holes' | 'resign';
  worth: { counting: string; name: string; value: number };
}

/** How the whole match ended: tours tell the last of them. */
export type Over = (TourEnd | { by: 'played' | 'resign' }) & { seed: string };

export interface Turn {
  side: Side;
  stage: 'roll' | 'decide' | 'move' | 'over';
  dice?: Dice;
  hold?: { rest: number; other: number; other_holes: number };
  go?: { lost: number; account?: Does };
  suspend?: Suspending[];
  plays?: Play[];
  /** What binds the roll, whatever is played. */
  bound?: Told[];
}

export interface Line {
  say: 'line';
  n: number;
  side: Side;
  do: Done;
  events: JanEvent[];
  marks: Mark[];
  releve: null | 'go' | 'out';
  /** Of a play: what the rules say of it. */
  reasons?: Told[];
  /** The account, where this line changed it. */
  account?: Account;
  round_ended?: boolean;
  tour?: TourEnd;
  over: Over | null;
  score: Scores;
  trid: string;
  turn: Turn;
}

export interface SeatInfo {
  name: string;
  kind: 'human' | 'bot';
  bot?: string;
}

export interface Options {
  bearing_off?: 'parisian' | 'provincial';
  excess?: 'min' | 'inside_first';
  pile?: boolean;
  rencontre?: boolean;
  margot?: boolean;
  lead?: 'one_die' | 'throw_anew' | 'coup_et_des';
  worth?: 'simple_double' | 'pont' | 'honours';
}

export type Format =
  | 'tour'
  | 'ecrire-lalanne'
  | 'ecrire-lois'
  | 'ecrire-1780'
  | 'combine'
  | 'poule-engraisser'
  | 'poule-guiton'
  | 'poule-plumer'
  | 'courrier';
export type Company = 'alone' | 'chouette' | 'two_against_two';

/** What was noted of a match that was put off, and is resumed. */
export interface CarriedTerms {
  carried_lost_white?: number;
  carried_lost_black?: number;
  carried_jetons?: number;
  carried_dice?: Side;
  carried_holes_white?: number;
  carried_holes_black?: number;
  carried_cravate?: Side | 'none';
  carried_fiches?: number;
  carried_basket_white?: number;
  carried_basket_black?: number;
  carried_contrat?: Side | 'none';
}

/** What was agreed for a match, the rest being as its format says. */
export interface MatchTerms extends CarriedTerms {
  players?: number;
  company?: Company;
  rounds?: number;
  stake?: number;
  method?: 'jetons' | 'paper';
  seats?: 'lots' | 'dice';
  hole_cap?: number;
  fiche?: number;
  queue_per_loss?: number;
  queue_generale?: number;
  poule_stake?: number;
  poule_simple?: number;
  first_win?: 'apart' | 'counts';
  run_doubles?: boolean;
  /** Of Le Tric Trac: it is sent beside the match, which that game has not. */
  points?: number;
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
  /** The dice are thrown by hand and told to the table. */
  dice?: 'hand';
  /** Of Le Tric Trac. */
  points?: number;
  position?: string;
  /** Of the dice, where one may be named: 64 hex digits. */
  seed?: string;
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
  you: Side[];
  commit: string;
  /** The dice are thrown by hand and told to the table. */
  dice?: 'hand';
  start: string;
  lines: number;
}

export interface Refusal {
  rule: string;
  law: Law;
  from?: number;
  to?: number;
  number?: number;
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
  refusal?: R;
}

export type TableMessage<I = GameInfo, L = Line, R = Refusal> =
  I | L | { say: 'ready'; line: number } | Verdict<R> | ErrorMessage<R>;

export type Keys = Partial<Record<Side, string>>;

export interface Act {
  do: 'act';
  line: number;
  side: Side;
  action: Action;
}

export type PageMessage =
  { do: 'join'; game: string; keys: Keys; since: number } | Act | { do: 'why'; side: Side; steps: Step[] };
