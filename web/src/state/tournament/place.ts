/** The views of one tournament. */
export const VIEWS = ['now', 'standings', 'players', 'console', 'log', 'print', 'wall', 'table', 'boards'] as const;
export type TournamentView = (typeof VIEWS)[number];

/** A place among the tournaments. */
export type TournamentPlace =
  | { at: 'list' }
  /** Making one; for a club, if the address names it. */
  | { at: 'new'; club: string }
  /** Joining one, by a code that may be in the address. */
  | { at: 'join'; code: string }
  /** One of them; `item` is a part of the view, such as the number of a table. */
  | { at: 'one'; id: string; view: TournamentView; item: string };

const ONE = /^#\/tournament\/([\w-]+)(?:\/(\w+)(?:\/([\w-]+))?)?\/?$/;
const MAKE = /^#\/tournaments\/new(?:\/([\w-]+))?\/?$/;
const JOIN = /^#\/join(?:\/(\d{0,6}))?\/?$/;

/** Returns the place of an address; null if there is none. */
export function placeOf(hash: string): TournamentPlace | null {
  if (/^#\/tournaments\/?$/.test(hash)) return { at: 'list' };
  const made = MAKE.exec(hash);
  if (made) return { at: 'new', club: made[1] ?? '' };
  const join = JOIN.exec(hash);
  if (join) return { at: 'join', code: join[1] ?? '' };
  const [, id, named = 'now', item = ''] = ONE.exec(hash) ?? [];
  const view = VIEWS.find((one) => one === named);
  return id && view ? { at: 'one', id, view, item } : null;
}

export const LIST = '#/tournaments';
export const NEW = '#/tournaments/new';

/** Returns the address at which a tournament is made for a club. */
export const newFor = (club: string): string => `${NEW}/${club}`;

/** Returns the address of a view of a tournament. */
export function addressOf(id: string, view: TournamentView = 'now', item = ''): string {
  return [`#/tournament/${id}`, ...(view === 'now' ? [] : [view]), ...(item ? [item] : [])].join('/');
}

/** Returns the address at which one joins by a code. */
export function joinAt(code = ''): string {
  return code ? `#/join/${code}` : '#/join';
}
