import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { BASE } from '../src/words/base';

const WORDS = new URL('../../words/', import.meta.url);
const INDEX = 'virtual:errors';
const NAME = `${INDEX}/`;

/** A message of the program in English, and what is said for it; what differs stands in braces. */
export type ErrorRow = [english: string, said: string];

/** The messages of the program, as modules, one a language: it writes them in English to the page. */
export function errors(): Plugin {
  return {
    name: 'errors',
    resolveId: (id) => (id === INDEX || id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${NAME}`)) return null;
      const lang = id.slice(NAME.length + 1);
      this.addWatchFile(fileURLToPath(fileOf(lang)));
      return `export default ${JSON.stringify(errorRows(lang))}`;
    },
  };
}

const fileOf = (lang: string) => new URL(`${lang}/programs/messages.json`, WORDS);

function index(): string {
  const languages = readdirSync(WORDS).filter((lang) => existsSync(fileOf(lang)));
  return `export const errors = {\n${languages.map((lang) => `  ${lang}: () => import('${NAME}${lang}'),\n`).join('')}};`;
}

/** The messages in a language; none in English, in which they are written. */
export function errorRows(lang: string): ErrorRow[] {
  if (lang === BASE) return [];
  const groups = Object.values(
    JSON.parse(readFileSync(fileOf(lang), 'utf8')) as Record<string, Record<string, string>>,
  );
  return groups.flatMap((group) => Object.entries(group));
}
