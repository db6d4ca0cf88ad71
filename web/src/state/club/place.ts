/** The views of one club. */
export const VIEWS = ['now', 'evenings', 'season', 'members', 'news', 'record', 'settings'] as const;
export type ClubView = (typeof VIEWS)[number];

/** A place among the clubs. */
export type ClubPlace =
  | { at: 'list' | 'new' }
  | { at: 'one'; id: string; view: ClubView }
  | { at: 'newLeague'; club: string }
  /** A league, with one of its seasons (0: the last), or where it is changed. */
  | { at: 'league'; club: string; id: string; season: number; edit: boolean };

const ONE = /^#\/club\/([\w-]+)(?:\/(\w+))?\/?$/;

const NEW_LEAGUE = /^#\/club\/([\w-]+)\/league\/new\/?$/;
const LEAGUE = /^#\/club\/([\w-]+)\/league\/([\w-]+)(?:\/(edit|[1-9]\d*))?\/?$/;

/** Returns the place of an address; null if there is none. */
export function placeOf(hash: string): ClubPlace | null {
  if (/^#\/clubs\/?$/.test(hash)) return { at: 'list' };
  if (/^#\/clubs\/new\/?$/.test(hash)) return { at: 'new' };
  const founded = NEW_LEAGUE.exec(hash);
  if (founded) return { at: 'newLeague', club: founded[1]! };
  const [, club, league, part = ''] = LEAGUE.exec(hash) ?? [];
  if (club && league) return { at: 'league', club, id: league, season: Number(part) || 0, edit: part === 'edit' };
  const [, id, named = 'now'] = ONE.exec(hash) ?? [];
  const view = VIEWS.find((one) => one === named);
  return id && view ? { at: 'one', id, view } : null;
}

export const LIST = '#/clubs';
export const NEW = '#/clubs/new';

/** Returns the address of a view of a club. */
export function addressOf(id: string, view: ClubView = 'now'): string {
  return view === 'now' ? `#/club/${id}` : `#/club/${id}/${view}`;
}

/** Returns the address of a league of a club, with one of its seasons; 0 for the last. */
export function leagueAt(club: string, id: string, season = 0): string {
  return `#/club/${club}/league/${id}${season > 0 ? `/${season}` : ''}`;
}

/** Returns the address at which a league is changed, and the one at which a club founds one. */
export const editAt = (club: string, id: string): string => `${leagueAt(club, id)}/edit`;
export const newLeagueAt = (club: string): string => leagueAt(club, 'new');
