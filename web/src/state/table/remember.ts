import { other } from '../../wire/messages/fleches';
import type { Side } from '../../wire/messages/play';
import { keep, keysOf } from '../kept/games';
import { standingOf } from '../kept/standing';
import type { GameTypes, TableSession } from './session.svelte';

/** Keeps a game among those of this browser, as it now stands; one that is only watched is not kept. */
export function remember(session: Pick<TableSession<GameTypes>, 'id' | 'game' | 'end'>): void {
  const { info, lines } = session.game;
  if (!info || info.you.length === 0) return;
  const foe: Side = info.you.length === 1 ? other(info.you[0]!) : 'black';
  keep({
    game: session.id,
    keys: keysOf(session.id),
    against: info[foe].name,
    over: session.end !== null,
    standing: standingOf(info, lines),
  });
}
