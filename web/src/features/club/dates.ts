import { i18n } from '../../words/language.svelte';

/** Returns a day with its weekday and the time, as a heading: "Thursday 3 December at 20:00". */
export function eveningOf(moment: number): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  const said = new Date(moment * 1000).toLocaleString(i18n.locale, day);
  return said.charAt(0).toLocaleUpperCase(i18n.locale) + said.slice(1);
}
