import type { Watch } from './request';

/** An answer that takes longer, in milliseconds, is late: the page says that it waits. */
const USUAL = 2500;
/** For so long, in milliseconds, the page says that something was not done. */
const SAID = 12_000;

/** The state of the page's connection to its server, from all requests by HTTP and on sockets. */
class ServerConnection implements Watch {
  /** Something has waited for its answer for longer than usual. */
  late = $state(false);
  /** The time from the last ping to its answer, in milliseconds; null before the first. */
  lag = $state<number | null>(null);
  /** Something was to be done just now, and the server has not answered at all. */
  failed = $state(false);
  #saying: ReturnType<typeof setTimeout> | undefined;
  readonly #late = new Set<object>();
  readonly #doubting = new Set<() => void>();
  readonly #losing = new Set<() => void>();
  readonly #returning = new Set<() => void>();

  /** Begins to wait for an answer that usually comes within `usual` milliseconds. Returns a function that ends the wait. */
  waits(usual = USUAL): () => void {
    const one = {};
    const timer = setTimeout(() => this.#set(this.#late.add(one)), usual);
    return () => {
      clearTimeout(timer);
      this.#late.delete(one);
      this.#set(this.#late);
    };
  }

  /** Says that something was not done, for want of an answer. */
  fail(): void {
    clearTimeout(this.#saying);
    this.failed = true;
    this.#saying = setTimeout(() => (this.failed = false), SAID);
  }

  /** Says that a request has had no answer in time: sockets are to find out whether they still carry anything. */
  doubt(): void {
    for (const heed of [...this.#doubting]) heed();
  }

  /** Reports that a socket was dead, and so are other connections that were open at that time. */
  lost(): void {
    for (const heed of [...this.#losing]) heed();
  }

  /** Reports that the server has been reached again: waiting requests need not wait longer. */
  back(): void {
    this.failed = false;
    for (const heed of [...this.#returning]) heed();
  }

  /** Calls `heed` at every doubt. Returns a function that ends this. */
  onDoubt(heed: () => void): () => void {
    return within(this.#doubting, heed);
  }

  /** Calls `heed` whenever a connection is known to be lost. Returns a function that ends this. */
  onLost(heed: () => void): () => void {
    return within(this.#losing, heed);
  }

  /** Calls `heed` whenever the server has been reached again. Returns a function that ends this. */
  onBack(heed: () => void): () => void {
    return within(this.#returning, heed);
  }

  #set({ size }: Set<object>): void {
    this.late = size > 0;
  }
}

function within(all: Set<() => void>, heed: () => void): () => void {
  all.add(heed);
  return () => void all.delete(heed);
}

export const connection = new ServerConnection();
