import { longer } from './longer';

/** The languages of the book, of e-mails and of notifications: any other has those of the one it is like. */
export type Like = 'fr' | 'en';

/** A language by its code: "fr", "en". */
export type Lang = string;

/** A language of the page, as `texts/CODE/language.ts` describes it. */
export interface Language {
  /** Its name in itself. */
  name: string;
  /** Its two letters in the header. */
  short: string;
  /** How one is asked to go over to it. */
  change: string;
  /** With its country: whose voice reads it aloud, and how dates and figures are written. */
  locale: string;
  like: Like;
}

/** Of `…/de/person.ts`, or `…/de.ts`, "de": no other file has a name of two letters. */
const CODE = /(?:^|\/)(\w\w)(?:\/\w{3,})?\.ts$/;

/** What files hold by their language: `de/person.ts` exports `dePerson`, where `what` is "Person". */
export function byLanguage<T>(files: Record<string, object>, what: string): Record<Lang, T> {
  const found = Object.entries(files).map(([file, module]): [Lang, T] => {
    const lang = CODE.exec(file)![1]!;
    return [lang, shown((module as Record<string, T>)[lang + what]!)];
  });
  return Object.fromEntries(found);
}

/** As it is; longer in a page built with `--mode longer`. */
export function shown<T>(said: T): T {
  return import.meta.env.MODE === 'longer' ? longer(said) : said;
}

const described = byLanguage<Language>(import.meta.glob('./texts/*/language.ts', { eager: true }), 'Language');

/** The languages of the page, French first. */
export const LANGUAGES: Lang[] = Object.keys(described).sort(
  (a, b) => Number(b === 'fr') - Number(a === 'fr') || a.localeCompare(b),
);

/** What is known of a language of the page. */
export function languageOf(lang: Lang): Language {
  return described[lang]!;
}

/** What is said in a language, or where nobody has written it, in the one it is like. */
export function textsIn<T>(tables: Record<Lang, T>, lang: Lang): T {
  return tables[lang] ?? tables[languageOf(lang).like]!;
}
