import type { ClockTerms, TieBreak } from '../../wire/described/messages';
import type TournamentText from '../../words/texts/tournament';
import { wordsOf } from '../../words/language.svelte';

/** The sentences about tournaments, in the language chosen. */
export const words = wordsOf<TournamentText>(
  import.meta.glob('../../words/texts/*/tournament.ts', { eager: true, import: 'default' }),
);

/** Those about tables of three and four. */
export const seatsWords = new Proxy({} as TournamentText['seats'], {
  get: (_, name) => words.seats[name as keyof TournamentText['seats']],
});

/** Returns whether a number that decides between equals is shown with its sign. */
export function isSigned(tie: TieBreak | undefined): boolean {
  return tie === 'holes' || tie === 'best_table';
}

/** Returns the time that each player has in a game, in a few words; empty without a clock. */
export function timeEach(clock: ClockTerms | undefined): string {
  if (!clock) return '';
  return clock.pace === 'live' ? words.minutesEach(Math.round(clock.reserve / 60)) : words.daysATurn(clock.days);
}
