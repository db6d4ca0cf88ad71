import { BOTS, RACE_BOTS } from '../described/bots';

/** The computer opponents, weakest first: a weaker one searches less, but has the same dice. */
export { BOTS as LEVELS };
export type Level = (typeof BOTS)[number];

/** Of someone who has never chosen. */
export const FIRST_LEVEL: Level = 'valere';

/** The strongest bot of Le Tric Trac, which is another game and has bots of its own. */
export const RACE_BOT = RACE_BOTS.at(-1)!;
