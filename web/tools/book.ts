import type { BookShelf } from '../src/state/addresses/route';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Book, Section, Term } from '../src/parts/book/types';
import { spaced } from './french';
import { blocks, inline, plain, type Finder } from './markdown';
import { withWords } from './glossed';

const DOCS = new URL('../../docs/', import.meta.url);
const GLOSSARY = 'glossary.md';
const NAME = 'virtual:book/';
/** A page is read in the language of the whole book. */
const OTHER = / ?(?:The same page exists in French|La même page existe en anglais)\s?: \[[^\]]+\]\([^)]+\)\./;
/** What parts the head of a table from its body. */
const RULER = /^\|[ :|-]+\|$/;
/** What follows in a page is for those who look into the program. */
const END = '<!-- The book of the page ends here. -->';

/** The files of the pages in each language. */
const PAGES: Record<Lang, Partial<Record<BookShelf, string>>> = {
  fr: {
    rules: 'regles.md',
    ecrire: 'ecrire.fr.md',
    combine: 'combine.fr.md',
    pools: 'pools.fr.md',
    courrier: 'courrier.fr.md',
    sheet: 'sheet.fr.md',
    openings: 'openings.fr.md',
    chances: 'chances.fr.md',
    history: 'history.fr.md',
    glossary: GLOSSARY,
  },
  en: {
    rules: 'rules.md',
    ecrire: 'ecrire.md',
    combine: 'combine.md',
    pools: 'pools.md',
    courrier: 'courrier.md',
    sheet: 'sheet.md',
    openings: 'openings.md',
    chances: 'chances.md',
    history: 'history.md',
    glossary: GLOSSARY,
  },
};

type Lang = 'fr' | 'en';

/** The rules and the glossary of docs/ as modules, one a language: what the page explains, the program's own pages say. */
export function book(): Plugin {
  return {
    name: 'book',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const lang = id.slice(NAME.length + 1) as Lang;
      for (const file of Object.values(PAGES[lang])) this.addWatchFile(fileURLToPath(new URL(file, DOCS)));
      return `export default ${JSON.stringify(bookOf(lang))}`;
    },
  };
}

/** The book in one language. */
export function bookOf(lang: Lang): Book {
  const pages = Object.entries(PAGES[lang]) as [BookShelf, string][];
  return {
    sections: pages
      .filter(([shelf]) => shelf !== 'glossary')
      .flatMap(([shelf, file]) =>
        sectionsOf(
          shelf,
          pageLines(file).map((line) => typed(lang, line)),
          finder(lang, shelf),
        ),
      ),
    terms: termsOf(read(GLOSSARY), lang),
  };
}

/** The lines of a page that belong into the book. */
export function pageLines(file: string): string[] {
  return read(file).split(END)[0]!.replace(OTHER, '').split('\n');
}

/** French signs keep their space before them on the same line; a row of a table ends in no sign. */
function typed(lang: Lang, line: string): string {
  return lang === 'fr' && !RULER.test(line) ? spaced(line) : line;
}

function read(file: string): string {
  return readFileSync(new URL(file, DOCS), 'utf8');
}

function finder(lang: Lang, home: BookShelf): Finder {
  return (to) => {
    const [file, id = ''] = to.split('#');
    if (file === '') return { shelf: home, id };
    const found = Object.entries(PAGES[lang]).find(([, name]) => name === file);
    return found ? { shelf: found[0] as BookShelf, id } : null;
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
  const said = lines.map((line) => /^\*Sources?\s?: (.+?)\.?\*$/.exec(line)?.[1]);
  section.sources = said.find((line) => line !== undefined) ?? '';
  section.parts = blocks(
    lines.filter((_, i) => said[i] === undefined),
    find,
  );
  section.text = plain(section.parts);
}

function termsOf(text: string, lang: Lang): Term[] {
  const rows = text.split('\n').filter((line) => /^\| (?:<a id="[^"]+"><\/a>)?\*\*/.test(line));
  return rows
    .map((row) => {
      const [fr, en, meansFr, meansEn] = cells(row);
      const word = fr!
        .replace(/<[^>]+>/g, '')
        .replaceAll('*', '')
        .replaceAll("'", '’');
      const id = slug(word.split(',')[0]!);
      const means = inline(typed(lang, (lang === 'fr' ? meansFr : meansEn)!), finder(lang, 'glossary'));
      return { id, word, english: en!.replaceAll("'", '’'), html: withWords(lang, means, id) };
    })
    .sort((a, b) => a.word.localeCompare(b.word, 'fr'));
}

/** The cells of a row of a table. */
function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function slug(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
