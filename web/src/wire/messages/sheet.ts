/** What is asked of the sheet of a real table, which the module writes (docs/sheet.md). */
import type { Format, MatchTerms, Sheet, SheetError, WhyNoEntry } from '../described/messages';

export type { Entered, Adjourned, Sheet, SheetError } from '../described/messages';
export type Why = WhyNoEntry;

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
