import type { Format } from '../../wire/described/messages';
import type { Sheet } from '../../wire/messages/sheet';
import { has } from '../../wire/storage/local';
import { Shelf } from '../../wire/storage/shelf';

/** A sheet kept in this browser. Its text holds everything; the rest is for the list. */
interface KeptSheet {
  id: string;
  text: string;
  format: Format;
  names: string[];
  entries: number;
  over: boolean;
  changed: number;
}

export const sheets = new Shelf(
  'trictrac.sheet.',
  has<KeptSheet>({ text: 'string', names: 'object' }),
  ({ changed }) => changed,
);

/** Stores the current state of a sheet. */
export function keep(id: string, { text, format, names, undo, account }: Sheet): void {
  sheets.keep({ id, text, format, names, entries: undo, over: account.over !== null, changed: Date.now() });
}
