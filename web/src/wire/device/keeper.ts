import type { Computer, Created, Result } from '../host/host';
import type { AnyMessage, ErrorMessage, Format, PageMessage } from '../described/messages';
import type { NewGame } from '../messages/match';
import type { DeviceGame, Seeded } from './calls';
import { newId } from '../host/ids';
import type { TableCall } from './calling';
import type { Shelf } from './store';
import { Table } from './table';

/** Makes an instance of the module, whose table is still to be seated. */
type Fresh = () => Promise<TableCall>;

const UNKNOWN: ErrorMessage = { say: 'error', code: 'unknown_game', message: 'there is no such game' };
const STALE: ErrorMessage = { say: 'error', code: 'stale', message: 'another page has played on' };
const INTERNAL: ErrorMessage = { say: 'error', code: 'internal', message: 'this could not be kept' };

/** Keeps the tables of this device. The requests to one table are handled in order. */
export class Keeper {
  readonly #tables = new Map<string, Table>();
  #turn: Promise<unknown> = Promise.resolve();

  /** `played` hears which game has gone on here. */
  constructor(
    private readonly fresh: Fresh,
    private readonly store: Shelf,
    private readonly played: (game: string) => void,
  ) {}

  create(game: Seeded<NewGame>): Promise<Result<Created>> {
    return this.#seat({ do: 'new', date: today(), ...game });
  }

  open({ record, bot, seed }: Seeded<{ record: string; bot: Computer | null }>): Promise<Result<Created>> {
    return this.#seat({
      do: 'open',
      record,
      seed,
      ...(bot && { bot: bot.side, ...(bot.level && { level: bot.level }) }),
    });
  }

  say(id: string, message: PageMessage): Promise<AnyMessage[]> {
    return this.#inTurn(async () => {
      try {
        const table = await this.#table(id);
        return table ? await this.#answer(id, table, message) : [UNKNOWN];
      } catch {
        this.#tables.delete(id);
        return [INTERNAL];
      }
    });
  }

  async format(id: string): Promise<Format | null> {
    return (await this.store.game(id))?.format ?? null;
  }

  record(id: string): Promise<string | null> {
    return this.#inTurn(async () => (await this.#table(id))?.record() ?? null);
  }

  async games(): Promise<DeviceGame[]> {
    const games = await this.store.games();
    return games.map(({ config: _config, ...game }) => game).sort((a, b) => b.changed - a.changed);
  }

  forget(id: string): Promise<void> {
    return this.#inTurn(() => {
      this.#tables.delete(id);
      return this.store.forget(id);
    });
  }

  /** Unloads a table without watchers, or on which another page has played. It is restored on the next request. */
  leave(id: string): void {
    this.#tables.delete(id);
  }

  /** Answers a message. Lines that could not be stored are not sent: the table is restored from the stored ones. */
  async #answer(id: string, table: Table, message: PageMessage): Promise<AnyMessage[]> {
    const had = table.lines;
    const replies = await table.answer(message);
    if (!replies) this.#tables.delete(id);
    else if (table.lines > had) this.played(id);
    return replies || [STALE];
  }

  #seat<M extends { do: string }>(message: M): Promise<Result<Created>> {
    return this.#inTurn(async () => {
      const id = newId();
      const table = await Table.create(await this.fresh(), this.store, id, message);
      if (!(table instanceof Table)) return { ok: false, failure: table };
      this.#tables.set(id, table);
      return { ok: true, value: { game: id, keys: {}, commit: table.commit } };
    });
  }

  async #table(id: string): Promise<Table | null> {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = await Table.restore(await this.fresh(), this.store, id);
    if (table) this.#tables.set(id, table);
    return table;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
