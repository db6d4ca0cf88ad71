import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORDS = new URL('../../src/words/', import.meta.url);
const FILE = 'messages.cpp';
const INDEX = 'virtual:errors';
const NAME = `${INDEX}/`;
/** A text of C++, a bracket or a comma, or a comment. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{},]|\/\/[^\n]*/g;

/** A message of the program in English, and what is said for it; what differs stands in braces. */
export type ErrorRow = [english: string, said: string];

/** The messages of the program (src/words), as modules, one a language: it writes them in English to the page. */
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

const fileOf = (lang: string) => new URL(`${lang}/${FILE}`, WORDS);

function index(): string {
  const languages = readdirSync(WORDS).filter((lang) => existsSync(fileOf(lang)));
  return `export const errors = {\n${languages.map((lang) => `  ${lang}: () => import('${NAME}${lang}'),\n`).join('')}};`;
}

/** The messages in a language; none in English, in which they are written. */
export function errorRows(lang: string): ErrorRow[] {
  const source = readFileSync(fileOf(lang), 'utf8');
  const rows: ErrorRow[] = [];
  let row: string[] = [''];
  for (const [token] of source.slice(source.indexOf('kRows')).matchAll(TOKEN)) {
    if (token === '{') row = [''];
    else if (token === ',') row.push('');
    else if (token.startsWith('"')) row[row.length - 1] += JSON.parse(token) as string;
    else if (token === '}' && row.length === 2) rows.push([row[0]!, row[1]!]);
    if (token === '}') row = [];
  }
  return rows;
}
