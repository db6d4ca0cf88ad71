const FIRST_WAIT = 2000;
const LONGEST_WAIT = 15_000;
const SLOWER = 1.3;
/** The wait where nothing more is expected. */
const REST = 120_000;

/** Asks a question again and again, less often the longer nothing changes, and while nobody sees the page. */
export class Pulse {
  /** Hardly anything can change any more. */
  rests = false;
  /** News comes by another way: only what that leaves out is asked for. */
  calm = false;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #asking = false;
  /** There was news while it asked. */
  #more = false;

  /** `ask` returns whether anything has changed. */
  constructor(private readonly ask: () => Promise<boolean>) {
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('online', this.#seen);
  }

  /** Asks at once; once more for all that is told while it asks. */
  now(): void {
    this.#more = this.#asking;
    if (this.#asking) return;
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
    this.#asking = true;
    const changed = await this.ask();
    this.#asking = false;
    if (this.#closed) return;
    if (this.#more) return this.now();
    this.#wait = changed ? FIRST_WAIT : Math.min(LONGEST_WAIT, this.#wait * SLOWER);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#beat(), this.#pause());
  }

  /** Returns how long to wait: a page that nobody sees still calls its reader to a game, but asks less often. */
  #pause(): number {
    if (this.rests) return REST;
    return this.calm || document.visibilityState !== 'visible' ? LONGEST_WAIT : this.#wait;
  }

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') this.now();
  };
}
