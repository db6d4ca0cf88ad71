import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Forms } from '../src/parts/book/pieces';
import type { Book, Section, Term } from '../src/parts/book/types';
import { SHELVES, type BookShelf } from '../src/state/addresses/route';
import { BASE, TERMS } from '../src/words/base';
import { withWords } from './glossed';
import { longerPage } from './longerPage';
import { blocks, inline, plain, slug, type Finder } from './markdown';

export const DOCS = new URL('../../docs/', import.meta.url);
const FORMS = new URL('../src/parts/book/forms/', import.meta.url);
const INDEX = 'virtual:books';
const NAME = `${INDEX}/`;
/** A page by its shelf: `rules.md`, and in another language `rules.de.md`. */
const PAGE = /^(\w+)(?:\.(\w\w))?\.md$/;
/** Where a section comes from: a line in italics that begins with a word and a colon. */
const SOURCES = /^\*\p{L}+\s?: (.+?)\.?\*$/u;
/** What follows in a page is for those who look into the program. */
const END = '<!-- The book of the page ends here. -->';

/** The rules and the glossary of docs/ as modules, one a language: what the page explains, the program’s own pages say. */
export function book(): Plugin {
  let said = (page: string): string => page;
  return {
    name: 'book',
    configResolved({ mode }) {
      if (mode === 'longer') said = longerPage;
    },
    resolveId: (id) => (id === INDEX || id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${NAME}`)) return null;
      const lang = id.slice(NAME.length + 1);
      for (const shelf of SHELVES) this.addWatchFile(fileURLToPath(new URL(fileOf(shelf, lang, DOCS), DOCS)));
      return `export default ${JSON.stringify(bookOf(lang, DOCS, said))}`;
    },
  };
}

/** The languages of the book: those in which there are rules. */
export function languagesOf(docs = DOCS): string[] {
  return readdirSync(docs).flatMap((file) => {
    const [, shelf, lang = BASE] = PAGE.exec(file) ?? [];
    return shelf === 'rules' ? [lang] : [];
  });
}

function index(): string {
  const loads = languagesOf().map((lang) => `  ${lang}: () => import('${NAME}${lang}'),\n`);
  return `export const books = {\n${loads.join('')}};`;
}

/** The book in one language; pages that it has not are in the base language. */
export function bookOf(lang: string, docs = DOCS, said = (page: string): string => page): Book {
  const pageOf = (shelf: BookShelf) => pageLines(fileOf(shelf, lang, docs), docs, said);
  return {
    sections: SHELVES.filter((shelf) => shelf !== 'glossary').flatMap((shelf) =>
      sectionsOf(shelf, pageOf(shelf), finder(shelf)),
    ),
    terms: termsOf(pageOf('glossary'), formsOf(lang)),
  };
}

/** The lines of a page that belong into the book: where it may be read in another language is none of them. */
export function pageLines(file: string, docs = DOCS, said = (page: string): string => page): string[] {
  const [, shelf] = PAGE.exec(file)!;
  const elsewhere = new RegExp(` ?[^.\\n]*: \\[[^\\]]+\\]\\(${shelf}(?:\\.\\w\\w)?\\.md\\)\\.`);
  const page = readFileSync(new URL(file, docs), 'utf8').split(END)[0]!;
  return said(page.replace(elsewhere, '')).split('\n');
}

function fileOf(shelf: BookShelf, lang: string, docs: URL): string {
  const own = `${shelf}.${lang}.md`;
  return existsSync(new URL(own, docs)) ? own : `${shelf}.md`;
}

function formsOf(lang: string): Forms {
  const file = [lang, BASE].map((one) => new URL(`${one}.json`, FORMS)).find((one) => existsSync(one))!;
  return JSON.parse(readFileSync(file, 'utf8')) as Forms;
}

function finder(home: BookShelf): Finder {
  return (to) => {
    const [file = '', id = ''] = to.split('#');
    if (file === '') return { shelf: home, id };
    const shelf = SHELVES.find((one) => one === PAGE.exec(file)?.[1]);
    return shelf ? { shelf, id } : null;
  };
}

function sectionsOf(shelf: BookShelf, text: string[], find: Finder): Section[] {
  const sections: Section[] = [];
  let anchor = '';
  let lines: string[] = [];
  const end = () => {
    if (sections.length > 0) fill(sections.at(-1)!, lines, find);
    lines = [];
  };
  for (const line of text) {
    const named = /^<a id="([^"]+)"><\/a>$/.exec(line);
    const heading = /^(#{1,3}) (.+)$/.exec(line);
    if (named) {
      anchor = named[1]!;
    } else if (heading) {
      end();
      const level = Math.max(2, heading[1]!.length);
      sections.push({ ...nothing, shelf, id: anchor || idOf(heading), level, title: heading[2]!.replaceAll("'", '’') });
      anchor = '';
    } else {
      lines.push(line);
    }
  }
  end();
  return sections;
}

const nothing = { parts: [], sources: '', text: '' };

/** The heading of a whole page is found as its beginning. */
function idOf([, signs, words]: RegExpExecArray): string {
  return signs === '#' ? 'beginning' : slug(words!);
}

function fill(section: Section, lines: string[], find: Finder): void {
  const said = lines.map((line) => SOURCES.exec(line)?.[1]);
  section.sources = said.find((line) => line !== undefined) ?? '';
  section.parts = blocks(
    lines.filter((_, i) => said[i] === undefined),
    find,
  );
  section.text = plain(section.parts);
}

function termsOf(lines: string[], forms: Forms): Term[] {
  const rows = lines.filter((line) => /^\| (?:<a id="[^"]+"><\/a>)?\*\*/.test(line));
  return rows
    .map((row) => {
      const [term, gloss, means] = cells(row);
      const word = term!
        .replace(/<[^>]+>/g, '')
        .replaceAll('*', '')
        .replaceAll("'", '’');
      const id = slug(word.split(',')[0]!);
      return {
        id,
        word,
        gloss: gloss!.replaceAll("'", '’'),
        html: withWords(forms, inline(means!, finder('glossary')), id),
      };
    })
    .sort((a, b) => a.word.localeCompare(b.word, TERMS));
}

/** The cells of a row of a table. */
function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
