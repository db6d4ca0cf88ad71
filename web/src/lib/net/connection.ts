import type { PageMessage, TableMessage } from '../protocol';

interface Handlers {
  /** The join to send whenever the line is up. */
  join: () => PageMessage;
  message: (message: TableMessage) => void;
  link: (link: 'up' | 'down') => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** A line to the table that mends itself. */
export class Connection {
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

  /** Sends now, or not at all when the line is down. */
  send(message: PageMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Hangs up for good. */
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
