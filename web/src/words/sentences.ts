import { BASE } from './base';
import { LANGUAGES, shown, type Lang } from './languages';
import type { Messages } from './messages';

const KEY = 'trictrac.lang';

const loads = import.meta.glob<{ default: Messages }>('./texts/*/all.ts');

/** Every sentence in a language; fetched when they are first wanted. */
export async function sentencesIn(lang: Lang): Promise<Messages> {
  return shown((await loads[`./texts/${lang}/all.ts`]!()).default);
}

/** The language chosen before, or else the first of the browser’s that the page speaks. */
export function chosenLang(): Lang {
  const wished = [localStorage.getItem(KEY) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find((lang) => LANGUAGES.includes(lang)) ?? BASE;
}

/** Remembers a language that was chosen. */
export function keepLang(lang: Lang): void {
  localStorage.setItem(KEY, lang);
}
