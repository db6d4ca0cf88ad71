import type { AnyTable } from '../../state/table/session.svelte';
import { SIDES } from '../../wire/messages/fleches';

/** Whether a player has been at the table: seen by this page, or by what they have done. */
export function hasCome(session: Pick<AnyTable, 'people' | 'fair' | 'game' | 'playerAt'>, player: number): boolean {
  return (
    session.people.seen.has(player) ||
    session.fair.giving?.seals[player] !== undefined ||
    session.game.lines.some(({ do: { type }, side }) => type === 'roll' && session.playerAt(side) === player)
  );
}

/** Whether this page plays against the player who is away: of more than two, only their opponent at the board may claim. */
export function mayClaim(session: AnyTable): boolean {
  const { player } = session.people.absent;
  const pair = SIDES.map((side) => session.playerAt(side));
  return (
    player !== null && pair.includes(player) && pair.some((one) => one !== player && session.players.includes(one))
  );
}
