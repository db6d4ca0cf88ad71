/** Calls a function after a time, in milliseconds, unless it is postponed or cancelled. */
export class Alarm {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly after: number,
    private readonly ring: () => void,
  ) {}

  /** Sets it, or puts it off. */
  set(after = this.after): void {
    this.clear();
    this.#timer = setTimeout(this.ring, after);
  }

  /** Calls it off. */
  clear(): void {
    clearTimeout(this.#timer);
  }
}

/** Returns half to one and a half times a wait, so that the pages of one server do not all come back at the same instant. */
export function spread(wait: number): number {
  return wait * (0.5 + Math.random());
}
