import { knows, parse } from '../messages/fits';
import type { PageMessage } from '../described/messages';
import type { Connection, Incoming, TableHandlers } from '../host/host';
import { Alarm, spread } from './alarm';
import { connection } from './connection.svelte';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** The wait, in milliseconds, before the first try after a server has announced that it stops. */
const WAIT_TO_LEAVE = 2000;
/** The time, in milliseconds, that such a server is expected to come back; then the connection counts as lost. */
const BACK_WITHIN = 30_000;
/** The code a server closes with that goes (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;
/** The code of a connection that ended without one. */
const ABNORMAL = 1006;
/** An answer comes within this time, or the connection is given up. */
const ANSWERED_WITHIN = 5000;
/** A connection stands within this time, or another is tried. */
const OPEN_WITHIN = 6000;
/** The silence, in milliseconds, after which the server is pinged: on a visible page, and on a hidden one. */
const PING_AFTER = 2000;
const PING_UNSEEN_AFTER = 10_000;
/** The answer to a ping is late after this time, so that the page says so within three seconds; on a slow network later. */
const PONG_USUAL = 900;
const LAGS = 2;

/**
 * A connection to a table at the server. Missing answers show that a connection no longer carries anything, though it was
 * never closed; it is replaced. While the line is down, and while an answer is due, the page waits.
 */
export class SocketLine implements Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #backBy = 0;
  #timer = 0;
  #closed = false;
  /** The number of the line that the last action is to become, until it is answered. */
  #acted: number | null = null;
  readonly #opening = new Alarm(OPEN_WITHIN, () => this.#giveUp());
  /** For anything to be heard. */
  readonly #sign = new Alarm(ANSWERED_WITHIN, () => this.#giveUp());
  #signDue = false;
  /** For the answer to an act. */
  readonly #answer = new Alarm(ANSWERED_WITHIN, () => this.#giveUp());
  readonly #silence = new Alarm(PING_UNSEEN_AFTER, () => this.#ping());
  /** The time of the ping that is not answered yet. */
  #pinged: number | null = null;
  /** Ends the page's wait for a line that stands, for any sign of life, and for the answer to an act. */
  #standing = connection.waits();
  #heard = nothing;
  #answered = nothing;
  readonly #leave: (() => void)[] = [];

  constructor(
    private readonly url: string,
    private readonly on: TableHandlers,
  ) {
    addEventListener('online', this.#again);
    addEventListener('visibilitychange', this.#again);
    this.#leave.push(connection.onDoubt(this.#doubt), connection.onBack(this.#return));
    this.#open();
  }

  send(message: PageMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (message.do === 'join' || message.do === 'ping') this.#await(message.do);
    if (message.do !== 'act') return;
    this.#acted = message.line;
    this.#answer.set();
    this.#answered();
    this.#answered = connection.waits();
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting();
    this.#standing();
    clearTimeout(this.#timer);
    for (const end of this.#leave) end();
    removeEventListener('online', this.#again);
    removeEventListener('visibilitychange', this.#again);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#opening.set();
    socket.onopen = () => {
      this.#opening.clear();
      this.#wait = FIRST_WAIT;
      this.#backBy = 0;
      this.#standing();
      this.on.link('up');
      connection.back();
      this.#silence.set(silence());
      this.send(this.on.join());
    };
    socket.onmessage = ({ data }) => this.#read(String(data));
    socket.onclose = ({ code }) => this.#lost(code);
  }

  /** Reads a message. Joins the table again after an invalid one; ignores one that is only for newer pages. */
  #read(data: string): void {
    this.#sign.clear();
    this.#signDue = false;
    this.#heard();
    this.#silence.set(silence());
    let message: Incoming;
    try {
      const said: unknown = JSON.parse(data);
      if (!knows(this.on.kind, said)) return;
      message = parse(this.on.kind, said);
    } catch {
      this.#wait = LONGEST_WAIT;
      return this.#giveUp();
    }
    this.#hear(message);
  }

  #hear(message: Incoming): void {
    if (message.say === 'pong') return this.#measure();
    if (message.say === 'ping') return this.#ping();
    if (this.#answers(message)) this.#stopActing();
    this.on.message(message);
  }

  #answers(message: Incoming): boolean {
    if (message.say === 'error') return true;
    return message.say === 'line' && this.#acted !== null && message.n >= this.#acted;
  }

  /** Waits for any sign of life, from the first request for one. */
  #await(what: 'join' | 'ping'): void {
    if (!this.#signDue) this.#sign.set();
    this.#signDue = true;
    this.#heard();
    const pong = Math.max(PONG_USUAL, LAGS * (connection.lag ?? 0));
    this.#heard = connection.waits(what === 'ping' ? pong : undefined);
    if (what === 'ping') this.#pinged ??= Date.now();
  }

  #measure(): void {
    if (this.#pinged !== null) connection.lag = Date.now() - this.#pinged;
    this.#pinged = null;
  }

  #stopActing(): void {
    this.#acted = null;
    this.#answer.clear();
    this.#answered();
  }

  #stopWaiting(): void {
    this.#stopActing();
    this.#heard();
    this.#signDue = false;
    this.#pinged = null;
    for (const alarm of [this.#opening, this.#sign, this.#silence]) alarm.clear();
  }

  readonly #ping = (): void => this.send({ do: 'ping' });

  /** Drops a connection that may never report its loss. */
  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
    this.#lost(ABNORMAL);
    connection.lost();
  }

  #lost(code: number): void {
    this.#stopWaiting();
    if (this.#closed) return;
    this.#standing();
    this.#standing = connection.waits();
    if (code === GOING_AWAY) {
      this.#wait = WAIT_TO_LEAVE;
      this.#backBy = Date.now() + BACK_WITHIN;
    }
    this.on.link(Date.now() < this.#backBy ? 'leaving' : 'down');
    this.#timer = window.setTimeout(() => this.#open(), spread(this.#wait));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Something else has had no answer: does this line carry anything? */
  readonly #doubt = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#pinged === null) this.#ping();
  };

  /** The server has been reached by another way. */
  readonly #return = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#again();
  };

  /** Tries again: the device is on a network, perhaps a new one; or the page is visible after a long time. */
  readonly #again = (): void => {
    if (this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping();
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}

/** Returns the silence that is allowed, in milliseconds. */
function silence(): number {
  return document.visibilityState === 'hidden' ? PING_UNSEEN_AFTER : PING_AFTER;
}

const nothing = (): void => undefined;
