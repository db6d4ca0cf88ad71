import type { ClockTerms } from '../../wire/described/messages';
import { words as w } from './words';

/** Returns the time that each player has in a game, in a few words; empty without a clock. */
export function clockText(clock: ClockTerms | undefined): string {
  if (!clock) return '';
  return clock.pace === 'live' ? w.minutesEach(Math.round(clock.reserve / 60)) : w.daysATurn(clock.days);
}
