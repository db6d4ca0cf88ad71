/** A place in a game: one of its rolls, or its end; null where none is named. */
export type Spot = number | 'end' | null;

/** A page about games or positions, as an address names it. */
export type Route =
  | { page: 'games' }
  | { page: 'game'; id: string; roll: Spot }
  | { page: 'review'; id: string }
  | { page: 'position'; text: string };

/**
 * The page an address names, if it is one of these: #/games, #/game/ID#t=12 or #t=end, #/review/ID, #/position/TRID.
 * ID is a name, or a record itself (packed.ts).
 */
export function routeOf(hash: string): Route | null {
  if (/^#\/games\/?$/.test(hash)) return { page: 'games' };
  const game = /^#\/game\/(@?[\w-]+)(?:[#?&]t=(\d+|end))?$/.exec(hash);
  if (game) return { page: 'game', id: game[1]!, roll: spotOf(game[2]) };
  const review = /^#\/review\/(@?[\w-]+)$/.exec(hash);
  if (review) return { page: 'review', id: review[1]! };
  const position = /^#\/position(?:\/(.*))?$/.exec(hash);
  return position ? { page: 'position', text: decoded(position[1] ?? '') } : null;
}

/** Where a game is replayed, at one of its rolls or at its end. */
export function gameHash(id: string, roll: Spot = null): string {
  return `#/game/${id}${roll === null ? '' : `#t=${roll}`}`;
}

/** Where a game is reviewed. */
export function reviewHash(id: string): string {
  return `#/review/${id}`;
}

/** Where a position is looked at and changed. */
export function positionHash(trid: string): string {
  return `#/position/${encodeURI(trid)}`;
}

/** The whole address of a place of this page. */
export function linkTo(hash: string): string {
  return location.href.split('#')[0] + hash;
}

function spotOf(text: string | undefined): Spot {
  if (text === undefined) return null;
  return text === 'end' ? text : Number(text);
}

/** What a part of an address stands for; itself, where it is none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
