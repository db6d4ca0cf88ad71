import { hashOf } from '../../state/addresses/route';
import type { TournamentBoard } from '../../wire/described/messages';

/** Returns the address of a game: its table, or what was played there; null at a real board. */
export function gameAddress({ game, outcome }: TournamentBoard): string | null {
  if (!game) return null;
  return hashOf(outcome === 'played' ? { page: 'game', id: game } : { page: 'table', id: game });
}
