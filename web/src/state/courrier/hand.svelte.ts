import type { Dice, NumberedStep, Side, Step } from '../../wire/messages/play';
import type { Action, Verdict } from '../../wire/messages/protocol';
import { confirmed } from '../settings/confirming';
import { keepDraft } from '../kept/games';
import type { Refusal, Turn } from '../../wire/messages/courrier';
import {
  attempt,
  keyOf,
  numbersLeft,
  plain,
  sources,
  targets,
  unknown,
  usedDice,
  type Known,
  type Target,
} from './steps';

/** The table a hand plays at. */
interface Seat {
  readonly id: string;
  /** What is asked of this page now. */
  readonly asked: Turn | null;
  readonly game: { lines: readonly unknown[] };
  /** Asks why a turn may not begin with these steps. */
  why(side: Side, tried: Step[]): void;
  /** Asks what may follow some steps, once. */
  ask(side: Side, steps: Step[]): void;
  act(action: Action): void;
  /** Puts away the last refusal or error. */
  dismiss(): void;
}

/** The player's hand: the man he has chosen and the steps he has made but not confirmed. */
export class Hand {
  taken = $state.raw<NumberedStep[]>([]);
  /** The flèche of the chosen man on the mover's path. */
  chosen = $state<number | null>(null);
  swapped = $state(false);
  /** What is wrong with the man just touched. */
  notice = $state<'notYours' | 'noMan' | null>(null);
  #answers = $state.raw<Known>(new Map());

  constructor(private readonly seat: Seat) {}

  /** The turn while men may be moved. */
  get turn(): Turn | null {
    const { asked } = this.seat;
    return asked?.stage === 'move' ? asked : null;
  }

  /** What may follow: after nothing the line says so, after some steps the table's verdicts. */
  get known(): Known {
    return new Map([...this.#answers, ['', this.turn?.first_steps ?? []]]);
  }

  /** The dice as they lie, the one to be played first on the left. */
  get dice(): Dice {
    const [a, b] = this.turn?.dice ?? [0, 0];
    return this.swapped ? [b, a] : [a, b];
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

  /** The whole turn is played and may be confirmed. */
  get complete(): boolean {
    return this.turn !== null && this.taken.length > 0 && this.known.get(keyOf(this.taken))?.length === 0;
  }

  /** There is nothing to play. */
  get helpless(): boolean {
    return this.turn?.nothing === true;
  }

  /** Takes up the man on a flèche (null: puts him back). */
  choose(fleche: number | null): void {
    this.clear();
    this.chosen = fleche;
    this.look();
  }

  /** Carries the chosen man to a flèche, or asks why he may not go there. */
  carry(to: number): void {
    const { chosen, turn } = this;
    if (chosen === null || !turn) return;
    const target = this.targets.find((t) => t.to === to);
    this.chosen = null;
    if (target) this.#take(target.steps);
    else this.seat.why(turn.side, attempt(this.dice, this.taken, chosen, to));
  }

  /** Plays one number from a flèche, or asks why it may not be played. */
  playNumber(from: number, number: number): void {
    const { turn } = this;
    if (!turn) return;
    const step = this.known.get(keyOf(this.taken))?.find((s) => s[0] === from && s[2] === number);
    this.chosen = null;
    if (step) this.#take([step]);
    else this.seat.why(turn.side, [...plain(this.taken), [from, Math.min(25, from + number)]]);
  }

  /** Takes the last step back. */
  undo(): void {
    this.clear();
    this.chosen = null;
    this.#set(this.taken.slice(0, -1));
  }

  /** Sends the turn. */
  confirm(): void {
    if (this.complete || this.helpless) this.seat.act({ type: 'play', steps: plain(this.taken) });
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
    this.taken = [];
    this.chosen = null;
    this.swapped = false;
    this.notice = null;
    this.#answers = new Map();
  }

  /** Takes up the steps of a turn left unconfirmed; the table says what may follow. */
  restore(steps: NumberedStep[]): void {
    this.reset();
    this.taken = this.turn ? steps : [];
    this.look();
  }

  /** What the table says of some steps. */
  hear({ steps, refusal, next }: Verdict<Refusal>): void {
    if (!this.turn) return;
    if (!refusal && next) this.#answers = new Map([...this.#answers, [keyOf(steps), next]]);
    else if (keyOf(steps) === keyOf(this.taken)) this.#set([]);
    this.#settle();
  }

  #take(steps: NumberedStep[]): void {
    this.clear();
    this.#set([...this.taken, ...steps]);
    this.#settle();
  }

  /** A turn all played goes off by itself where the player does not wish to confirm it. */
  #settle(): void {
    if (this.complete && !confirmed()) this.confirm();
    else this.look();
  }

  #set(taken: NumberedStep[]): void {
    this.taken = taken;
    keepDraft({ game: this.seat.id, line: this.seat.game.lines.length + 1, moves: [taken] });
  }

  /** Asks for what is not known yet: what follows the steps made, and how far the chosen man may go. */
  look(): void {
    const { turn, taken, known } = this;
    if (!turn) return;
    const open = known.has(keyOf(taken)) ? [] : [taken];
    const further = this.chosen === null ? [] : unknown(known, taken, this.chosen);
    for (const steps of [...open, ...further]) this.seat.ask(turn.side, plain(steps));
  }
}
