/** What is agreed before a match: its format, its terms, its rules, and who sits where. */
import type { Side } from './play';

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
  /** The dice are thrown by hand and entered at the table. */
  dice?: 'hand';
  /** Of Le Tric Trac. */
  points?: number;
  position?: string;
  /** Of the dice, where one may be named: 64 hex digits. */
  seed?: string;
}
