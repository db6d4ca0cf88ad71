import { isOnDevice } from '../../wire/host/ids';
import type { Replayed } from '../../wire/messages/study';
import { look, recordOf } from '../../wire/tables/tables';
import { keptRecord, isKeptRecord } from './records';
import { isPacked, packed, unpacked } from './share/packed';

/** Returns the record of a game by its name: the name itself, an opened file, or the table's record. */
export async function textOf(id: string): Promise<string | null> {
  if (isPacked(id)) return unpacked(id);
  return isKeptRecord(id) ? (keptRecord(id)?.text ?? null) : recordOf(id);
}

/** Returns whether it is a rated game under way: then the page gives no advice. */
export async function isClosed(id: string, { lines }: Pick<Replayed, 'lines'>): Promise<boolean> {
  if (lines.at(-1)?.over || isPacked(id) || isKeptRecord(id) || isOnDevice(id)) return false;
  const seen = await look(id);
  return seen.ok && seen.value.rated === true;
}

/** Returns a name that opens a game anywhere: a game known to this device alone is named by its whole record. */
export async function nameFor(id: string, record: string): Promise<string> {
  return isKeptRecord(id) || isOnDevice(id) ? packed(record) : id;
}

/** Returns the game as JSON, a line of text for each of its lines. */
export function jsonOf(game: object, lines: readonly object[], record: string): string {
  const rows = lines.map((line) => JSON.stringify(line)).join(',\n');
  return `{"game":${JSON.stringify(game)},\n"lines":[\n${rows}\n],\n"record":${JSON.stringify(record)}}\n`;
}

/** Saves a text or picture as a file of the reader. */
export function save(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Returns a name for a file, from its contents. */
export function fileName(words: string[], ending: string): string {
  const plain = words
    .join('-')
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .slice(0, 40);
  return `${plain || 'trictrac'}.${ending}`;
}
