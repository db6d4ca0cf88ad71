import { failureText } from '../../parts/tournament/failureText';
import type { TournamentHere } from '../../state/tournament/tournament.svelte';
import type { EventAct, TournamentPage } from '../../wire/described/messages';

/**
 * Does an act of the reader, once more if others have done something meanwhile which changes nothing about it. `act`
 * makes it from the tournament as it stands; null if it is of no use any more. Returns why it was refused; empty if it
 * was not.
 */
export async function actAgain(here: TournamentHere, act: (now: TournamentPage) => EventAct | null): Promise<string> {
  const send = async () => {
    const what = here.now && act(here.now);
    return what ? here.act(what) : null;
  };
  let failure = await send();
  if (failure?.code === 'stale') {
    await here.ask();
    failure = await send();
  }
  return failure ? failureText(failure) : '';
}
