import { keep, keysOf } from '../kept/games';
import { standingOf } from '../kept/standing';
import type { GameTypes, TableSession } from './session.svelte';

/** Keeps a game among those of this browser, as it now stands; one that is only watched is not kept. */
export function remember(session: Pick<TableSession<GameTypes>, 'id' | 'game' | 'end'>): void {
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

/** All the others, by the names they have. */
function foesOf({ white, black, others = [], you }: GameTypes['info']): string {
  const seats = [white, black, ...others];
  const people = seats.filter(({ kind }) => kind === 'human');
  const own = people.length === 1 ? people[0] : you[0] === 'black' && you.length === 1 ? black : white;
  return seats
    .filter((seat) => seat !== own)
    .flatMap(({ name }) => name || [])
    .join(', ');
}
