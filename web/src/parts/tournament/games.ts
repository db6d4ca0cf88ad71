import { hashOf } from '../../state/addresses/route';
import type { TournamentTable } from '../../wire/described/messages';

/** Returns the address of the game of a table: its table, or what was played there; null at a real board. */
export function gameAddress({ game, outcome }: TournamentTable): string | null {
  if (!game) return null;
  return hashOf(outcome === 'played' ? { page: 'game', id: game } : { page: 'table', id: game });
}
