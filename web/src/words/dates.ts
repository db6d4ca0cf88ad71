import { i18n } from './language.svelte';

/** A day in full, of a moment in milliseconds since 1970, where the reader is or at Greenwich: "24 November 2026". */
export function dayInFull(moment: number, timeZone?: 'UTC'): string {
  return new Date(moment).toLocaleDateString(i18n.locale, { dateStyle: 'long', timeZone });
}

/** A day in short: "24 Nov 2026". */
export function dayInShort(moment: number): string {
  return new Date(moment).toLocaleDateString(i18n.locale, { dateStyle: 'medium' });
}

/** A day of these weeks: "24 Nov". */
export function dayOfYear(moment: number): string {
  return new Date(moment).toLocaleDateString(i18n.locale, { day: 'numeric', month: 'short' });
}

/** A day and the time: "24 Nov 2026, 20:15". */
export function dayAndTime(moment: number): string {
  return new Date(moment).toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The time of a day: "20:15". */
export function timeOfDay(moment: number): string {
  return new Date(moment).toLocaleTimeString(i18n.locale, { timeStyle: 'short' });
}

/** A day, as a number since 1970, by its weekday, in full and in short: "Thursday", "Thu". */
export function weekdayOf(day: number): { full: string; short: string } {
  const moment = new Date(day * 24 * 3600 * 1000);
  const named = (weekday: 'long' | 'short') => moment.toLocaleDateString(i18n.locale, { weekday, timeZone: 'UTC' });
  return { full: named('long'), short: named('short').replace('.', '') };
}
