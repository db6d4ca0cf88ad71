import type { ErrorCode } from './protocol';
import type { Format, MatchTerms } from './match';
import type { Mark, Scores } from './rules';
import type { Side } from './play';
import type { Account, Does, Suspending } from './account';

/** The sheet of a real table, as the module writes it (docs/sheet.md). */

/** One entry that was made: the players then at the board, and what it marked. */
export interface Logged {
  entry: string;
  round: number;
  at: [white: number, black: number];
  award: Mark | null;
  ended: boolean;
}

/** What may be entered now. */
export interface May {
  mark: boolean;
  seats: boolean;
  round: boolean;
  half: boolean;
  go: Side | null;
  /** The points that each marked last, and may take back. */
  take_back: Record<Side, number>;
  account?: Does;
  suspend?: Suspending[];
}

/** What one account has to note when the partie is put off; the fiches are of each account's box. */
export interface PutOff {
  players: number[];
  lost: number;
  jetons: number;
  fiches?: number[];
  /** Fiches out of its own box that nobody had the jetons to change. */
  laid_aside?: number;
  /** Of combiné: fiches won at the honours, and apart from them those put into the basket. */
  honours?: number;
  basket?: number;
}

export interface Sheet {
  say: 'sheet';
  format: Format;
  match: MatchTerms;
  worth: string;
  names: string[];
  tags: Record<string, string>;
  order: number[];
  score: Scores;
  dice: Side | null;
  may: May;
  undo: number;
  redo: number;
  log: Logged[];
  account: Account;
  put_off: PutOff[] | null;
  /** What a fiche is worth in money, and what each player has won at that price once all is settled; in hundredths. */
  price: { hundredths: number; unit: string; paid: number[] } | null;
  text: string;
}

export const WHYS = [
  'over',
  'no_holes',
  'may_not_go',
  'suspended',
  'not_here',
  'equal_dice',
  'bad_holes',
  'bad_points',
  'not_at_the_start',
  'bad_seats',
  'fewer_holes',
  'takes_too_much',
] as const;
export type Why = (typeof WHYS)[number];

export interface SheetError {
  say: 'error';
  code: ErrorCode;
  message: string;
  line?: number;
  why?: Why;
}

export interface Begin {
  do: 'begin';
  format: Format;
  match?: MatchTerms;
  worth?: string;
  names: string[];
  tags?: Record<string, string>;
}

export type Asked =
  | Begin
  | { do: 'open'; text: string }
  | { do: 'enter'; entry: string }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'show' };

export type Ask = (message: Asked) => Sheet | SheetError;
