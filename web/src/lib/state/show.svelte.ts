import { startView, type Frame, type View } from './view';

/** A frame with the time it stays. */
export interface Timed extends Frame {
  stay: number;
}

/** Shows views one after another; a queue that can be finished at once. */
export class Show {
  view = $state.raw<View>(startView(''));
  busy = $state(false);
  #queue: Timed[] = [];
  #timer = 0;

  constructor(private readonly onView: (before: View, now: View) => void) {}

  /** Shows a view at once, dropping whatever was still to come. */
  jump(view: View): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.busy = false;
    this.view = view;
  }

  /** Adds frames to be shown after those already waiting. */
  add(frames: Timed[]): void {
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

  #see(view: View): void {
    const before = this.view;
    this.view = view;
    this.onView(before, view);
  }
}
