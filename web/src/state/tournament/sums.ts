import * as tournaments from '../../wire/described/calls/tournaments';
import type { Standing } from '../../wire/described/messages';
import { call } from '../../wire/server/asking';
import { visible } from './codes';

/** Asks for the sums of an entrant's numbers in the standings; null if there is no answer. */
export async function sumsOf(id: string, entrant: number): Promise<Standing | null> {
  const answer = await call(tournaments.standing, { ...visible(id), entrant }, { quiet: true });
  return answer.ok ? answer.value : null;
}
