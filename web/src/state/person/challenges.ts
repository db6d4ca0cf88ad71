import * as challenges from '../../wire/described/calls/challenges';
import type { Result } from '../../wire/host/host';
import { call } from '../../wire/server/asking';
import { go } from '../addresses/route';
import { waiting } from './waiting.svelte';

/** Accepts a challenge, and goes to its table. */
export async function acceptChallenge(game: string): Promise<Result<unknown>> {
  const done = await call(challenges.accept, { game });
  waiting.end(game);
  if (done.ok) go({ page: 'table', id: game });
  return done;
}

/** Declines a challenge, or withdraws your own. */
export async function endChallenge(game: string): Promise<Result<unknown>> {
  const done = await call(challenges.end, { game });
  waiting.end(game);
  return done;
}
