import type { Component } from 'svelte';
import type { ClubHere } from '../../state/club/club.svelte';
import type { ClubView } from '../../state/club/place';
import type { ClubPage } from '../../wire/described/messages';

/** A view of a club that is fetched when it is first opened. */
type View = () => Promise<{ default: Component<{ here: ClubHere; page: ClubPage }> }>;

/** The views beside the page of the club itself. */
export const PLACES: Partial<Record<ClubView, View>> = {
  evenings: () => import('../../features/club/Evenings.svelte'),
  season: () => import('../../features/club/SeasonPage.svelte'),
  members: () => import('../../features/club/Members.svelte'),
  news: () => import('../../features/club/NewsPage.svelte'),
  record: () => import('../../features/club/Record.svelte'),
  settings: () => import('../../features/club/Settings.svelte'),
};
