import type { Component } from 'svelte';
import type { TournamentHere } from '../../state/tournament/tournament.svelte';
import type { TournamentView } from '../../state/tournament/place';
import type { TournamentPage } from '../../wire/described/messages';

/** A view of a tournament that is fetched when it is first opened; `item` is the part of it that the address names. */
type View = () => Promise<{ default: Component<{ here: TournamentHere; item: string; page: TournamentPage }> }>;

/** The views for those who direct a tournament, who print it, or who watch it in the room. */
export const PLACES: Partial<Record<TournamentView, View>> = {
  boards: () => import('./BoardsView.svelte'),
  console: () => import('./ConsoleView.svelte'),
  log: () => import('./LogView.svelte'),
  players: () => import('../../features/tournament/Players.svelte'),
  print: () => import('./PrintView.svelte'),
  standings: () => import('../../features/tournament/Standings.svelte'),
  table: () => import('./TableView.svelte'),
  wall: () => import('./WallView.svelte'),
};

/** The views that fill the window: they have no header. */
export const BARE: TournamentView[] = ['wall'];
