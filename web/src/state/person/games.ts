import type { MyGame } from '../../wire/messages/person';
import { myGamesInTheEnd } from '../../wire/server/person';
import { myself } from './myself.svelte';

/** The games of the person who has an account here, wherever they sat down; none for a guest, whose games this browser knows. */
export async function gamesOfAccount(): Promise<MyGame[]> {
  if (!myself.account) return [];
  const answer = await myGamesInTheEnd();
  return answer.ok ? answer.value.games : [];
}
