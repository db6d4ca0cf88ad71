import type { Play, Side, Step } from '../../wire/described/messages';
import { absolute, OFF } from '../../wire/messages/fleches';
import type { Board } from '../../wire/messages/trid';
import { complete, sources, steps, targets, type Move } from './plays';
import { stepped } from './view';

/** Men moved on a board without a table, one after another, by the legal plays. The flèches are numbered for White. */
export class MenInHand {
  moves = $state.raw<Move[]>([]);
  from = $state<number | null>(null);
  readonly #begun: Board;

  constructor(
    readonly plays: Play[],
    readonly side: Side,
    begun: Board,
  ) {
    this.#begun = begun;
  }

  get board(): Board {
    return stepped(this.#begun, this.side, this.steps);
  }

  get sources(): number[] {
    return sources(this.plays, this.moves).map((from) => absolute(this.side, from));
  }

  get targets(): number[] {
    return this.#targets().map(({ to }) => this.#white(to));
  }

  get complete(): boolean {
    return complete(this.plays, this.moves);
  }

  get steps(): Step[] {
    return steps(this.moves);
  }

  press(fleche: number | null): void {
    if (this.from !== null && fleche !== null && this.#go(fleche)) return;
    const own = fleche !== null && this.sources.includes(fleche) && fleche !== this.from;
    this.from = own ? fleche : null;
  }

  lift(fleche: number): void {
    this.from = this.sources.includes(fleche) ? fleche : null;
  }

  drop(fleche: number | null): void {
    if (fleche === null || !this.#go(fleche)) this.from = null;
  }

  again(): void {
    this.moves = [];
    this.from = null;
  }

  #targets() {
    return this.from === null ? [] : targets(this.plays, this.moves, absolute(this.side, this.from), 0);
  }

  #white(to: number): number {
    return to >= OFF ? (this.side === 'white' ? OFF : 0) : absolute(this.side, to);
  }

  #go(fleche: number): boolean {
    const found = this.#targets().find(({ to }) => this.#white(to) === fleche);
    if (!found) return false;
    this.moves = [...this.moves, found.move];
    this.from = null;
    return true;
  }
}
