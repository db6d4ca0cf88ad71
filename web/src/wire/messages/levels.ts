import { BOTS, RACE_BOTS } from '../described/bots';

/** The opponents one may choose, weakest first: a worse one sees less, its dice are no worse. */
export { BOTS as LEVELS };
export type Level = (typeof BOTS)[number];

/** Of someone who has never chosen. */
export const FIRST_LEVEL: Level = 'valere';

/** The strongest bot of Le Tric Trac, which is another game and has bots of its own. */
export const RACE_BOT = RACE_BOTS.at(-1)!;
