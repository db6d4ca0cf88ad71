import { BASE } from './base';
import { longer } from './longer';
import type Language from './texts/language';

/** A language by its code, two letters. */
export type Lang = string;

/** Of `…/de/person.ts`, or `…/de.ts`, or `…/de.json`, "de": no other file has a name of two letters. */
const CODE = /(?:^|\/)(\w\w)(?:\/\w{3,})?\.(?:ts|json)$/;

/** Returns the language of a file of sentences. */
export function languageOfFile(file: string): Lang {
  return CODE.exec(file)![1]!;
}

/** Returns the contents of files by their language. */
export function byLanguage<T>(files: Record<string, T>): Record<Lang, T> {
  return read(files, shown);
}

/** Returns the texts unchanged; made longer in a page built with `--mode longer`. */
export function shown<T>(said: T): T {
  return import.meta.env.MODE === 'longer' ? longer(said) : said;
}

function read<T>(files: Record<string, T>, take: (said: T) => T): Record<Lang, T> {
  return Object.fromEntries(Object.entries(files).map(([file, said]) => [languageOfFile(file), take(said)]));
}

const described = read<Language>(
  import.meta.glob('./texts/*/language.ts', { eager: true, import: 'default' }),
  (language) => language,
);

/** The languages of the page, by their names. */
export const LANGUAGES: Lang[] = Object.keys(described).sort((a, b) =>
  languageOf(a).name.localeCompare(languageOf(b).name),
);

/** Returns the description of a language of the page. */
export function languageOf(lang: Lang): Language {
  return described[lang]!;
}

/** Returns the table of a language; if there is none, that of the language it is like, or else of the base. */
export function textsIn<T>(tables: Record<Lang, T>, lang: Lang): T {
  return tables[lang] ?? tables[described[lang]?.like ?? BASE] ?? tables[BASE]!;
}
