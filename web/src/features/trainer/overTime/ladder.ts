import type { FinishedTour } from '../../../state/kept/tours';
import { eloOf } from '../../../wire/messages/strengths';
import { botNamed } from '../../../words/botNamed';
import type { Messages } from '../../../words/language.svelte';

/** Tours against opponents of one strength. */
export interface ToursMet {
  elo: number;
  won: number;
  of: number;
}

/** The fewest tours by which a strength is told. */
export const ENOUGH = 3;

/** Returns the tours against computer opponents, by their strength. */
export function toursMet(t: Messages, tours: readonly FinishedTour[]): ToursMet[] {
  const met = new Map<number, ToursMet>();
  for (const { against, won } of tours) {
    const bot = botNamed(t, against);
    if (!bot) continue;
    const elo = eloOf(bot);
    const before = met.get(elo) ?? { elo, won: 0, of: 0 };
    met.set(elo, { elo, won: before.won + Number(won), of: before.of + 1 });
  }
  return [...met.values()].sort((a, b) => a.elo - b.elo);
}
