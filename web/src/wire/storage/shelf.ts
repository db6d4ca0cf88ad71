import { keptAt } from './local';

/** The things of one kind that this browser keeps, each stored under its id. */
export class Shelf<T extends { id: string }> {
  constructor(
    /** The beginning of the names under which they are stored. */
    private readonly prefix: string,
    private readonly is: (kept: unknown) => kept is T,
    /** Returns the time of the last change. */
    private readonly changed: (one: T) => number,
  ) {}

  /** Returns the name under which a thing is stored. */
  keyOf(id: string): string {
    return this.prefix + id;
  }

  /** Returns all things, the latest first. */
  all(): T[] {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(this.prefix))
      .map((name) => this.at(name.slice(this.prefix.length)))
      .filter((found) => found !== null)
      .sort((a, b) => this.changed(b) - this.changed(a));
  }

  /** Returns one thing; null if it is not there or cannot be read. */
  at(id: string): T | null {
    const kept = keptAt(this.keyOf(id), this.is);
    return kept && { ...kept, id };
  }

  /** Stores the current state of a thing. Fails if the browser has no room. */
  keep(one: T): void {
    localStorage.setItem(this.keyOf(one.id), JSON.stringify(one));
  }

  /** Deletes a thing for good. */
  discard(id: string): void {
    localStorage.removeItem(this.keyOf(id));
  }
}

/** Returns an id for a new thing. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
}
