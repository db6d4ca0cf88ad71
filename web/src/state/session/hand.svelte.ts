import type { Play, Side, Step } from '../../wire/messages/play';
import type { Action, Turn } from '../../wire/messages/protocol';
import { confirmed } from '../settings/confirming';
import {
  attempt,
  byNumber,
  complete,
  helpless,
  numbersLeft,
  open,
  sources,
  steps,
  targets,
  type Move,
  type Target,
} from '../game/plays';
import { keepDraft } from '../kept/games';

/** The table a hand plays at. */
export interface Seat {
  readonly id: string;
  /** What is asked of this page now. */
  readonly asked: Turn | null;
  readonly game: { lines: readonly unknown[] };
  /** Asks why a turn may not begin with these steps. */
  why(side: Side, tried: Step[]): void;
  act(action: Action): void;
  /** Puts away the last refusal or error. */
  dismiss(): void;
}

/** The player's hand: the man he has chosen and the men he has moved but not confirmed. */
export class Hand {
  moves = $state.raw<Move[]>([]);
  /** The flèche of the chosen man, counted by the mover. */
  chosen = $state<number | null>(null);
  /** He has been taken up to ask why he may not go elsewhere. */
  asking = $state(false);
  swapped = $state(false);
  /** What is wrong with the man just touched. */
  notice = $state<'notYours' | 'noMan' | null>(null);

  constructor(private readonly seat: Seat) {}

  /** The turn while men may be moved. */
  get turn(): Turn | null {
    const { asked } = this.seat;
    return asked?.stage === 'move' ? asked : null;
  }

  get plays(): Play[] {
    return this.turn?.plays ?? [];
  }

  /** The dice as they lie, the one to be played first on the left. */
  get dice(): [number, number] {
    const [a, b] = this.turn?.dice ?? [0, 0];
    return this.swapped ? [b, a] : [a, b];
  }

  get left(): number[] {
    return numbersLeft(this.dice, this.moves);
  }

  get sources(): number[] {
    return sources(this.plays, this.moves);
  }

  get targets(): Target[] {
    return this.chosen === null ? [] : targets(this.plays, this.moves, this.chosen, this.left[0] ?? 0);
  }

  /** The whole turn is played and may be confirmed. */
  get complete(): boolean {
    return this.turn !== null && this.moves.length > 0 && complete(this.plays, this.moves);
  }

  /** There is nothing to play. */
  get helpless(): boolean {
    return this.turn !== null && helpless(this.plays);
  }

  /** Takes up the man on a flèche (null: puts him back). */
  choose(fleche: number | null): void {
    this.clear();
    this.chosen = fleche;
    this.asking = false;
  }

  /** Takes up the man on a flèche and asks why he may not go elsewhere. */
  ask(fleche: number): void {
    this.choose(fleche);
    this.asking = true;
  }

  /** Carries the chosen man to a flèche, or asks why he may not go there. */
  carry(to: number): void {
    const { chosen, turn } = this;
    if (chosen === null || !turn) return;
    const target = this.targets.find((t) => t.to === to);
    this.chosen = null;
    if (target) this.#move(target.move);
    else this.seat.why(turn.side, attempt(this.dice, this.moves, chosen, to));
  }

  /** Plays one die from a flèche, or asks why it may not be played. */
  playNumber(from: number, number: number): void {
    const { turn } = this;
    if (!turn) return;
    const move = byNumber(this.plays, this.moves, from, number);
    this.chosen = null;
    if (move) this.#move(move);
    else this.seat.why(turn.side, attempt(this.dice, this.moves, from, Math.min(25, from + number)));
  }

  /** Takes the last man moved back. */
  undo(): void {
    this.clear();
    this.chosen = null;
    this.#set(this.moves.slice(0, -1));
  }

  /** Takes the whole turn back. */
  undoAll(): void {
    this.clear();
    this.chosen = null;
    this.#set([]);
  }

  /** Plays a die from the man chosen, or else from the only flèche from which it can be played. */
  playDie(number: number): void {
    const from = this.chosen ?? this.#onlySource(number);
    if (from !== null) this.playNumber(from, number);
  }

  /** Moves the next man of the first play that goes on from here. */
  goOn(): void {
    const step = open(this.plays, this.moves)[0]?.[this.moves.flat().length];
    if (step) this.#set([...this.moves, [step]]);
  }

  /** Makes a whole play at once. */
  take(play: Play): void {
    this.clear();
    this.chosen = null;
    this.#set(play.map((step) => [step]));
    this.#settle();
  }

  /** Sends the turn. */
  confirm(): void {
    if (this.complete || this.helpless) this.seat.act({ type: 'play', steps: steps(this.moves) });
  }

  /** Lays the dice the other way round. */
  swap(): void {
    this.swapped = !this.swapped;
  }

  /** Forgets the last complaint. */
  clear(): void {
    this.notice = null;
    this.seat.dismiss();
  }

  /** Empties the hand when the game has gone on. */
  reset(): void {
    this.moves = [];
    this.chosen = null;
    this.swapped = false;
    this.notice = null;
  }

  /** Takes up the moves of a turn left unconfirmed, if they still can be made. */
  restore(moves: Move[]): void {
    this.reset();
    if (open(this.plays, moves).length > 0) this.moves = moves;
  }

  #move(move: Move): void {
    this.clear();
    this.#set([...this.moves, move]);
    this.#settle();
  }

  /** A turn all played goes off by itself where the player does not wish to confirm it. */
  #settle(): void {
    if (this.complete && !confirmed()) this.confirm();
  }

  #onlySource(number: number): number | null {
    const from = this.sources.filter((source) => byNumber(this.plays, this.moves, source, number));
    return from.length === 1 ? from[0]! : null;
  }

  #set(moves: Move[]): void {
    this.moves = moves;
    keepDraft({ game: this.seat.id, line: this.seat.game.lines.length + 1, moves });
  }
}
