import type {
  AnyMessage,
  ErrorMessage,
  GameInfo,
  PageMessage,
  CourrierError,
  CourrierInfo,
} from '../described/messages';
import type { TableCall, TableReply } from './calling';
import type { Shelf, Stored } from './store';

/** Returns the data to restore a table from: its configuration, and its events after the first `since`. */
function keep(ask: TableCall, since = 0): { config: string; events: string[] } {
  const [kept] = ask({ do: 'keep', since });
  if (kept?.say !== 'kept') throw new Error('the table keeps nothing');
  return kept;
}

/** Returns the first reply of a table after its players sit down. */
function seated(first: TableReply<'AnyMessage'> | undefined): GameInfo | CourrierInfo {
  if (first?.say === 'game') return first;
  throw new Error(first?.say === 'error' ? first.message : 'the table says no game');
}

/** One table: every event is written down before its line is sent. */
export class Table {
  private constructor(
    private readonly ask: TableCall,
    private readonly store: Shelf,
    private game: Stored,
    /** The commitment to the seed of the dice. */
    readonly commit: string,
  ) {}

  /** Seats a new game, as `message` asks for it, or says why it cannot be. */
  static async create(
    ask: TableCall,
    store: Shelf,
    id: string,
    message: { do: string },
  ): Promise<Table | ErrorMessage | CourrierError> {
    const replies = ask(message);
    if (replies[0]?.say === 'error') return replies[0];
    const now = Date.now();
    const { config } = keep(ask);
    const info = seated(replies[0]);
    const { format, white, black, you, commit } = info;
    const others = ('others' in info && info.others) || [];
    const game = {
      game: id,
      format,
      seats: [white, black, ...others],
      you,
      lines: 0,
      over: false,
      begun: now,
      changed: now,
      config,
    };
    const table = new Table(ask, store, game, commit);
    await table.#write(replies);
    return table;
  }

  /** Makes a table again as it was kept; null if it never was. */
  static async restore(ask: TableCall, store: Shelf, id: string): Promise<Table | null> {
    const game = await store.game(id);
    if (!game) return null;
    const events = await store.events(id);
    const replies = ask({ do: 'restore', config: game.config, events });
    const table = new Table(ask, store, { ...game, lines: events.length }, seated(replies[0]).commit);
    // The page may have been closed between a person's act and the bot's answer.
    await table.#write(replies);
    return table;
  }

  /** Returns the replies to a message; false if another page has played on and this table is out of date. */
  async answer(message: PageMessage): Promise<AnyMessage[] | false> {
    const replies = this.ask(message).filter((one) => one.say !== 'kept' && one.say !== 'record');
    return (await this.#write(replies)) && replies;
  }

  get lines(): number {
    return this.game.lines;
  }

  record(): string | null {
    const [record] = this.ask({ do: 'record' });
    return record?.say === 'record' ? record.text : null;
  }

  /** Writes the events of the lines that are new; false if others have been written meanwhile. */
  async #write(replies: TableReply<'AnyMessage'>[]): Promise<boolean> {
    const had = this.game.lines;
    const fresh = replies.filter((message) => message.say === 'line').filter(({ n }) => n > had);
    if (fresh.length === 0) return true;
    const over = fresh.at(-1)!.over !== null;
    const game = { ...this.game, lines: had + fresh.length, over, changed: Date.now() };
    if (!(await this.store.append(game, had, keep(this.ask, had).events))) return false;
    this.game = game;
    return true;
  }
}
