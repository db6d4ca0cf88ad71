import type { PageMessage, TableMessage } from '../messages/protocol';
import type { Connection, Handlers } from '../host/host';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** A line to a table at the server. */
export class SocketLine implements Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly on: Handlers,
  ) {
    addEventListener('online', this.#again);
    this.#open();
  }

  send(message: PageMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#again);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.on.link('up');
      this.send(this.on.join());
    };
    socket.onmessage = ({ data }) => this.on.message(JSON.parse(String(data)) as TableMessage);
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    if (this.#closed) return;
    this.on.link('down');
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  readonly #again = (): void => {
    if (this.#closed || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
