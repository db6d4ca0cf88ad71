import type { AnyInfo } from '../../state/table/link.svelte';
import type { Side } from '../../wire/described/messages';
import type { Messages } from '../../words/language.svelte';
import { playerName, whoAt } from '../../words/names';

/** Returns a sentence on the player for whom the table waits, and whether they are away; for turns of other pages. */
export function otherTurn(
  t: Messages,
  session: { playerAt(side: Side): number; isAway(player: number): boolean },
  info: AnyInfo | null,
  side: Side,
): string {
  if (session.isAway(session.playerAt(side))) {
    const { away, awayLive } = t.friends;
    return (info?.clock?.pace === 'live' ? awayLive : away)(playerName(t, info, side));
  }
  return t.turn.theirs(whoAt(t, info, side));
}
