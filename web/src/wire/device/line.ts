import type { Caller } from '../worker/caller';
import type { Connection, TableHandlers } from '../host/host';
import type { PageMessage } from '../described/messages';
import type { TableCalls } from './calls';

const WAIT = 1000;

/** A line to a table on this device. */
export class WorkerLine implements Connection {
  #timer = 0;
  #closed = false;
  #watching = new AbortController();

  constructor(
    private readonly tables: Caller<TableCalls>,
    private readonly game: string,
    private readonly on: TableHandlers,
  ) {
    void this.#open();
  }

  send(message: PageMessage): void {
    this.#say(message).catch(() => this.#lost());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#watching.abort();
  }

  /** Joins now, and whenever another page has played on. */
  async #open(): Promise<void> {
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    try {
      await this.tables.call('ready', null, { signal });
      const watching = this.tables.call('watch', this.game, { progress: () => this.send(this.on.join()), signal });
      watching.catch(() => signal.aborted || this.#lost());
      this.on.link('up');
      await this.#say(this.on.join());
    } catch {
      this.#lost();
    }
  }

  async #say(message: PageMessage): Promise<void> {
    const replies = await this.tables.call('say', { game: this.game, message });
    for (const one of replies) if (!this.#closed) this.on.message(one);
  }

  /** Handles the loss of the worker: the next try opens a new one. */
  #lost(): void {
    if (this.#closed) return;
    this.#watching.abort();
    this.on.link('down');
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#open(), WAIT);
  }
}
