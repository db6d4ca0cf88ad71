import type { Result } from '../../wire/host/host';
import * as me from '../../wire/described/calls/me';
import { call } from '../../wire/server/asking';
import { dropKeys, forget } from '../kept/games';
import { settings } from '../settings/settings.svelte';
import { myself } from './myself.svelte';

/** Forgets in this browser the games of an account, which keeps them. */
export async function forgetGames(): Promise<Result<unknown>> {
  const kept = await call(me.games);
  if (!kept.ok) return kept;
  for (const { game } of kept.value.games) forget(game);
  settings.setName('');
  return kept;
}

/** Deletes the person who plays here, confirmed by their name. Their games stay, without the keys of their seats. */
export async function leaveForGood(name: string): Promise<Result<unknown>> {
  const kept = await call(me.games);
  if (!kept.ok) return kept;
  const gone = await call(me.leave, { name });
  if (!gone.ok) return gone;
  for (const { game, players } of kept.value.games) dropKeys(game, players);
  settings.setName('');
  return myself.take(await call(me.show));
}
