import type { TrictracSession } from '../../state/trictrac/session.svelte';
import type { HandAction, Side } from '../../wire/described/messages';

/** Actions that no act of the opponent ends: they may be sent again under the next number. */
const LASTING = new Set<HandAction['type']>([
  'mark',
  'school',
  'rectify',
  'whole',
  'false_school',
  'augment',
  'reason',
]);

/** Repeats an action that came too late because the opponent acted at the same moment, as long as it is allowed. */
export class Repeating {
  #last: { action: HandAction; side: Side; line: number } | null = null;
  #late = false;

  constructor(private readonly session: TrictracSession) {}

  /** Notes an action that has been sent. */
  sent(action: HandAction, side: Side): void {
    this.#late = false;
    this.#last = LASTING.has(action.type) ? { action, side, line: this.session.game.lines.length + 1 } : null;
  }

  /** Repeats the action if it is due; must be called whenever the game has changed. */
  follow(): void {
    const { game } = this.session;
    if (game.trouble?.code === 'stale') this.#late = this.#last !== null;
    const last = this.#last;
    if (!this.#late || !last || game.gap || !game.ready || game.pending || game.lines.length < last.line) return;
    this.#late = false;
    const between = game.lines.slice(last.line - 1);
    if (!between.every(({ turn }) => turn.may?.[last.side].includes(last.action.type))) return;
    this.sent(last.action, last.side);
    this.session.act(last.action, last.side);
  }
}
