import type { NumberedStep, CourrierRefusal, CourrierTurn, Side, Step } from '../../wire/described/messages';
import type { VerdictOf } from '../../wire/messages/protocol';
import type { Move, Target } from '../game/plays';
import { OFF } from '../../wire/messages/fleches';
import { Hand, type Seat } from '../table/hand.svelte';
import { attempt, keyOf, numbersLeft, plain, sources, targets, unknown, usedDice, type Known } from './steps';

/** A seat at which the table is asked, step by step, what may follow. */
interface AskingSeat extends Seat<CourrierTurn> {
  /** Asks what may follow some steps, once. */
  ask(side: Side, steps: Step[]): void;
}

/** The player's hand at Le Tric Trac, where the table says after each step what may follow. */
export class CourrierHand extends Hand<CourrierTurn, AskingSeat> {
  #answers = $state.raw<Known>(new Map());

  /** The steps that may follow: the line names the first ones, the table's verdicts the rest. */
  get known(): Known {
    return new Map([...this.#answers, ['', this.turn?.first_steps ?? []]]);
  }

  get used(): [boolean, boolean] {
    return usedDice(this.dice, this.taken);
  }

  get left(): number[] {
    return numbersLeft(this.dice, this.taken);
  }

  get sources(): number[] {
    return this.turn ? sources(this.known, this.taken) : [];
  }

  get targets(): Target[] {
    return this.chosen === null ? [] : targets(this.known, this.taken, this.chosen, this.left[0] ?? 0);
  }

  get complete(): boolean {
    return this.turn !== null && this.moves.length > 0 && this.known.get(keyOf(this.taken))?.length === 0;
  }

  get helpless(): boolean {
    return this.turn?.nothing === true;
  }

  override choose(fleche: number | null): void {
    super.choose(fleche);
    this.look();
  }

  override reset(): void {
    super.reset();
    this.#answers = new Map();
  }

  /** Restores unconfirmed moves, and asks the table for the steps that may follow them. */
  restore(moves: Move[]): void {
    this.reset();
    this.moves = this.turn ? oneByOne(moves) : [];
    this.look();
  }

  override judged({ steps, refusal, next }: VerdictOf<CourrierRefusal>): void {
    if (!this.turn) return;
    if (!refusal && next) this.#answers = new Map([...this.#answers, [keyOf(steps), next]]);
    else if (keyOf(steps) === keyOf(this.taken)) this.set([]);
    this.settle();
  }

  /** Asks the table for what is not known yet: the steps after those made, and the way of the chosen man. */
  look(): void {
    const { turn, taken, known } = this;
    if (!turn) return;
    const open = known.has(keyOf(taken)) ? [] : [taken];
    const further = this.chosen === null ? [] : unknown(known, taken, this.chosen);
    for (const steps of [...open, ...further]) this.seat.ask(turn.side, plain(steps));
  }

  protected stepBy(from: number, number: number): NumberedStep | null {
    return this.known.get(keyOf(this.taken))?.find((step) => step[0] === from && step[2] === number) ?? null;
  }

  protected attempt(from: number, to: number): Step[] {
    return attempt(this.dice, this.taken, from, to);
  }

  protected override attemptNumber(from: number, number: number): Step[] {
    return [...plain(this.taken), [from, Math.min(OFF, from + number)]];
  }

  protected override make(...moves: Move[]): void {
    super.make(...oneByOne(moves));
  }

  protected override settle(): void {
    super.settle();
    this.look();
  }
}

/** Returns moves of one step each: one undo takes one step back. */
function oneByOne(moves: Move[]): Move[] {
  return moves.flat().map((step) => [step]);
}
