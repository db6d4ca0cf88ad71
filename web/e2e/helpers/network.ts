import { createServer, connect, type Server as TcpServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The faults of a bad network: of a thousand pieces, so many are lost with their connection, or cut off. */
interface Faults {
  swallows: number;
  cuts: number;
}

const NONE: Faults = { swallows: 0, cuts: 0 };
/** A network that loses one in thirty. */
const LOSSY: Faults = { swallows: 20, cuts: 15 };
/** Of what is carried, so many of a thousand pieces are late, and so many come in two halves; in milliseconds, how late at most. */
const LATE = 200;
const HALVED = 150;
const LATEST = 60;

/** Begins a request of a page, not of the test: a browser says where it comes from. */
const REQUEST = /^(?:GET|POST|HEAD) \/(\S*) HTTP\/1.1\r\n/;

interface Carried {
  near: Socket;
  far: Socket;
  /** Nothing is carried any more, and neither end is told. */
  dead: boolean;
  /** It is a WebSocket. */
  socket: boolean;
  /** Its calls and messages may be lost now, but not the page's files. */
  exposed: boolean;
}

/**
 * A network between pages and a server, as it is on the way: connections die without a word, as they do where a telephone
 * changes from Wi-Fi to a mobile network, and new ones stand; or nothing is carried for a while; or what is carried comes late, in
 * halves, or not at all. What it does is drawn from a seed.
 */
export class Network {
  readonly #server: TcpServer;
  readonly #all = new Set<Carried>();
  #away = false;
  #drawn: number;
  /** The number of losses. */
  lost = 0;

  private constructor(
    to: () => number,
    private readonly faults: Faults,
    seed: number,
  ) {
    this.#drawn = seed;
    this.#server = createServer((near) => this.#carry(near, connect(to(), '127.0.0.1')));
  }

  /** Stands before the server of an address, which may change. */
  static async before(url: string | (() => string), { lossy = false, seed = 1 } = {}): Promise<Network> {
    const address = typeof url === 'string' ? () => url : url;
    const network = new Network(() => Number(new URL(address()).port), lossy ? LOSSY : NONE, seed);
    await new Promise<void>((ready) => network.#server.listen(0, '127.0.0.1', ready));
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** From now on the connections that stand carry nothing; new ones do. */
  swallow(): void {
    for (const one of this.#all) this.#kill(one);
  }

  /** Carries nothing for so many seconds, also on new connections; those that stood or were opened meanwhile stay dead. */
  async outage(seconds: number): Promise<void> {
    this.#away = true;
    this.swallow();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000)); // the outage itself
    this.#away = false;
  }

  /** The number of open WebSockets that work. */
  get sockets(): number {
    return [...this.#all].filter(({ socket, dead }) => socket && !dead).length;
  }

  close(): void {
    for (const { near, far } of this.#all) {
      near.destroy();
      far.destroy();
    }
    this.#server.close();
  }

  #carry(near: Socket, far: Socket): void {
    const one: Carried = { near, far, dead: this.#away, socket: false, exposed: false };
    this.#all.add(one);
    const end = () => {
      if (one.dead) return;
      this.#all.delete(one);
      near.destroy();
      far.destroy();
    };
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      const queue = new Queue(into, () => one.dead);
      from.on('data', (data: Buffer) => {
        if (from === near) this.#read(one, data);
        if (!one.dead) this.#pass(one, data, queue);
      });
      from.on('close', end);
      from.on('error', end);
    }
  }

  /** Of what a page sends: what it asks for. */
  #read(one: Carried, data: Buffer): void {
    const head = data.subarray(0, 8192).toString('latin1');
    const path = REQUEST.exec(head)?.[1];
    if (path === undefined) return;
    const own = /^user-agent: mozilla/im.test(head);
    one.socket = /^upgrade: websocket/im.test(head);
    one.exposed = own && (one.socket || (path.startsWith('api/') && /^sec-fetch-mode:/im.test(head)));
  }

  #pass(one: Carried, data: Buffer, queue: Queue): void {
    if (one.exposed && this.#happens(this.faults.swallows)) return this.#lose(() => this.#kill(one));
    if (one.exposed && this.#happens(this.faults.cuts)) {
      return this.#lose(() => {
        one.near.destroy();
        one.far.destroy();
      });
    }
    if (this.faults === NONE) return queue.add(data, 0);
    const late = this.#happens(LATE) ? this.#draw() * LATEST : 0;
    if (!this.#happens(HALVED)) return queue.add(data, late);
    const half = Math.ceil(data.length / 2);
    queue.add(data.subarray(0, half), late);
    queue.add(data.subarray(half), this.#draw() * LATEST);
  }

  #lose(how: () => void): void {
    this.lost += 1;
    how();
  }

  #kill(one: Carried): void {
    one.dead = true;
  }

  #happens(of: number): boolean {
    return this.#draw() * 1000 < of;
  }

  /** The next number from 0 to 1 (mulberry32). */
  #draw(): number {
    this.#drawn = (this.#drawn + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#drawn ^ (this.#drawn >>> 15), 1 | this.#drawn);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}

/** The pieces sent one way, in order, each so many milliseconds after the one before. */
class Queue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(
    private readonly into: Socket,
    private readonly isDead: () => boolean,
  ) {}

  add(data: Buffer, after: number): void {
    if (this.#waiting === 0 && after === 0) return this.#write(data);
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => (after > 0 ? new Promise<void>((resolve) => setTimeout(resolve, after)) : undefined))
      .then(() => {
        this.#waiting -= 1;
        this.#write(data);
      });
  }

  #write(data: Buffer): void {
    if (!this.isDead() && this.into.writable) this.into.write(data);
  }
}
