import { outcome } from '../game/plays';
import type { Turn } from '../../wire/described/messages';
import type { Seat } from '../table/hand.svelte';
import type { TrictracHand } from './hand.svelte';
import { settings } from '../settings/settings.svelte';

/** A seat at which rolls and turns are played by themselves. */
interface PlayedSeat extends Seat<Turn> {
  readonly hand: TrictracHand;
  /** The dice are thrown by hand. */
  readonly byHand: boolean;
  /** A person who throws or plays there may mark no more. */
  readonly refereed: boolean;
}

/** Rolls, and plays turns without a choice, for a player who asked for it; slowly enough to be seen. */
export class Autoplay {
  /** The action that follows shortly. */
  busy = $state<'roll' | 'play' | null>(null);
  /** The last line it played. */
  played = $state(0);
  #timer = 0;
  #action: (() => void) | null = null;

  constructor(private readonly seat: PlayedSeat) {}

  /** Starts on the current task; call it in an effect, whose cleanup it returns. */
  consider(): () => void {
    const next = this.#next();
    this.#action = next?.do ?? null;
    this.busy = next?.kind ?? null;
    if (next)
      this.#timer = window.setTimeout(() => this.finish(), settings.stay(next.kind === 'roll' ? 'dice' : 'mark', true));
    return () => clearTimeout(this.#timer);
  }

  /** Does it at once. */
  finish(): void {
    clearTimeout(this.#timer);
    const next = this.#action;
    this.#action = null;
    this.busy = null;
    next?.();
  }

  #next(): { kind: 'roll' | 'play'; do: () => void } | null {
    const { asked, hand } = this.seat;
    void hand.moves;
    if (this.seat.refereed) return null;
    const { autoRoll, autoPlay } = settings.chosen;
    if (autoRoll && asked?.stage === 'roll' && !this.seat.byHand)
      return { kind: 'roll', do: () => this.seat.act({ type: 'roll' }) };
    if (autoPlay && asked?.stage === 'move' && this.#forced()) return { kind: 'play', do: () => this.#play() };
    return null;
  }

  #forced(): boolean {
    const { plays } = this.seat.hand;
    return plays.every((play) => outcome(play) === outcome(plays[0]!));
  }

  /** Plays one man, or ends the turn. */
  #play(): void {
    const { hand, game } = this.seat;
    this.played = game.lines.length + 1;
    if (hand.complete || hand.helpless) hand.confirm();
    else hand.goOn();
  }
}
