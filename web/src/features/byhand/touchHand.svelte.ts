import { choosing, TrictracHand } from '../../state/trictrac/hand.svelte';
import type { Move, Target } from '../../state/game/plays';
import { absolute, COIN, OFF, other } from '../../wire/messages/fleches';
import type { NumberedStep, Step, Turn } from '../../wire/described/messages';
import { menAt } from '../../wire/messages/trid';
import type { TrictracSession } from '../../state/trictrac/session.svelte';

const MOST_MEN = 2;

/** The hand of a player who may play wrongly: a lifted man is touched, a released man is played, and nothing is undone (R20). */
export class TouchHand extends TrictracHand {
  /** A play waits to be sent. */
  due = $state(false);

  constructor(private readonly at: TrictracSession) {
    super(at);
  }

  /** Returns the turn at once: the page does not wait until the table has heard of the touch. */
  override get turn(): Turn | null {
    const { turn, you, looking, game } = this.at;
    const waits = game.pending !== null && game.pending.action.type !== 'touch';
    const moves = turn?.stage === 'move' ? turn : choosing(turn);
    return moves && you.includes(moves.side) && looking === null && !waits ? moves : null;
  }

  /** Returns whether any man may be touched: the table lists legal plays only for a play that is made again. */
  get #free(): boolean {
    return this.turn !== null && this.turn.plays === undefined;
  }

  override get left(): number[] {
    return this.#free ? [...this.dice] : super.left;
  }

  override get used(): [boolean, boolean] {
    return this.#free ? [false, false] : super.used;
  }

  override get sources(): number[] {
    if (!this.#free) return super.sources;
    const { turn } = this;
    if (!turn || this.moves.length >= MOST_MEN) return [];
    const all = Array.from({ length: OFF - 1 }, (_, i) => i + 1);
    return all.filter((from) => this.#men(from) > 0);
  }

  override get targets(): Target[] {
    if (!this.#free) return super.targets;
    const { chosen, turn } = this;
    if (chosen === null || !turn) return [];
    const ahead = Array.from({ length: OFF - chosen }, (_, i) => chosen + 1 + i);
    return ahead
      .filter((to) => (to === OFF ? this.#allHome() : this.#isFree(to)))
      .map((to) => ({ to, move: this.#way(chosen, to) }));
  }

  /** Returns the way of a man: over a rest, if both dice together lead there and the rest is free. */
  #way(from: number, to: number): Move {
    const [a, b] = this.dice;
    const rest = [a, b].find((number) => this.moves.length === 0 && to - from === a + b && this.#isFree(from + number));
    if (rest === undefined) return [[from, to, to - from]];
    return [
      [from, from + rest, rest],
      [from + rest, to, to - from - rest],
    ];
  }

  #isFree(at: number): boolean {
    const { turn } = this;
    return turn !== null && menAt(this.at.view.board, other(turn.side), absolute(turn.side, at)) === 0;
  }

  override get complete(): boolean {
    return this.#free ? this.moves.length > 0 : super.complete;
  }

  override get helpless(): boolean {
    return this.#free ? false : super.helpless;
  }

  override choose(fleche: number | null): void {
    const fresh = fleche !== null && this.#free && !this.turn?.touched?.includes(fleche);
    super.choose(fleche);
    if (fresh && this.moves.length === 0) this.at.act({ type: 'touch', from: fleche }, this.turn?.side);
  }

  /** Confirms the play; while the touch is still on its way to the table, the play is sent after it. */
  override confirm(): void {
    this.due = this.at.game.pending !== null;
    if (!this.due) super.confirm();
  }

  /** Undoes a step, unless the man was released: then it is played. */
  override undo(): void {
    if (!this.#free) super.undo();
  }

  override undoAll(): void {
    if (!this.#free) super.undoAll();
  }

  override restore(moves: Move[]): void {
    if (!this.#free) super.restore(moves);
  }

  protected override attempt(from: number, to: number): Step[] {
    return this.#free ? [[from, to]] : super.attempt(from, to);
  }

  protected override stepBy(from: number, number: number): NumberedStep | null {
    if (!this.#free) return super.stepBy(from, number);
    const to = Math.min(OFF, from + number);
    const open = this.#men(from) > 0 && this.#openTo(from, to);
    return open ? [from, to, number] : null;
  }

  /** Ends the play after two men. */
  protected override settle(): void {
    if (this.#free && this.moves.length === MOST_MEN) this.confirm();
    else if (!this.#free) super.settle();
  }

  #openTo(from: number, to: number): boolean {
    const { chosen } = this;
    this.chosen = from;
    const open = this.targets.some((target) => target.to === to);
    this.chosen = chosen;
    return open;
  }

  #men(from: number): number {
    const { turn } = this;
    return turn ? menAt(this.at.view.board, turn.side, absolute(turn.side, from)) : 0;
  }

  /** Returns whether all men of the player stand in the last quarter. */
  #allHome(): boolean {
    const before = Array.from({ length: COIN + 6 }, (_, i) => i + 1);
    return before.every((from) => this.#men(from) === 0);
  }
}
