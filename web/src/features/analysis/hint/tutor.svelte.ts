import { recordOf } from '../../../wire/tables/tables';
import type { Action } from '../../../wire/described/messages';
import { isAbout, type ReasonTheme } from '../../../parts/reason/themes';
import type { Move } from '../../../state/game/plays';
import type { TrictracSession } from '../../../state/trictrac/session.svelte';
import { desk } from '../desk';
import { settings } from '../../../state/settings/settings.svelte';
import type { About, Answer, Grade, Hint, Tutor as Cost, Way } from '../../../wire/messages/analysis';
import { stepsOf } from '../answer';
import { withOwn } from '../own';
import { endsOf } from '../question';

const PLIES = 1;
const GRADES: readonly Grade[] = ['good', 'doubtful', 'mistake', 'blunder'];

/** What the tutor speaks of: plays whose first reasons are of one theme, or hold or go alone. */
export type TutorTheme = ReasonTheme | 'decision';

/** An answer of the player beside the best one. */
export interface WeighedAnswer {
  given: Way;
  best: Way;
  /** The number of lines of the game when it was intended. */
  line: number;
}

/** An answer that is not sent yet, because it would cost much. */
interface PendingAnswer {
  action: Action;
  cost: Cost & { legal: true };
  /** The men moved on the board for it. */
  moves: Move[];
}

/** Returns whether an answer of this grade costs as much as the player wants to be warned of. */
function isCostly(grade: Grade): boolean {
  return GRADES.indexOf(grade) >= GRADES.indexOf(settings.chosen.tutorFrom);
}

/** Stands between the player and the table: asks before it sends an action that would cost much. */
export class LiveTutor {
  /** The action that the player intends, and its cost. */
  pending = $state.raw<PendingAnswer | null>(null);
  /** The last answer that the player gave or intended, for the four questions. */
  weighed = $state.raw<WeighedAnswer | null>(null);
  /** The tutor is looking at an action. */
  looking = $state(false);

  /** `theme`: what a lesson lets it speak of; null for the setting of the player. */
  constructor(
    private readonly session: TrictracSession,
    private readonly theme: TutorTheme | null,
  ) {}

  /** Returns whether an action may go at once; otherwise looks at it first. */
  lets(action: Action): boolean {
    if (action.type === 'roll' || action.type === 'resign') return true;
    if (!this.looking && !this.pending) void this.#consider(action);
    return false;
  }

  /** Sends the action in spite of the warning. */
  anyway(): void {
    const { pending } = this;
    this.pending = null;
    if (pending) this.session.actNow(pending.action);
  }

  /** Takes the play back. */
  rethink(): void {
    this.pending = null;
    this.weighed = null;
    this.session.hand.undoAll();
  }

  /** Takes the play back, and returns the best answer. */
  better(): Answer | null {
    const { weighed } = this;
    this.rethink();
    this.weighed = weighed;
    return weighed?.best.answer ?? null;
  }

  async #consider(action: Action): Promise<void> {
    const { lines } = this.session.game;
    const { moves } = this.session.hand;
    const line = lines.length;
    this.looking = true;
    const { cost, weighed } = await this.#weigh(action, line);
    this.looking = false;
    // The game has gone on without the action.
    if (this.session.game.lines.length !== line) return;
    this.weighed = weighed;
    if (cost?.legal && isCostly(cost.grade) && this.#speaksOf(weighed)) this.pending = { action, cost, moves };
    else this.session.actNow(action);
  }

  /** Returns the cost of an action beside the best one; nothing if they are unknown: then the action is sent. */
  async #weigh(action: Action, line: number): Promise<{ cost: Cost | null; weighed: WeighedAnswer | null }> {
    try {
      const about = await this.#about();
      const cost = await desk.call('tutor', { ...about, plies: PLIES, action });
      const hint = await desk.call('hint', { ...about, plies: PLIES, all: true });
      return { cost, weighed: weighedIn(hint, action, line) };
    } catch {
      return { cost: null, weighed: null };
    }
  }

  /** Returns the game as it was kept; a game that is not kept is known by its position. */
  async #about(): Promise<About> {
    const record = this.theme === null ? await recordOf(this.session.id) : null;
    return record === null ? { trid: this.session.game.lines.at(-1)!.trid } : { record };
  }

  #speaksOf(weighed: WeighedAnswer | null): boolean {
    const theme = this.theme ?? settings.chosen.tutorTheme;
    if (theme === 'any' && this.theme === null) return true;
    if (!weighed) return false;
    const { given, best } = weighed;
    const decided = given.answer.type !== best.answer.type;
    return theme === 'decision' ? decided : !decided && isAbout(given.reasons ?? [], theme);
  }
}

function weighedIn(hint: Hint, action: Action, line: number): WeighedAnswer | null {
  const ends = action.type === 'play' ? endsOf(action.steps) : null;
  const game = (one: Action | Answer) => (one.type === 'suspend' ? one.game : null);
  const is = (answer: Answer) =>
    ends === null ? answer.type === action.type && game(answer) === game(action) : endsOf(stepsOf(answer)) === ends;
  const { rows, own } = withOwn(hint, { action: { type: 'play' }, is });
  const [best] = rows;
  return best && own !== null ? { best, given: rows[own]!, line } : null;
}
