/** A view and how long it stays, in milliseconds. */
interface Timed<V> {
  view: V;
  stay: number;
}

/** Shows views one after another; a queue that can be finished at once. */
export class Show<V> {
  view: V;
  busy = $state(false);
  #queue: Timed<V>[] = [];
  #timer = 0;

  constructor(
    start: V,
    private readonly onView: (before: V, now: V) => void,
  ) {
    this.view = $state.raw(start);
  }

  /** Shows a view at once, and drops all waiting frames. */
  jump(view: V): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.busy = false;
    this.view = view;
  }

  /** Adds frames to be shown after those already waiting. */
  add(frames: Timed<V>[]): void {
    this.#queue.push(...frames);
    if (!this.busy) this.#next();
  }

  /** Shows all that is waiting at once. */
  finish(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#queue.splice(0)) this.#see(frame.view);
    this.busy = false;
  }

  #next(): void {
    const frame = this.#queue.shift();
    this.busy = frame !== undefined;
    if (!frame) return;
    this.#see(frame.view);
    if (frame.stay === 0) this.#next();
    else this.#timer = window.setTimeout(() => this.#next(), frame.stay);
  }

  #see(view: V): void {
    const before = this.view;
    this.view = view;
    this.onView(before, view);
  }
}
