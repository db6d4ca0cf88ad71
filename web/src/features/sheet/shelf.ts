import type { Format } from '../../wire/messages/match';
import type { Sheet } from '../../wire/messages/sheet';

/** A sheet kept in this browser. Its text is all there is to it; the rest is for the list. */
export interface KeptSheet {
  id: string;
  text: string;
  format: Format;
  names: string[];
  entries: number;
  over: boolean;
  changed: number;
}

const PREFIX = 'trictrac.sheet.';

/** Where a sheet lies. */
export const keyOf = (id: string) => PREFIX + id;

/** All sheets, the latest first. */
export function sheets(): KeptSheet[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => sheetAt(key.slice(PREFIX.length)))
    .filter((kept) => kept !== null)
    .sort((a, b) => b.changed - a.changed);
}

/** One sheet; null if it is not there or cannot be read. */
export function sheetAt(id: string): KeptSheet | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KeptSheet | null;
    return typeof kept?.text === 'string' && Array.isArray(kept.names) ? { ...kept, id } : null;
  } catch {
    return null;
  }
}

/** Keeps a sheet as it now is. */
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

/** Throws a sheet away for good. */
export function discard(id: string): void {
  localStorage.removeItem(keyOf(id));
}

/** A name for a new sheet. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
