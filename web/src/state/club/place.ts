/** The views of one club. */
export const VIEWS = ['now', 'evenings', 'season', 'members', 'news', 'record', 'settings'] as const;
export type ClubView = (typeof VIEWS)[number];

/** A place among the clubs. */
export type ClubPlace = { at: 'list' | 'new' } | { at: 'one'; id: string; view: ClubView };

const ONE = /^#\/club\/([\w-]+)(?:\/(\w+))?\/?$/;

/** Returns the place of an address; null if there is none. */
export function placeOf(hash: string): ClubPlace | null {
  if (/^#\/clubs\/?$/.test(hash)) return { at: 'list' };
  if (/^#\/clubs\/new\/?$/.test(hash)) return { at: 'new' };
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
