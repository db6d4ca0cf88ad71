import { nameOf, openGame } from '../../state/tournament/reading';
import type { TournamentPage } from '../../wire/described/messages';
import { words } from '../../parts/tournament/words';

/** Returns the call to a game that has been paired since; empty if there is none. */
export function callTo(before: TournamentPage, now: TournamentPage): string {
  const { entrant } = now.you;
  const game = openGame(now, entrant);
  if (!game || game.table?.begun) return '';
  const had = openGame(before, entrant);
  if (had?.round === game.round && had.number === game.number && had.opponent === game.opponent) return '';
  const { called, calledWithin } = words.mine;
  const within = now.settings.clockwork === 'by_date' ? '' : ` ${calledWithin(now.settings.sit_down)}`;
  return called(game.round, game.number, nameOf(now, game.opponent)) + within;
}
