import { BASE } from './base';
import { LANGUAGES, shown, type Lang } from './languages';
import type Messages from './texts/all';

const KEY = 'trictrac.lang';

const loads = import.meta.glob<Messages>('./texts/*/all.ts', { import: 'default' });

/** Fetches every sentence in a language, when one is first needed. */
export async function sentencesIn(lang: Lang): Promise<Messages> {
  return shown(await loads[`./texts/${lang}/all.ts`]!());
}

/** Returns the language chosen before, or else the first of the browser’s languages that the page speaks. */
export function chosenLang(): Lang {
  const wished = [localStorage.getItem(KEY) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find((lang) => LANGUAGES.includes(lang)) ?? BASE;
}

/** Remembers a language that was chosen. */
export function keepLang(lang: Lang): void {
  localStorage.setItem(KEY, lang);
}
