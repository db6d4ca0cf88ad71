import type { ErrorMessage, GameInfo, Line, PageMessage, TableMessage } from '../messages/protocol';
import type { Shelf, Stored } from './store';

/** An instance of the module with a table of its own: a text in, a text out. */
export type ModuleCall = (text: string) => string;

type TableReply = TableMessage | { say: 'kept'; config: string; events: string[] } | { say: 'record'; text: string };

/** Asks the module's table. */
export function ask(say: ModuleCall, message: object): TableReply[] {
  return JSON.parse(say(JSON.stringify(message))) as TableReply[];
}

/** What a table is made again from: its configuration, and its events after the first `since`. */
function keep(say: ModuleCall, since = 0): { config: string; events: string[] } {
  const [kept] = ask(say, { do: 'keep', since });
  if (kept?.say !== 'kept') throw new Error('the table keeps nothing');
  return kept;
}

/** One table: every event is written down before its line is sent. */
export class Table {
  private constructor(
    private readonly say: ModuleCall,
    private readonly store: Shelf,
    private game: Stored,
    /** The commitment to the seed of the dice. */
    readonly commit: string,
  ) {}

  /** Seats a new game, as `message` asks for it, or says why it cannot be. */
  static async create(say: ModuleCall, store: Shelf, id: string, message: object): Promise<Table | ErrorMessage> {
    const replies = ask(say, message);
    if (replies[0]?.say === 'error') return replies[0];
    const now = Date.now();
    const { config } = keep(say);
    const { format, white, black, others = [], you, commit } = replies[0] as GameInfo;
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
    const table = new Table(say, store, game, commit);
    await table.#write(replies);
    return table;
  }

  /** Makes a table again as it was kept; null if it never was. */
  static async restore(say: ModuleCall, store: Shelf, id: string): Promise<Table | null> {
    const game = await store.game(id);
    if (!game) return null;
    const events = await store.events(id);
    const replies = ask(say, { do: 'restore', config: game.config, events });
    if (replies[0]?.say === 'error') throw new Error(replies[0].message);
    const table = new Table(say, store, { ...game, lines: events.length }, (replies[0] as GameInfo).commit);
    // The page may have been closed between a person's act and the bot's answer.
    await table.#write(replies);
    return table;
  }

  /** What is said to a message; false if another page has played on and this table is out of date. */
  async answer(message: PageMessage): Promise<TableMessage[] | false> {
    const replies = ask(this.say, message) as TableMessage[];
    return (await this.#write(replies)) && replies;
  }

  get lines(): number {
    return this.game.lines;
  }

  record(): string | null {
    const [record] = ask(this.say, { do: 'record' });
    return record?.say === 'record' ? record.text : null;
  }

  /** Writes the events of the lines that are new; false if others have been written meanwhile. */
  async #write(replies: TableReply[]): Promise<boolean> {
    const had = this.game.lines;
    const fresh = replies.filter((message): message is Line => message.say === 'line' && message.n > had);
    if (fresh.length === 0) return true;
    const over = fresh.at(-1)!.over !== null;
    const game = { ...this.game, lines: had + fresh.length, over, changed: Date.now() };
    if (!(await this.store.append(game, had, keep(this.say, had).events))) return false;
    this.game = game;
    return true;
  }
}
