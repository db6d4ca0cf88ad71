import type { Lang, Messages } from './messages';

const KEY = 'trictrac.lang';

const loads: Record<Lang, () => Promise<{ default: Messages }>> = {
  fr: () => import('./texts/fr.all'),
  en: () => import('./texts/en.all'),
};

/** Every sentence in a language; fetched when they are first wanted. */
export async function sentencesIn(lang: Lang): Promise<Messages> {
  return (await loads[lang]()).default;
}

/** The language chosen before, or else the browser's. */
export function chosenLang(): Lang {
  const kept = localStorage.getItem(KEY);
  if (kept === 'fr' || kept === 'en') return kept;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

/** Remembers a language that was chosen. */
export function keepLang(lang: Lang): void {
  localStorage.setItem(KEY, lang);
}
