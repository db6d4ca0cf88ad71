import type { ClockTerms } from '../../wire/described/messages';

/** The clocks to choose from, from none to the slowest. */
export const CLOCKS = ['none', 'quick', 'medium', 'slow', 'day', 'three_days', 'week', 'fortnight'] as const;
export type ClockChoice = (typeof CLOCKS)[number];

const MINUTE = 60;
const HOLIDAYS = 14;
const days = (n: number): ClockTerms => ({ pace: 'days', days: n, holidays: HOLIDAYS });

const TERMS: Record<ClockChoice, ClockTerms | null> = {
  none: null,
  quick: { pace: 'live', reserve: 5 * MINUTE, delay: 10 },
  medium: { pace: 'live', reserve: 10 * MINUTE, delay: 15 },
  slow: { pace: 'live', reserve: 20 * MINUTE, delay: 30 },
  day: days(1),
  three_days: days(3),
  week: days(7),
  fortnight: days(14),
};

/** Returns the terms of a choice; null without a clock. */
export function termsOf(choice: ClockChoice): ClockTerms | null {
  return TERMS[choice];
}
