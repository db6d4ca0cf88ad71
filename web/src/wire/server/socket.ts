import type { PageMessage, TableMessage } from '../messages/protocol';
import type { Connection, Handlers } from '../host/host';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** After a server has said that it goes: it is hardly back before. */
const WAIT_TO_LEAVE = 2000;
/** So long it is believed to come back; then it is as lost as any. */
const BACK_WITHIN = 30_000;
/** The code a server closes with that goes (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;

/** Half to one and a half times a wait, so that the pages of a house do not all come back at the same instant. */
function spread(wait: number): number {
  return wait * (0.5 + Math.random());
}

/** A line to a table at the server. */
export class SocketLine implements Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #backBy = 0;
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
      this.#backBy = 0;
      this.on.link('up');
      this.send(this.on.join());
    };
    socket.onmessage = ({ data }) => this.on.message(JSON.parse(String(data)) as TableMessage);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (code === GOING_AWAY) {
      this.#wait = WAIT_TO_LEAVE;
      this.#backBy = Date.now() + BACK_WITHIN;
    }
    this.on.link(Date.now() < this.#backBy ? 'leaving' : 'down');
    this.#timer = window.setTimeout(() => this.#open(), spread(this.#wait));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  readonly #again = (): void => {
    if (this.#closed || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
