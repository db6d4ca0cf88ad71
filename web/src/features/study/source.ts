import { isOnDevice } from '../../wire/host/ids';
import type { Replayed } from '../../wire/messages/study';
import { look, recordOf } from '../../wire/tables/tables';
import { isKeptRecord, records } from './records';
import { isPacked, packed, unpacked } from './share/packed';

/** Returns the record of a game by its name: the name itself, an opened file, or the table's record. */
export async function textOf(id: string): Promise<string | null> {
  if (isPacked(id)) return unpacked(id);
  return isKeptRecord(id) ? (records.at(id)?.text ?? null) : recordOf(id);
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
