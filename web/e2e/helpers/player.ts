import type { Action, Line, Side, TableMessage } from '../../src/wire/described/messages';
import type { Made } from './table';

/** The stages at which the table waits for shares of the dice, or draws. */
const WAITING = new Set(['shares', 'draw']);

/** The choice after a hole; null leaves it to the page. */
export type Policy = (line: Line) => Action | null;

/** Goes whenever that may be done. */
export const goes: Policy = () => ({ type: 'go' });

/** Plays both sides of a match away from the page: always the first legal play. */
export class Player {
  lines: Line[] = [];
  #policy: Policy = goes;
  #done: (line: Line) => boolean = () => false;
  #settle: ((line: Line) => void) | null = null;
  #after = 0;
  #waiting: { n: number; resolve: () => void } | null = null;
  #ready = false;
  readonly #socket: WebSocket;

  constructor(
    url: string,
    readonly made: Made,
  ) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}ws`);
    this.#socket.onopen = () => this.#send({ do: 'join', game: made.game, keys: made.keys, since: 0 });
    this.#socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as TableMessage);
  }

  /** Plays on until a line that is wanted, a hole left to the page, or the end; the page has still to act on line `after`. */
  play(policy: Policy = goes, until: (line: Line) => boolean = () => false, after = 0): Promise<Line> {
    this.#policy = policy;
    this.#done = until;
    this.#after = after;
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#next(false);
    });
  }

  /** Waits until line `n` has been heard of. */
  heard(n: number): Promise<void> {
    if (this.lines.length >= n) return Promise.resolve();
    return new Promise((resolve) => (this.#waiting = { n, resolve }));
  }

  /** Leaves the table. */
  close(): void {
    this.#socket.close();
  }

  #hear(message: TableMessage): void {
    const fresh = message.say === 'line' && message.n === this.lines.length + 1;
    if (fresh) this.lines.push(message);
    if (this.#waiting && this.lines.length >= this.#waiting.n) this.#waiting.resolve();
    // The table may have gone on by itself: then the act was too late, and its line comes next.
    if (message.say === 'error' && message.code !== 'stale') throw new Error(`${message.code}: ${message.message}`);
    if (message.say === 'ready') this.#ready = true;
    if (this.#ready && (fresh || message.say === 'ready')) this.#next(fresh);
  }

  #next(fresh: boolean): void {
    const line = this.lines.at(-1);
    if (!line || !this.#ready || !this.#settle || line.n <= this.#after) return;
    if (line.over || (fresh && this.#done(line))) return this.#end(line);
    if (WAITING.has(line.turn.stage)) return;
    const action = this.#actionFor(line);
    if (action) this.#send({ do: 'act', line: line.n + 1, side: line.turn.side, action });
    else this.#end(line);
  }

  #end(line: Line): void {
    const settle = this.#settle;
    this.#settle = null;
    settle?.(line);
  }

  #actionFor(line: Line): Action | null {
    const { stage, plays } = line.turn;
    if (stage === 'roll') return { type: 'roll' };
    if (stage === 'decide') return this.#policy(line);
    return { type: 'play', steps: plays![0]!.map(([from, to]) => [from, to]) };
  }

  #send(message: { do: string; side?: Side; [key: string]: unknown }): void {
    this.#socket.send(JSON.stringify(message));
  }
}
