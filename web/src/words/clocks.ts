import type { ClockTerms } from '../wire/described/messages';
import type Clock from './texts/clock';

/** Returns the time that players have, in words. */
export function termsText(w: Clock, terms: ClockTerms): string {
  return terms.pace === 'live' ? w.live(minutesOf(terms), terms.delay) : w.daily(terms.days, terms.holidays);
}

/** Returns the same in short, for a list of paces by name. */
export function termsBrief(w: Clock, terms: ClockTerms): string {
  return terms.pace === 'live' ? w.liveBrief(minutesOf(terms), terms.delay) : w.dailyBrief(terms.holidays);
}

const minutesOf = ({ reserve }: { reserve: number }) => Math.round(reserve / 60);
