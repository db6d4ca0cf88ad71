import type { Format } from '../../wire/messages/match';
import { decoded } from './route';

/** The list of the best, or somebody's page, as an address names them. */
export type StandingRoute = { page: 'best'; kind: string | null } | { page: 'player'; name: string };

export const STANDING = '#/standing';

/** The page an address names, if it is one of these: #/standing, #/standing/tour, #/player/NAME. */
export function standingRouteOf(hash: string): StandingRoute | null {
  const best = /^#\/standing(?:\/([\w-]+))?\/?$/.exec(hash);
  if (best) return { page: 'best', kind: best[1] ?? null };
  const name = /^#\/player\/([^/]+)$/.exec(hash)?.[1];
  return name ? { page: 'player', name: decoded(name) } : null;
}

/** Where the best of a kind of game are listed. */
export function bestHash(kind: Format): string {
  return `${STANDING}/${kind}`;
}

/** Where somebody's page is. */
export function playerHash(name: string): string {
  return `#/player/${encodeURIComponent(name)}`;
}
