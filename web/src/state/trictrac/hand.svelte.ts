import type { NumberedStep, Play, Step, Turn } from '../../wire/described/messages';
import {
  attempt,
  byNumber,
  complete,
  helpless,
  numbersLeft,
  open,
  sources,
  targets,
  type Move,
  type Target,
} from '../game/plays';
import { Hand } from '../table/hand.svelte';

/** Returns the turn of a player who marks, and may hold by playing. */
export function choosing(turn: Turn | null): Turn | null {
  const free = turn?.stage === 'decide' && turn.may !== undefined;
  return free && !(turn.plays && helpless(turn.plays)) ? turn : null;
}

/** The player's hand at trictrac, where the table lists every legal play. */
export class TrictracHand extends Hand<Turn> {
  /** It has been taken up to ask why it may not go elsewhere. */
  asking = $state(false);

  /** By hand, playing is holding: men may be moved while holding or going is to be chosen (K4). */
  override get turn(): Turn | null {
    return super.turn ?? choosing(this.seat.asked);
  }

  get plays(): Play[] {
    return this.turn?.plays ?? [];
  }

  get left(): number[] {
    return numbersLeft(this.dice, this.moves);
  }

  get used(): [boolean, boolean] {
    const left = [...this.left];
    const [a, b] = this.dice.map((number) => {
      const i = left.indexOf(number);
      if (i >= 0) left.splice(i, 1);
      return i < 0;
    });
    return [a!, b!];
  }

  get sources(): number[] {
    return sources(this.plays, this.moves);
  }

  get targets(): Target[] {
    return this.chosen === null ? [] : targets(this.plays, this.moves, this.chosen, this.left[0] ?? 0);
  }

  get complete(): boolean {
    return this.turn !== null && this.moves.length > 0 && complete(this.plays, this.moves);
  }

  get helpless(): boolean {
    return this.turn !== null && helpless(this.plays);
  }

  override choose(fleche: number | null): void {
    super.choose(fleche);
    this.asking = false;
  }

  /** Takes up the man on a flèche and asks why it may not go elsewhere. */
  ask(fleche: number): void {
    this.choose(fleche);
    this.asking = true;
  }

  /** Plays a die from the man chosen, or else from the only flèche from which it can be played. */
  playDie(number: number): void {
    const from = this.chosen ?? this.#onlySource(number);
    if (from !== null) this.playNumber(from, number);
  }

  /** Moves the next man of the first play that goes on from here. */
  goOn(): void {
    const step = open(this.plays, this.moves)[0]?.[this.taken.length];
    if (step) this.set([...this.moves, [step]]);
  }

  /** Makes a whole play at once, in place of the moves so far. */
  take(play: Play): void {
    this.chosen = null;
    this.moves = [];
    this.make(...play.map((step) => [step]));
  }

  restore(moves: Move[]): void {
    this.reset();
    if (open(this.plays, moves).length > 0) this.moves = moves;
  }

  protected stepBy(from: number, number: number): NumberedStep | null {
    return byNumber(this.plays, this.moves, from, number);
  }

  protected attempt(from: number, to: number): Step[] {
    return attempt(this.dice, this.moves, from, to);
  }

  #onlySource(number: number): number | null {
    const from = this.sources.filter((source) => this.stepBy(source, number));
    return from.length === 1 ? from[0]! : null;
  }
}
