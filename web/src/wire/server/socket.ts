import { checks, loadChecks } from '../messages/checks';
import type * as Fits from '../messages/fits';
import type { PageMessage } from '../described/messages';
import type { Connection, Incoming, TableHandlers } from '../host/host';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** After a server has said that it goes: it is hardly back before. */
const WAIT_TO_LEAVE = 2000;
/** So long it is believed to come back; then it is as lost as any. */
const BACK_WITHIN = 30_000;
/** The code a server closes with that goes (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;
/** The code of a connection that ended without one. */
const ABNORMAL = 1006;
/** An answer comes within this time, or the connection is given up. */
const ANSWERED_WITHIN = 5000;
/** A connection stands within this time, or another is tried. */
const OPEN_WITHIN = 10_000;
/** After so much silence the server is pinged. */
const PING_AFTER = 10_000;

/** Half to one and a half times a wait, so that the pages of one server do not all come back at the same instant. */
function spread(wait: number): number {
  return wait * (0.5 + Math.random());
}

/** Something to be done after a time, unless it is put off or called off. */
class Alarm {
  #timer = 0;

  constructor(
    private readonly after: number,
    private readonly ring: () => void,
  ) {}

  set(): void {
    this.clear();
    this.#timer = window.setTimeout(this.ring, this.after);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * A line to a table at the server. A connection that no longer carries anything, though nobody has closed it, is
 * noticed by what is not answered, and replaced.
 */
export class SocketLine implements Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #backBy = 0;
  #timer = 0;
  #closed = false;
  #loading = false;
  /** The line that the act sent last is to become, until it is answered. */
  #acted: number | null = null;
  readonly #opening = new Alarm(OPEN_WITHIN, () => this.#giveUp());
  /** For anything to be heard. */
  readonly #sign = new Alarm(ANSWERED_WITHIN, () => this.#giveUp());
  /** For the answer to an act. */
  readonly #answer = new Alarm(ANSWERED_WITHIN, () => this.#giveUp());
  readonly #silence = new Alarm(PING_AFTER, () => this.#ping());

  constructor(
    private readonly url: string,
    private readonly on: TableHandlers,
  ) {
    addEventListener('online', this.#again);
    addEventListener('visibilitychange', this.#again);
    this.#open();
  }

  send(message: PageMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (message.do === 'join' || message.do === 'ping') this.#sign.set();
    if (message.do !== 'act') return;
    this.#acted = message.line;
    this.#answer.set();
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting();
    clearTimeout(this.#timer);
    removeEventListener('online', this.#again);
    removeEventListener('visibilitychange', this.#again);
    this.#socket?.close();
  }

  #open(): void {
    const fits = checks();
    if (!fits) return this.#load();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#opening.set();
    socket.onopen = () => {
      this.#opening.clear();
      this.#wait = FIRST_WAIT;
      this.#backBy = 0;
      this.on.link('up');
      this.#silence.set();
      this.send(this.on.join());
    };
    socket.onmessage = ({ data }) => this.#read(fits, String(data));
    socket.onclose = ({ code }) => this.#lost(code);
  }

  /** Opens once the checks are there, without which nothing is read. */
  #load(): void {
    if (this.#loading) return;
    this.#loading = true;
    loadChecks()
      .finally(() => (this.#loading = false))
      .then(
        () => this.#closed || this.#open(),
        () => this.#lost(ABNORMAL),
      );
  }

  /** What is no message is not applied: as on a connection that was lost, the table is joined again. What only a newer page knows is passed over. */
  #read({ parse, knows }: typeof Fits, data: string): void {
    this.#sign.clear();
    this.#silence.set();
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
    if (message.say === 'pong') return;
    if (message.say === 'ping') return this.#ping();
    if (this.#answers(message)) this.#stopActing();
    this.on.message(message);
  }

  #answers(message: Incoming): boolean {
    if (message.say === 'error') return true;
    return message.say === 'line' && this.#acted !== null && message.n >= this.#acted;
  }

  #stopActing(): void {
    this.#acted = null;
    this.#answer.clear();
  }

  #stopWaiting(): void {
    this.#stopActing();
    for (const alarm of [this.#opening, this.#sign, this.#silence]) alarm.clear();
  }

  readonly #ping = (): void => this.send({ do: 'ping' });

  /** Lets a connection go that may never say by itself that it is lost. */
  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
    this.#lost(ABNORMAL);
  }

  #lost(code: number): void {
    this.#stopWaiting();
    if (this.#closed) return;
    if (code === GOING_AWAY) {
      this.#wait = WAIT_TO_LEAVE;
      this.#backBy = Date.now() + BACK_WITHIN;
    }
    this.on.link(Date.now() < this.#backBy ? 'leaving' : 'down');
    this.#timer = window.setTimeout(() => this.#open(), spread(this.#wait));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** The device is on a network, perhaps another one than before; or the page is looked at, after who knows what. */
  readonly #again = (): void => {
    if (this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping();
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
