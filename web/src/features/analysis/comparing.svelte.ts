import type { Hint } from '../../wire/messages/analysis';
import { desk } from './desk';
import { withOwn, type HintRows } from './own';
import type { Question } from './question';

/** A question about a roll; its key includes the depth of the search. */
export interface Wanted {
  key: string;
  question: Question;
  plies: number;
}

/** The answers to a roll compared. */
export interface Compared extends HintRows {
  hint: Hint;
}

/** Compares the answers to the current roll; questions about rolls that the reader passed quickly are dropped. */
export class Comparing {
  /** The answers found so far; null if a question has none. */
  #known = $state.raw<ReadonlyMap<string, Compared | null>>(new Map());
  #wanted: Wanted[] = [];
  #busy = false;

  constructor(private readonly ask: typeof compare = compare) {}

  /** Returns the answer to a question; undefined while the search goes on. */
  of(key: string): Compared | null | undefined {
    return this.#known.get(key);
  }

  /** Asks these questions, and drops others that still wait. */
  want(wanted: Wanted[]): void {
    this.#wanted = wanted.filter(({ key }) => !this.#known.has(key));
    if (!this.#busy) void this.#next();
  }

  async #next(): Promise<void> {
    this.#busy = true;
    for (let one = this.#wanted.shift(); one; one = this.#wanted.shift()) {
      const found = await this.ask(one).catch(() => null);
      this.#known = new Map([...this.#known, [one.key, found]]);
    }
    this.#busy = false;
  }
}

async function compare({ question: { about, own }, plies }: Wanted): Promise<Compared> {
  const hint = await desk.call('hint', { ...about, plies, all: true });
  return { ...withOwn(hint, own), hint };
}
