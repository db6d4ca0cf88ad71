import type { MyGame } from '../../wire/described/messages';
import * as me from '../../wire/described/calls/me';
import { call } from '../../wire/server/asking';
import { myself } from './myself.svelte';

/** Returns the games of the account of this person, on any device, without challenges; none for a guest, whose games this browser knows. */
export async function gamesOfAccount(): Promise<MyGame[]> {
  if (!myself.account) return [];
  const answer = await call(me.games, {}, { inTheEnd: true });
  return answer.ok ? answer.value.games.filter(({ challenge }) => !challenge) : [];
}
