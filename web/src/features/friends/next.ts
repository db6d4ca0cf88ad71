import { go } from '../../state/addresses/route';
import { keep, keysOf } from '../../state/kept/games';
import { foesOf } from '../../state/table/remember';
import { keysOfNext } from '../../state/table/people.svelte';
import { seatsOf } from '../../wire/messages/match';
import { know } from '../../wire/tables/tables';
import type { AnyTable } from '../../state/table/session.svelte';

/** Returns the id of the next game once all players want one; null before. */
export function nextOf({ people, game }: AnyTable): string | null {
  return people.again.next ?? game.info?.next ?? null;
}

/** Goes to the next game with the keys of this one; a spectator has none, and keeps nothing. */
export function goOn(session: AnyTable): void {
  const next = nextOf(session);
  const { info } = session.game;
  if (!next || !info) return;
  const keys = keysOfNext(keysOf(session.id), seatsOf(info).length);
  know(next, info.format);
  if (info.you.length > 0) keep({ game: next, keys, against: foesOf(info), over: false });
  go({ page: 'table', id: next });
}
