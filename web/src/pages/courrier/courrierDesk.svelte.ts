import { rolls, type CourrierRoll } from '../../state/courrier/rolls';
import { CourrierSession } from '../../state/courrier/session.svelte';
import type { CourrierLine, Step } from '../../wire/described/messages';
import type { Replayed } from '../../wire/messages/study';
import { endsOf } from '../../features/analysis/question';
import { recorded } from '../../features/study/recorded';
import { LineWalk, type ShownLine } from '../desk/lines/lineWalk.svelte';

type CourrierShown = ShownLine<CourrierSession, CourrierRoll>;

/** Returns whether steps are the play of the game, in whatever order. */
export function isPlayOf(played: Step[] | null, steps: Step[]): boolean {
  return played !== null && endsOf(played) === endsOf(steps);
}

/** Lines of play of Le Tric Trac: each roll is answered by moving the men. */
export class CourrierDesk extends LineWalk<CourrierShown> {
  protected lineOf(record: string, replayed: Replayed): CourrierShown | null {
    if (replayed.game.format !== 'courrier') return null;
    const lines = replayed.lines as CourrierLine[];
    const session = new CourrierSession('line', recorded(replayed, this.tools.own));
    return { record, replayed, session, roll: rolls(lines, lines.length).at(-1) ?? null };
  }

  /** Passes over a roll that allows no play. */
  protected async found({ replayed, roll }: CourrierShown): Promise<void> {
    const turn = (replayed.lines as CourrierLine[]).at(-1)?.turn;
    if (this.thrown && roll && turn?.nothing) await this.play(this.editor!.at, roll, { type: 'play', steps: [] }, null);
  }

  protected moved(): void {
    // The men in the hand belong to the current roll, and go with it.
  }
}
