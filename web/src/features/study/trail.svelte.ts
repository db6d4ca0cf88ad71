import { hashOf, type Spot } from '../../state/addresses/route';

/** A game of any rules that can be replayed roll by roll. */
interface Walked {
  readonly begun: boolean;
  /** The line of the current roll; null at the end of the game. */
  looking: number | null;
  look(line: number | null): void;
}

/** The replay of a game: its current roll, kept in step with the address. */
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

  /** Returns the current roll; one more than there are at the end of the game. */
  get at(): number {
    const { looking } = this.session;
    const found = this.rolls().findIndex(({ line }) => line === looking);
    return found < 0 ? this.all + 1 : found + 1;
  }

  /** Returns the current roll, null at the end. */
  get roll(): number | null {
    return this.at > this.all ? null : this.at;
  }

  /** Returns the roll as an address names it. */
  get spot(): number | 'end' {
    return this.roll ?? 'end';
  }

  /** Goes to a roll, or to the end. */
  step(to: number): void {
    this.session.look(this.rolls()[Math.max(1, to) - 1]?.line ?? null);
  }

  /** Goes to the roll in the address whenever the address changes; without one, to the first roll. */
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

  /** Handles a key that leads along the game; returns whether it had a meaning. */
  key(event: KeyboardEvent): boolean {
    const to = keyStep(event, this.at, this.all);
    if (to !== null) this.step(to);
    return to !== null;
  }
}

const ON_BOARD = /^case-/;

/** Returns the roll to which a key leads from roll `at` of `all`, the end being `all` + 1; null for other keys. */
function keyStep(event: KeyboardEvent, at: number, all: number): number | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || typing(event.target)) return null;
  const onBoard = event.target instanceof Element && ON_BOARD.test(event.target.id);
  const to = step(event.key, at, all, onBoard);
  return to === null ? null : Math.min(all + 1, Math.max(1, to));
}

function step(key: string, at: number, all: number, onBoard: boolean): number | null {
  if (key === 'PageUp') return at - 1;
  if (key === 'PageDown') return at + 1;
  if (onBoard) return null;
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowRight') return at + 1;
  if (key === 'Home') return 1;
  return key === 'End' ? all + 1 : null;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
