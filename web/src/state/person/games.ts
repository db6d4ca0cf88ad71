import type { MyGame } from '../../wire/described/messages';
import * as me from '../../wire/described/calls/me';
import { call } from '../../wire/server/asking';
import { myself } from './myself.svelte';

/** The games of the person who has an account here, wherever they sat down; none for a guest, whose games this browser knows. */
export async function gamesOfAccount(): Promise<MyGame[]> {
  if (!myself.account) return [];
  const answer = await call(me.games, {}, { inTheEnd: true });
  return answer.ok ? answer.value.games : [];
}
