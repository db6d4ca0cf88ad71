import type { Format } from '../described/messages';
import { getInTheEnd } from './asking';

/** Who that is, how they stand, and the rated games they have played. */
export const profileOf = (name: string) => getInTheEnd('profile', `api/people/${encodeURIComponent(name)}`);
/** Those who play best, `from` so many on. */
export const bestOf = (kind: Format, from = 0) => getInTheEnd('best', `api/standing?kind=${kind}&from=${from}`);
/** How those who play a game stand, and what it has changed. */
export const standingOf = (game: string) => getInTheEnd('gameStanding', `api/games/${game}/standing`);
