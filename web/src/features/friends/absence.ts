import { SIDES } from '../../wire/messages/fleches';
import type { AtTable } from './atTable';

/** Whether this page plays against the player who is away: of more than two, only their opponent at the board may claim. */
export function mayClaim(session: AtTable): boolean {
  const { player } = session.people.absent;
  const pair = SIDES.map((side) => session.playerAt(side));
  return (
    player !== null && pair.includes(player) && pair.some((one) => one !== player && session.players.includes(one))
  );
}
