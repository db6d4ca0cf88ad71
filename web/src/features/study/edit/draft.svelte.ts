import type { Dice, Scores, Side } from '../../../wire/described/messages';
import type { Board } from '../../../wire/messages/trid';
import { printed, START, written, type Sketch, type Stage } from './sketch';

/** The largest number of men of one letter of a TRID. */
const MOST = 15;

/** A position that is being set up: it may be invalid, and every change can be undone. */
export class PositionDraft {
  #sketch = $state.raw<Sketch>(START);
  #before = $state.raw<Sketch[]>([]);
  #after = $state.raw<Sketch[]>([]);

  constructor(trid: string) {
    this.#sketch = written(trid) ?? START;
  }

  get now(): Sketch {
    return this.#sketch;
  }

  /** Returns the position as a TRID, which may be illegal. */
  get trid(): string {
    return printed(this.#sketch);
  }

  get mayUndo(): boolean {
    return this.#before.length > 0;
  }

  get mayRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Returns the men in the form of a board. */
  get board(): Board {
    return {
      men: this.now.men,
      off: { white: Math.max(0, MOST - this.on('white')), black: Math.max(0, MOST - this.on('black')) },
    };
  }

  /** Returns the marks in the form of a board. */
  get scores(): Scores {
    const { points, holes, bredouille, pavillon } = this.now;
    const score = (side: Side) => ({
      points: points[side],
      holes: holes[side],
      bredouille: bredouille === side,
      jetons: bredouille === side ? 2 : 1,
      pavillon: pavillon === side,
    });
    return { white: score('white'), black: score('black') };
  }

  /** Returns the number of men of a side on the board. */
  on(side: Side): number {
    const sign = side === 'white' ? 1 : -1;
    return this.now.men.reduce((sum, n) => sum + Math.max(0, sign * n), 0);
  }

  /** Changes some properties of the position. */
  change(part: Partial<Sketch>): void {
    this.#set({ ...this.now, ...part });
  }

  /** Sets the dice, and with them whether there are any. */
  throw(dice: Dice): void {
    this.change({ dice });
  }

  /** Sets the stage of the player to act. */
  await(stage: Stage): void {
    this.change({ stage, dice: this.now.dice ?? [2, 1] });
  }

  /** Sets the position from its text; returns false if the text is not a position. */
  take(trid: string): boolean {
    const sketch = written(trid);
    if (sketch) this.#set(sketch);
    return sketch !== null;
  }

  /** Puts men on a flèche: White's above 0, Black's below. */
  place(fleche: number, count: number): void {
    const n = Math.max(-MOST, Math.min(MOST, count));
    if (n !== this.now.men[fleche]) this.change({ men: this.now.men.with(fleche, n) });
  }

  /** Adds one man of a side to a flèche; removes the opponent's men there. */
  add(fleche: number, side: Side): void {
    const sign = side === 'white' ? 1 : -1;
    this.place(fleche, Math.max(0, this.now.men[fleche]! * sign) * sign + sign);
  }

  /** Removes one man, of either side. */
  remove(fleche: number): void {
    const n = this.now.men[fleche]!;
    this.place(fleche, n - Math.sign(n));
  }

  /** Moves a man from one flèche to another, or off the board. */
  carry(from: number, to: number | null): void {
    const n = this.now.men[from]!;
    if (n === 0 || from === to) return;
    const sign = Math.sign(n);
    const men = this.now.men.with(from, n - sign);
    this.change({ men: to === null ? men : men.with(to, Math.min(MOST, Math.max(0, men[to]! * sign) + 1) * sign) });
  }

  /** Swaps White and Black. */
  turn(): void {
    const { men, turn, points, holes, coups, bredouille, pavillon } = this.now;
    const swap = <T>(both: Record<Side, T>) => ({ white: both.black, black: both.white });
    const other = { white: 'black', black: 'white' } as const;
    this.change({
      men: [
        0,
        ...men
          .slice(1)
          .reverse()
          .map((n) => -n || 0),
      ],
      turn: other[turn],
      points: swap(points),
      holes: swap(holes),
      coups: swap(coups),
      bredouille: bredouille && other[bredouille],
      pavillon: pavillon === 'white' || pavillon === 'black' ? other[pavillon] : pavillon,
    });
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#after = [...this.#after, this.#sketch];
    this.#before = this.#before.slice(0, -1);
    this.#sketch = last;
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (!next) return;
    this.#before = [...this.#before, this.#sketch];
    this.#after = this.#after.slice(0, -1);
    this.#sketch = next;
  }

  #set(sketch: Sketch): void {
    if (printed(sketch) === this.trid) return;
    this.#before = [...this.#before, this.#sketch];
    this.#after = [];
    this.#sketch = sketch;
  }
}
