import type { MyGame } from '../../wire/messages/person';
import { myGames } from '../../wire/server/person';
import { myself } from './myself.svelte';

/** The games of whoever has an account here, wherever he sat down; none for a guest, whose games this browser knows. */
export async function gamesOfAccount(): Promise<MyGame[]> {
  if (!myself.account) return [];
  const answer = await myGames();
  return answer.ok ? answer.value.games : [];
}
