import { standingOf } from '../../state/kept/standing';
import type { SeenStanding } from '../../state/kept/games';
import { rollCount } from './count';
import { has, keptAt, namesAfter } from '../../wire/storage/local';
import type { Replayed } from '../../wire/messages/study';

/** A record that was opened on this device, kept for replay. */
interface KeptRecord {
  id: string;
  text: string;
  standing: SeenStanding;
  rolls: number;
  over: boolean;
  added: number;
}

const KEY = 'trictrac.record.';
const PREFIX = 'rec-';

/** Returns whether this is the name of an opened record, and not of a game played at a table. */
export function isKeptRecord(id: string): boolean {
  return id.startsWith(PREFIX);
}

const isRecord = has<KeptRecord>({ text: 'string' });

/** Returns all records, the latest first. */
export function records(): KeptRecord[] {
  return namesAfter(KEY)
    .map(keptRecord)
    .filter((found) => found !== null)
    .sort((a, b) => b.added - a.added);
}

/** Returns one record; null if it is not there or cannot be read. */
export function keptRecord(id: string): KeptRecord | null {
  const kept = keptAt(KEY + id, isRecord);
  return kept && { ...kept, id };
}

/** Keeps a record once and returns its name. Fails if the browser has no room. */
export function keepRecord(replayed: Replayed): string {
  return new KnownRecords().keep(replayed);
}

/** The stored records, read once, to store many more. */
export class KnownRecords {
  readonly #names = new Map(records().map(({ text, id }) => [text, id]));

  /** See keepRecord. */
  keep(replayed: Replayed): string {
    const known = this.#names.get(replayed.record);
    if (known) return known;
    const id =
      PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
    localStorage.setItem(KEY + id, JSON.stringify(asKept(id, replayed)));
    this.#names.set(replayed.record, id);
    return id;
  }
}

/** Deletes a record for good. */
export function discardRecord(id: string): void {
  localStorage.removeItem(KEY + id);
}

function asKept(id: string, { game, lines, record }: Replayed): KeptRecord {
  const standing = standingOf(game, lines);
  const over = lines.at(-1)?.over != null;
  return { id, text: record, standing, rolls: rollCount(lines), over, added: Date.now() };
}
