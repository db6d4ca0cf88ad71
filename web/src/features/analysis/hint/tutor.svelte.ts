import { recordOf } from '../../../wire/tables/tables';
import type { Action } from '../../../wire/described/messages';
import type { TrictracSession } from '../../../state/trictrac/session.svelte';
import { desk } from '../desk';
import { settings } from '../../../state/settings/settings.svelte';
import type { Grade, Tutor as Cost } from '../../../wire/messages/analysis';

const PLIES = 1;
const GRADES: readonly Grade[] = ['good', 'doubtful', 'mistake', 'blunder'];

/** Returns whether an answer of this grade costs as much as the player wants to be warned of. */
function isCostly(grade: Grade): boolean {
  return GRADES.indexOf(grade) >= GRADES.indexOf(settings.chosen.tutorFrom);
}

/** Stands between the player and the table: asks before it sends an action that would cost much. */
export class LiveTutor {
  /** The action that the player intends, and its cost. */
  warning = $state.raw<{ action: Action; cost: Cost & { legal: true } } | null>(null);
  /** The tutor is looking at an action. */
  looking = $state(false);

  constructor(private readonly session: TrictracSession) {}

  /** Returns whether an action may go at once; otherwise looks at it first. */
  lets(action: Action): boolean {
    if (action.type === 'roll' || action.type === 'resign') return true;
    if (!this.looking) void this.#consider(action);
    return false;
  }

  /** Sends the action in spite of the warning. */
  anyway(): void {
    const { warning } = this;
    this.warning = null;
    if (warning) this.session.actNow(warning.action);
  }

  rethink(): void {
    this.warning = null;
  }

  async #consider(action: Action): Promise<void> {
    const line = this.session.game.lines.length;
    this.looking = true;
    const cost = await this.#costOf(action);
    this.looking = false;
    // The game has gone on without the action.
    if (this.session.game.lines.length !== line) return;
    if (cost?.legal && isCostly(cost.grade)) this.warning = { action, cost };
    else this.session.actNow(action);
  }

  /** Returns the cost of an action; null if it is unknown: then the action is sent. */
  async #costOf(action: Action): Promise<Cost | null> {
    try {
      const record = await recordOf(this.session.id);
      return record === null ? null : await desk.call('tutor', { record, plies: PLIES, action });
    } catch {
      return null;
    }
  }
}
