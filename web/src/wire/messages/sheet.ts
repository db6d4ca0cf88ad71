/** The sheet of a real table, as the module writes it (docs/sheet.md). */
import type {
  Account,
  Does,
  ErrorCode,
  Format,
  Mark,
  MatchTerms,
  Scores,
  Side,
  Suspending,
} from '../described/messages';
import { described } from './fits';
import { boolean, list, nullable, number, object, oneOf, optional, record, string, tuple, type Of } from './shape';

const side = nullable(described<Side>('Side'));

/** One entry on the sheet: the players then at the board, and the points and holes it marked. */
const entered = object({
  entry: string,
  round: number,
  at: tuple(number, number),
  award: nullable(described<Mark>('Mark')),
  ended: boolean,
});
export type Entered = Of<typeof entered>;

/** The entries that are possible now. */
const may = object({
  mark: boolean,
  seats: boolean,
  round: boolean,
  half: boolean,
  go: side,
  /** The points that each marked last, and may take back. */
  take_back: object({ white: number, black: number }),
  account: optional(described<Does>('Does')),
  suspend: optional(list(described<Suspending>('Suspending'))),
});

/** The notes for one account when the partie is adjourned; the fiches are listed by the box they come from. */
const adjourned = object({
  players: list(number),
  lost: number,
  jetons: number,
  fiches: optional(list(number)),
  /** Fiches out of its own box that no player had the jetons to change. */
  laid_aside: optional(number),
  /** For combiné: the fiches won at the honours, and separately those put into the basket. */
  honours: optional(number),
  basket: optional(number),
});
export type Adjourned = Of<typeof adjourned>;

export const sheet = object({
  say: oneOf('sheet'),
  format: described<Format>('Format'),
  match: described<MatchTerms>('MatchTerms'),
  worth: string,
  names: list(string),
  tags: record(string),
  order: list(number),
  score: described<Scores>('Scores'),
  dice: side,
  may,
  undo: number,
  redo: number,
  log: list(entered),
  account: described<Account>('Account'),
  adjourned: nullable(list(adjourned)),
  /** The price of a fiche, and each player's winnings at that price once all is settled; in hundredths. */
  price: nullable(object({ hundredths: number, unit: string, paid: list(number) })),
  text: string,
});
export type Sheet = Of<typeof sheet>;

const WHYS = [
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

export const sheetError = object({
  say: oneOf('error'),
  code: described<ErrorCode>('ErrorCode'),
  message: string,
  line: optional(number),
  why: optional(oneOf(...WHYS)),
});
export type SheetError = Of<typeof sheetError>;
export type Why = NonNullable<SheetError['why']>;

export interface BeginSheet {
  do: 'begin';
  format: Format;
  match?: MatchTerms;
  worth?: string;
  names: string[];
  tags?: Record<string, string>;
}

export type AskSheet =
  | BeginSheet
  | { do: 'open'; text: string }
  | { do: 'enter'; entry: string }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'show' };

export type SheetCall = (message: AskSheet) => Sheet | SheetError;
