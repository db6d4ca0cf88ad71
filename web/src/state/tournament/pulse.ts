const FIRST_WAIT = 2000;
const LONGEST_WAIT = 15_000;
const SLOWER = 1.3;
/** The wait where nothing more is expected. */
const REST = 120_000;

/** Asks a question again and again while the page is looked at, less often the longer nothing changes. */
export class Pulse {
  /** Hardly anything can change any more. */
  rests = false;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;

  /** `ask` returns whether anything has changed. */
  constructor(private readonly ask: () => Promise<boolean>) {
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('online', this.#seen);
  }

  /** Asks at once. */
  now(): void {
    clearTimeout(this.#timer);
    void this.#beat();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('online', this.#seen);
  }

  async #beat(): Promise<void> {
    const changed = await this.ask();
    if (this.#closed) return;
    this.#wait = changed ? FIRST_WAIT : Math.min(LONGEST_WAIT, this.#wait * SLOWER);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#next(), this.rests ? REST : this.#wait);
  }

  /** Asks, unless nobody looks: then the next look asks. */
  async #next(): Promise<void> {
    if (document.visibilityState === 'visible') await this.#beat();
  }

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') this.now();
  };
}
