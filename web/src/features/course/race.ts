import { CourrierSession } from '../../state/courrier/session.svelte';
import { boardOf, stepped } from '../../state/courrier/path';
import { privateTable } from '../../wire/device/privateTable';
import type { Action, Step } from '../../wire/described/messages';
import { t } from '../../words/language.svelte';
import { stand } from './goals';
import type { Player } from './player.svelte';
import type { CourrierStep } from './script';

/** Returns whether a play of Le Tric Trac reaches the aim, by White's own path: the board with Black below. */
export function arrives({ position, goal }: CourrierStep, steps: Step[]): boolean {
  return stand(goal, stepped(boardOf(position, 'black'), 'black', 'white', steps));
}

/** A private table of Le Tric Trac at which one roll is played. */
export class CourrierTrial {
  readonly session: CourrierSession;

  constructor(
    private readonly player: Player,
    private readonly step: CourrierStep,
  ) {
    const seats = { side: 'white', names: { white: '', black: t.unnamed.black } } as const;
    this.session = new CourrierSession(
      `course-${player.number}-${player.name}`,
      privateTable({ format: 'courrier', position: step.position }, seats),
    );
  }

  /** Watches the table; must be called in an effect, and returns its clean-up. */
  follow(): () => void {
    return this.session.watch((action) => this.#lets(action));
  }

  close(): void {
    this.session.close();
  }

  /** Lets a play pass if it reaches the aim; takes it back otherwise. */
  #lets(action: Action): boolean {
    if (action.type !== 'play') return true;
    const well = arrives(this.step, action.steps);
    this.player.played(well);
    if (!well) this.session.hand.undoAll();
    return well;
  }
}
