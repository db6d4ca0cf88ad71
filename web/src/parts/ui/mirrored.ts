import type { GameInfo } from '../../wire/described/messages';
import { SIDES } from '../../wire/messages/fleches';
import { mirrorWords as w } from './mirrorWords';

/** The description of a game of any kind, as far as it tells of a mirrored board. */
type Info = Partial<Pick<GameInfo, 'mirror' | 'tournament'>> | null;

/** Returns the number of the mirrored board in its match; null if there is none. */
export function boardThere(info: Info): number | null {
  if (!info?.mirror || !info.tournament?.board) return null;
  return info.tournament.board + (info.mirror.board === 1 ? 1 : -1);
}

/** Returns the name of somebody who gives a share of the dice; those at the mirrored board are named by their side. */
export function giverName(info: Info, player: number, name: (player: number) => string): string {
  const there = boardThere(info);
  const side = SIDES[player - SIDES.length];
  return there !== null && side ? w.giver[side](there) : name(player);
}
