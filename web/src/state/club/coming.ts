import * as tournaments from '../../wire/described/calls/tournaments';
import type { ClubComing, ClubPage, Coming, TournamentListing } from '../../wire/described/messages';
import type { Failure } from '../../wire/host/host';
import { call } from '../../wire/server/asking';

/** Returns what the members of a club have said to a tournament. */
export function comingTo({ coming = [] }: ClubPage, tournament: string): ClubComing {
  return (
    coming.find((one) => one.tournament === tournament) ?? { tournament, yours: 'unsaid', yes: 0, maybe: 0, no: 0 }
  );
}

/** Enters the reader; returns why that was refused, or null. */
export async function enters({ id }: TournamentListing, { settings }: ClubPage, name: string): Promise<Failure | null> {
  const answer = await call(tournaments.enter, { id, name, club: settings.name, code: '' });
  return answer.ok ? null : answer.failure;
}

/** Withdraws the reader, if they have entered; returns why that was refused, or null. */
export async function withdraws({ id, entered }: TournamentListing, before: Coming): Promise<Failure | null> {
  if (!entered || before !== 'yes') return null;
  const shown = await call(tournaments.show, { id });
  if (!shown.ok) return shown.failure;
  const { you, revision, entrants } = shown.value;
  const own = entrants.find(({ entrant }) => entrant === you.entrant);
  if (!own || own.withdrawn) return null;
  const act = { type: 'withdraw', entrant: own.entrant } as const;
  const done = await call(tournaments.act, { id, number: revision + 1, why: '', act });
  return done.ok ? null : done.failure;
}
