import type { AnyInfo } from '../../state/table/link.svelte';
import type { Side } from '../../wire/described/messages';
import type { Messages } from '../../words/language.svelte';
import { playerName, whoAt } from '../../words/names';

/** Whom the table waits for, where it is not this page's turn; also that they are not there. */
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
