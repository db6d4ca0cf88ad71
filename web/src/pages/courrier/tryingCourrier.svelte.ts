import { CourrierHand } from '../../state/courrier/hand.svelte';
import { CourrierSession } from '../../state/courrier/session.svelte';
import type { Action, NumberedStep, Side, Step } from '../../wire/described/messages';
import { privateTable } from '../../wire/device/privateTable';

/** A hand that plays as soon as the play is whole; it keeps nothing. */
class TryingHand extends CourrierHand {
  protected override set(moves: NumberedStep[][]): void {
    this.moves = moves;
  }

  protected override settle(): void {
    if (this.complete) this.confirm();
    else this.look();
  }
}

/** One roll of Le Tric Trac to try on the board of a review: a private table knows the legal plays. */
export class TryingCourrier extends CourrierSession {
  override readonly hand: TryingHand = new TryingHand(this);

  constructor(
    /** The position with the dice in hand. */
    readonly position: string,
    side: Side,
    private readonly lies: Side,
    /** Takes a whole play. */
    private readonly take: (steps: Step[]) => void,
  ) {
    super('trying', privateTable({ format: 'courrier', position }, { side, names: { white: '', black: '' } }));
  }

  /** Returns the side below, as in the review, for either roller. */
  override get bottom(): Side {
    return this.lies;
  }

  override act(action: Action): void {
    if (action.type === 'play') this.take(action.steps);
  }
}
