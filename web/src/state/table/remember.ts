import { type Seated, seatsOf } from '../../wire/messages/match';
import { keep, keysOf } from '../kept/games';
import { standingOf } from '../kept/standing';
import type { AnyTable } from './session.svelte';

/** Stores a game in this browser in its present state, unless the user only watches it. */
export function remember(session: Pick<AnyTable, 'id' | 'game' | 'end'>): void {
  const { info, lines } = session.game;
  if (!info || info.you.length === 0) return;
  keep({
    game: session.id,
    keys: keysOf(session.id),
    against: foesOf(info),
    over: session.end !== null,
    standing: standingOf(info, lines),
  });
}

/** Returns the names of all other players, separated by commas. */
export function foesOf(info: Seated & { you: number[] }): string {
  const own = info.you.length === 1 ? info.you[0] : 0;
  return seatsOf(info)
    .filter((_, player) => player !== own)
    .flatMap(({ name }) => name || [])
    .join(', ');
}
