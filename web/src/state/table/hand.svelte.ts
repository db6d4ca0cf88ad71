import type { Action, Dice, NumberedStep, Side, Step } from '../../wire/described/messages';
import type { VerdictOf } from '../../wire/messages/protocol';
import { OFF } from '../../wire/messages/fleches';
import { steps, type Move, type Target } from '../game/plays';
import { keepDraft } from '../kept/games';
import { confirmed } from '../settings/confirming';

/** The task that a table of any game gives to a side. */
export interface AskedTurn {
  side: Side;
  stage: string;
  dice?: Dice;
}

/** The place at a table at which a hand plays. */
export interface Seat<T extends AskedTurn> {
  readonly id: string;
  /** The task of this page now. */
  readonly asked: T | null;
  readonly game: { lines: readonly unknown[] };
  /** Asks why a turn may not begin with these steps. */
  why(side: Side, tried: Step[]): void;
  act(action: Action): void;
  /** Puts away the last refusal or error. */
  dismiss(): void;
}

/** The player's hand in any game: the man they have chosen and the moves they have made but not confirmed. */
export abstract class Hand<T extends AskedTurn, S extends Seat<T> = Seat<T>> {
  /** The moves made; one undo takes back one of them. */
  moves = $state.raw<Move[]>([]);
  /** The flèche of the chosen man, counted by the mover. */
  chosen = $state<number | null>(null);
  swapped = $state(false);
  /** The reason why the man just touched cannot move. */
  notice = $state.raw<{ what: 'notYours' | 'noMan'; place: string } | null>(null);

  constructor(protected readonly seat: S) {}

  /** The numbers still to be played, the left die's first. */
  abstract get left(): number[];
  /** True for each die that is played, in the order in which they lie. */
  abstract get used(): [boolean, boolean];
  /** Returns the flèches from which a man may move next. */
  abstract get sources(): number[];
  /** The places to which the chosen man may go. */
  abstract get targets(): Target[];
  /** The whole turn is played and may be confirmed. */
  abstract get complete(): boolean;
  /** Returns whether no number can be played. */
  abstract get helpless(): boolean;

  /** The turn while men may be moved. */
  get turn(): T | null {
    const { asked } = this.seat;
    return asked?.stage === 'move' ? asked : null;
  }

  /** The steps of the moves made. */
  get taken(): NumberedStep[] {
    return this.moves.flat();
  }

  /** The dice as they lie, the one to be played first on the left. */
  get dice(): Dice {
    const [a, b] = this.turn?.dice ?? [0, 0];
    return this.swapped ? [b, a] : [a, b];
  }

  /** Takes up the man on a flèche (null: puts it back). */
  choose(fleche: number | null): void {
    this.clear();
    this.chosen = fleche;
  }

  /** Handles a press on the chosen man: a double press plays the left die, a single one puts the man back. */
  pressAgain(twice: boolean): void {
    const { chosen } = this;
    const number = this.left.find((n) => this.targets.some(({ move }) => move.length === 1 && move[0]![2] === n));
    if (twice && chosen !== null && number !== undefined) this.playNumber(chosen, number);
    else this.choose(null);
  }

  /** Carries the chosen man to a flèche, or asks why it may not go there. */
  carry(to: number): void {
    const { chosen, turn } = this;
    if (chosen === null || !turn) return;
    const target = this.targets.find((t) => t.to === to);
    this.chosen = null;
    if (target) this.make(target.move);
    else this.seat.why(turn.side, this.attempt(chosen, to));
  }

  /** Plays one number from a flèche, or asks why it may not be played. */
  playNumber(from: number, number: number): void {
    const { turn } = this;
    if (!turn) return;
    const step = this.stepBy(from, number);
    this.chosen = null;
    if (step) this.make([step]);
    else this.seat.why(turn.side, this.attemptNumber(from, number));
  }

  /** Takes the last move back. */
  undo(): void {
    this.clear();
    this.chosen = null;
    this.set(this.moves.slice(0, -1));
  }

  /** Takes the whole turn back. */
  undoAll(): void {
    this.clear();
    this.chosen = null;
    this.set([]);
  }

  /** Sends the turn. */
  confirm(): void {
    if (this.complete || this.helpless) this.seat.act({ type: 'play', steps: steps(this.moves) });
  }

  /** Swaps the two dice. */
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
  abstract restore(moves: Move[]): void;

  /** The table's verdict on steps of this hand. */
  judged(_verdict: VerdictOf<unknown>): void {}

  /** Returns the step that plays a number from a flèche now, if there is one. */
  protected abstract stepBy(from: number, number: number): NumberedStep | null;

  /** Returns the steps that a player probably means by dragging a man from one flèche to another. */
  protected abstract attempt(from: number, to: number): Step[];

  /** The same when they play a number from a flèche. */
  protected attemptNumber(from: number, number: number): Step[] {
    return this.attempt(from, Math.min(OFF, from + number));
  }

  /** Makes a move, or several after one another. */
  protected make(...moves: Move[]): void {
    this.clear();
    this.set([...this.moves, ...moves]);
    this.settle();
  }

  /** Sends a complete play at once if the player does not want to confirm it. */
  protected settle(): void {
    if (this.complete && !confirmed()) this.confirm();
  }

  /** Holds these moves, and keeps them in case the page is left. */
  protected set(moves: Move[]): void {
    this.moves = moves;
    keepDraft({ game: this.seat.id, line: this.seat.game.lines.length + 1, moves });
  }
}

/** Returns the part of a hand, if there is one, that a board shows, and its actions; `at` maps the mover's flèches to places and back. */
export function onBoard(hand: Hand<AskedTurn> | null, at: (fleche: number) => number) {
  const chosen = hand?.chosen ?? null;
  return {
    sources: (hand?.sources ?? []).map(at),
    targets: (hand?.targets ?? []).map(({ to }) => at(to)),
    chosen: chosen === null ? null : at(chosen),
    lift: (place: number) => hand?.choose(at(place)),
    drop: (place: number | null) =>
      place === null || at(place) === chosen ? hand?.choose(null) : hand?.carry(at(place)),
    digit: (place: number, number: number) => hand?.playNumber(at(place), number),
    swap: hand?.turn && hand.moves.length === 0 ? () => hand.swap() : null,
  };
}
