import type { Format } from '../../wire/described/messages';
import type { Sheet } from '../../wire/messages/sheet';
import { has, keptAt, namesAfter } from '../../wire/storage/local';

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

const PREFIX = 'trictrac.sheet.';

/** Returns the storage key of a sheet. */
export const keyOf = (id: string) => PREFIX + id;

const isSheet = has<KeptSheet>({ text: 'string', names: 'object' });

/** Returns all sheets, the latest first. */
export function sheets(): KeptSheet[] {
  return namesAfter(PREFIX)
    .map(sheetAt)
    .filter((kept) => kept !== null)
    .sort((a, b) => b.changed - a.changed);
}

/** Returns one sheet; null if it is not there or cannot be read. */
export function sheetAt(id: string): KeptSheet | null {
  const kept = keptAt(keyOf(id), isSheet);
  return kept && { ...kept, id };
}

/** Stores the current state of a sheet. */
export function keep(id: string, sheet: Sheet): void {
  const { text, format, names } = sheet;
  const kept: KeptSheet = {
    id,
    text,
    format,
    names,
    entries: sheet.undo,
    over: sheet.account.over !== null,
    changed: Date.now(),
  };
  localStorage.setItem(keyOf(id), JSON.stringify(kept));
}

/** Deletes a sheet for good. */
export function discard(id: string): void {
  localStorage.removeItem(keyOf(id));
}

/** Returns a name for a new sheet. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
