import type { AnyTable } from '../../state/table/session.svelte';
import { SIDES } from '../../wire/messages/fleches';

/** Returns whether a player has been at the table: seen by this page, or known by an action. */
export function hasCome(session: Pick<AnyTable, 'people' | 'fair' | 'game' | 'playerAt'>, player: number): boolean {
  return (
    session.people.seen.has(player) ||
    session.fair.giving?.commitments[player] !== undefined ||
    session.game.lines.some(({ do: { type }, side }) => type === 'roll' && session.playerAt(side) === player)
  );
}

/** Returns whether this page may claim against the absent player: of more than two, only their opponent may. */
export function mayClaim(session: AnyTable): boolean {
  const { player } = session.people.absent;
  const pair = SIDES.map((side) => session.playerAt(side));
  return (
    player !== null && pair.includes(player) && pair.some((one) => one !== player && session.players.includes(one))
  );
}
