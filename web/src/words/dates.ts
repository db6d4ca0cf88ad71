import { i18n } from './language.svelte';

/** Returns a day in full, from milliseconds since 1970, in local time or UTC: "24 November 2026". */
export function dayInFull(moment: number, timeZone?: 'UTC'): string {
  return new Date(moment).toLocaleDateString(i18n.locale, { dateStyle: 'long', timeZone });
}

/** Returns a day in short: "24 Nov 2026". */
export function dayInShort(moment: number): string {
  return new Date(moment).toLocaleDateString(i18n.locale, { dateStyle: 'medium' });
}

/** Returns a day without its year, in local time or UTC: "24 Nov". */
export function dayOfYear(moment: number, timeZone?: 'UTC'): string {
  return new Date(moment).toLocaleDateString(i18n.locale, { day: 'numeric', month: 'short', timeZone });
}

/** Returns the month of a moment in UTC, in short: "Nov". */
export function monthInShort(moment: number): string {
  return new Date(moment).toLocaleDateString(i18n.locale, { month: 'short', timeZone: 'UTC' });
}

/** Returns a day and the time: "24 Nov 2026, 20:15". */
export function dayAndTime(moment: number): string {
  return new Date(moment).toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Returns the time of a day: "20:15". */
export function timeOfDay(moment: number): string {
  return new Date(moment).toLocaleTimeString(i18n.locale, { timeStyle: 'short' });
}

/** Returns the weekday of a day since 1970, in full and in short: "Thursday", "Thu". */
export function weekdayOf(day: number): { full: string; short: string } {
  const moment = new Date(day * 24 * 3600 * 1000);
  const named = (weekday: 'long' | 'short') => moment.toLocaleDateString(i18n.locale, { weekday, timeZone: 'UTC' });
  return { full: named('long'), short: named('short').replace('.', '') };
}
