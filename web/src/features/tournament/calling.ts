import { nameOf, openGame } from '../../state/tournament/reading';
import type { TournamentPage } from '../../wire/described/messages';
import { words } from '../../parts/tournament/words';

/** Returns the call to a game that has been paired since: what is said, and the title of the window; null if there is none. */
export function callTo(before: TournamentPage, now: TournamentPage): { said: string; title: string } | null {
  const { entrant } = now.you;
  const game = openGame(now, entrant);
  if (!game || game.table?.begun) return null;
  const had = openGame(before, entrant);
  if (had?.round === game.round && had.number === game.number && had.opponent === game.opponent) return null;
  const { called, calledWithin, calledTitle } = words.mine;
  const within = now.settings.clockwork === 'by_date' ? '' : ` ${calledWithin(now.settings.sit_down)}`;
  return {
    said: called(game.round, game.number, nameOf(now, game.opponent)) + within,
    title: calledTitle(game.number),
  };
}
