import type { PageMessage } from '../described/messages';
import type { Connection, TableHandlers } from '../host/host';
import { spread } from './alarm';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** A connection to a table at the server. The code of the socket, with the checks of its messages, is fetched on first use. */
export class Line implements Connection {
  #socket: Connection | null = null;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly on: TableHandlers,
  ) {
    this.#fetch(FIRST_WAIT);
  }

  send(message: PageMessage): void {
    this.#socket?.send(message);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #fetch(wait: number): void {
    import('./socket').then(
      ({ SocketLine }) => {
        if (!this.#closed) this.#socket = new SocketLine(this.url, this.on);
      },
      () => setTimeout(() => this.#closed || this.#fetch(Math.min(LONGEST_WAIT, wait * 2)), spread(wait)),
    );
  }
}
