import type { Format } from '../described/messages';
import { get } from './asking';

/** Who that is, how they stand, and the rated games they have played. */
export const profileOf = (name: string) => get('profile', `api/people/${encodeURIComponent(name)}`);
/** Those who play best, `from` so many on. */
export const bestOf = (kind: Format, from = 0) => get('best', `api/standing?kind=${kind}&from=${from}`);
/** How those who play a game stand, and what it has changed. */
export const standingOf = (game: string) => get('gameStanding', `api/games/${game}/standing`);
