import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Book, Section, Term } from '../src/parts/book/types';
import { blocks, cells, inline, plain } from './markdown';

const DOCS = new URL('../../docs/', import.meta.url);
const PAGES = { fr: 'regles.md', en: 'rules.md' } as const;
const GLOSSARY = 'glossary.md';
const NAME = 'virtual:book/';

type Lang = keyof typeof PAGES;

/** The rules and the glossary of docs/ as modules, one a language: what the page explains, the program's own pages say. */
export function book(): Plugin {
  return {
    name: 'book',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const lang = id.slice(NAME.length + 1) as Lang;
      for (const file of [PAGES[lang], GLOSSARY]) this.addWatchFile(fileURLToPath(new URL(file, DOCS)));
      return `export default ${JSON.stringify(bookOf(lang))}`;
    },
  };
}

/** The book in one language. */
export function bookOf(lang: Lang): Book {
  return { sections: sectionsOf(read(PAGES[lang])), terms: termsOf(read(GLOSSARY), lang) };
}

function read(file: string): string {
  return readFileSync(new URL(file, DOCS), 'utf8');
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let anchor = '';
  let lines: string[] = [];
  const end = () => {
    if (sections.length > 0) fill(sections.at(-1)!, lines);
    lines = [];
  };
  for (const line of text.split('\n')) {
    const named = /^<a id="([^"]+)"><\/a>$/.exec(line);
    const heading = /^(#{2,3}) (.+)$/.exec(line);
    if (named) {
      anchor = named[1]!;
    } else if (heading) {
      end();
      sections.push({
        id: anchor || slug(heading[2]!),
        level: heading[1]!.length,
        title: heading[2]!.replaceAll("'", '’'),
        html: '',
        sources: '',
        text: '',
      });
      anchor = '';
    } else if (!line.startsWith('# ')) {
      lines.push(line);
    }
  }
  end();
  return sections;
}

function fill(section: Section, lines: string[]): void {
  const said = lines.map((line) => /^\*Sources\s?: (.+?)\.?\*$/.exec(line)?.[1]);
  section.sources = said.find((line) => line !== undefined) ?? '';
  section.html = blocks(lines.filter((_, i) => said[i] === undefined));
  section.text = plain(section.html);
}

function termsOf(text: string, lang: Lang): Term[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| **'));
  return rows
    .map((row) => {
      const [fr, en, meansFr, meansEn] = cells(row);
      const word = fr!.replaceAll('*', '').replaceAll("'", '’');
      return {
        id: slug(word.split(',')[0]!),
        word,
        english: en!.replaceAll("'", '’'),
        html: inline((lang === 'fr' ? meansFr : meansEn)!),
      };
    })
    .sort((a, b) => a.word.localeCompare(b.word, 'fr'));
}

function slug(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
