import { gamesOf, roundInPlay, stateOf, type PlacedGame } from '../../state/tournament/tables';
import type { TournamentPage } from '../../wire/described/messages';

/** A game that asks for the director. */
export interface Trouble extends PlacedGame {
  kind: 'disputed' | 'absent';
  /** The whole minutes since its players must have sat down. */
  late: number;
}

/** Returns the games of the open round that ask for the director: results that differ first, then those longest late. */
export function troublesOf(page: TournamentPage, now: number): Trouble[] {
  if (!roundInPlay(page)) return [];
  const all = gamesOf(page, page.rounds.length).flatMap(({ at, game }): Trouble[] => {
    const kind = stateOf(page, game, now);
    if (kind !== 'disputed' && kind !== 'absent') return [];
    return [{ kind, at, game, late: Math.floor((now - (game.due ?? now)) / 60) }];
  });
  const weight = ({ kind, late }: Trouble) => (kind === 'disputed' ? Infinity : late);
  return all.sort((a, b) => (weight(a) === weight(b) ? a.at.table - b.at.table : weight(b) - weight(a)));
}
