import { dayOfYear } from '../../../words/dates';
import { i18n } from '../../../words/language.svelte';

const DAY = 24 * 3600 * 1000;
/** Within so many days a weekday names one day alone. */
const WEEK = 6;

/** Returns the day of a moment as it is spoken of at another one: "Sunday" within a week, else "24 Nov". */
export function dayText(moment: number, now: number): string {
  return moment - now < WEEK * DAY
    ? new Date(moment).toLocaleDateString(i18n.locale, { weekday: 'long' })
    : dayOfYear(moment);
}

/** Returns the whole days until a moment. */
export function daysUntil(moment: number, now: number): number {
  return Math.max(0, Math.floor((moment - now) / DAY));
}
