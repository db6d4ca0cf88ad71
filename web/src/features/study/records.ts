import { standingOf } from '../../state/kept/standing';
import type { SeenStanding } from '../../state/kept/games';
import { rollCount } from './count';
import { has } from '../../wire/storage/local';
import { newId, Shelf } from '../../wire/storage/shelf';
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

const PREFIX = 'rec-';

/** Returns whether this is the name of an opened record, and not of a game played at a table. */
export function isKeptRecord(id: string): boolean {
  return id.startsWith(PREFIX);
}

export const records = new Shelf('trictrac.record.', has<KeptRecord>({ text: 'string' }), ({ added }) => added);

/** Keeps a record once and returns its name. Fails if the browser has no room. */
export function keepRecord(replayed: Replayed): string {
  return new KnownRecords().keep(replayed);
}

/** The stored records, read once, to store many more. */
export class KnownRecords {
  readonly #names = new Map(records.all().map(({ text, id }) => [text, id]));

  /** See keepRecord. */
  keep({ game, lines, record: text }: Replayed): string {
    const known = this.#names.get(text);
    if (known) return known;
    const id = PREFIX + newId();
    const standing = standingOf(game, lines);
    const over = lines.at(-1)?.over != null;
    records.keep({ id, text, standing, rolls: rollCount(lines), over, added: Date.now() });
    this.#names.set(text, id);
    return id;
  }
}
