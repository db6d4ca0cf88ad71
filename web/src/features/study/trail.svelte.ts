import { hashOf, type Spot } from '../../state/addresses/route';
import { keyStep } from './steps';

/** A game of any rules as far as it is walked along roll by roll. */
interface Walked {
  readonly begun: boolean;
  /** The line of the roll looked at; null at the end of the game. */
  looking: number | null;
  look(line: number | null): void;
}

/** The way along a game: which roll is looked at, and what the address says of it. */
export class Trail {
  /** The place for which the address last asked. */
  #led: Spot | undefined = undefined;

  constructor(
    /** The place in the address. */
    private readonly id: string,
    private readonly session: Walked,
    private readonly rolls: () => { line: number }[],
  ) {}

  get all(): number {
    return this.rolls().length;
  }

  /** The roll looked at; one more than there are at the end of the game. */
  get at(): number {
    const { looking } = this.session;
    const found = this.rolls().findIndex(({ line }) => line === looking);
    return found < 0 ? this.all + 1 : found + 1;
  }

  /** The roll looked at, null at the end. */
  get roll(): number | null {
    return this.at > this.all ? null : this.at;
  }

  /** The roll as an address names it. */
  get spot(): number | 'end' {
    return this.roll ?? 'end';
  }

  /** Looks at a roll, or at the end. */
  step(to: number): void {
    this.session.look(this.rolls()[Math.max(1, to) - 1]?.line ?? null);
  }

  /** Goes where the address asks, each time it asks for something else; the first roll is what it asks for if it says nothing. */
  lead(asked: Spot): void {
    if (!this.session.begun || this.#led === asked) return;
    this.#led = asked;
    this.step(asked === 'end' ? this.all + 1 : (asked ?? 1));
  }

  /** Writes the roll on the board, or the end, into the address. */
  name(): void {
    const hash = hashOf({ page: 'game', id: this.id, roll: this.spot });
    if (this.#led !== undefined && location.hash !== hash) history.replaceState(null, '', hash);
  }

  key(event: KeyboardEvent): void {
    const to = keyStep(event, this.at, this.all);
    if (to === null) return;
    event.preventDefault();
    this.step(to);
  }
}
