import { BOTS, RACE_BOTS } from '../described/bots';

/** The computer opponents with names, weakest first: a weaker one searches less, but has the same dice. */
export { BOTS as LEVELS };
export type Level = (typeof BOTS)[number];

/** A computer opponent of a given strength on the ladder of those. */
export type EloBot = `elo:${number}`;
/** A computer opponent of Trictrac. */
export type Bot = Level | EloBot;

/** Of someone who has never chosen. */
export const FIRST_LEVEL: Level = 'valere';

/** The strongest bot of Le Tric Trac, which is another game and has bots of its own. */
export const RACE_BOT = RACE_BOTS.at(-1)!;

/** Returns the level of an opponent with a name; undefined for any other. */
export function levelIn(bot: string | undefined): Level | undefined {
  return BOTS.find((level) => level === bot);
}

/** Returns the opponent of that text; null for any other text. */
export function botIn(text: string | undefined): Bot | null {
  return levelIn(text) ?? (/^elo:\d{3,4}$/.test(text ?? '') ? (text as EloBot) : null);
}

/** Returns the number in the name of an opponent of a given strength. */
export function numberOf(bot: EloBot): number {
  return Number(bot.slice(4));
}
