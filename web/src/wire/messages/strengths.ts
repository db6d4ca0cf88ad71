import { BOTS, BOT_ELOS, ELO_LIMITS } from '../described/bots';
import { levelIn, numberOf, type Bot, type Level, type EloBot } from './levels';

const STEP = 50;

/** The strengths that can be chosen, weakest first. */
export const STRENGTHS: readonly number[] = Array.from(
  { length: (ELO_LIMITS.most - ELO_LIMITS.least) / STEP + 1 },
  (_, i) => ELO_LIMITS.least + i * STEP,
);

/** Returns the opponent of a strength; the nearest of those that can be chosen. */
export function botOf(elo: number): EloBot {
  return `elo:${nearest(STRENGTHS, (one) => one - elo)}`;
}

/** Returns the strength of an opponent on the ladder. */
export function eloOf(bot: Bot): number {
  const level = levelIn(bot);
  return level ? BOT_ELOS[level] : numberOf(bot as EloBot);
}

/** Returns the opponent with a name who is nearest in strength. */
export function nearestLevel(bot: Bot): Level {
  return nearest(BOTS, (level) => BOT_ELOS[level] - eloOf(bot));
}

/** Returns the opponent to play after this one: of those of a given strength a stronger or a weaker one; null for none. */
export function nextBot(bot: Bot, won: boolean): Bot | null {
  const level = levelIn(bot);
  if (level) return won ? (BOTS[BOTS.indexOf(level) + 1] ?? null) : null;
  const next = botOf(eloOf(bot) + (won ? STEP : -STEP));
  return next === bot ? null : next;
}

function nearest<T>(all: readonly T[], distance: (one: T) => number): T {
  return all.reduce((a, b) => (Math.abs(distance(b)) < Math.abs(distance(a)) ? b : a));
}
