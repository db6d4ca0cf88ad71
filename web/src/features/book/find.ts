import type { Book, Section, Term } from '../../parts/book/types';

/** What answers to some words: rules and words of the game, the titles first. */
export interface Found {
  sections: Section[];
  terms: Term[];
}

/** Looks the words up, whatever their accents and case. */
export function find(book: Book, words: string): Found {
  const wanted = bare(words).split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => text.includes(word));
  const ranked = <T>(all: T[], title: (one: T) => string, text: (one: T) => string): T[] => {
    const hits = all.filter((one) => has(bare(`${title(one)} ${text(one)}`)));
    return hits.sort((a, b) => Number(has(bare(title(b)))) - Number(has(bare(title(a)))));
  };
  return {
    sections: ranked(
      book.sections,
      ({ title }) => title,
      ({ text }) => text,
    ),
    terms: ranked(
      book.terms,
      ({ word, english }) => `${word} ${english}`,
      ({ html }) => html.replace(/<[^>]+>/g, ' '),
    ),
  };
}

/** The part of a text around the first of the words. */
export function excerpt(text: string, words: string): string {
  const first = bare(words).split(/\s+/).find(Boolean) ?? '';
  const at = Math.max(0, bare(text).indexOf(first));
  const from = at < 60 ? 0 : text.indexOf(' ', at - 50) + 1;
  const to = from + 150 < text.length ? text.lastIndexOf(' ', from + 150) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** Accents are taken off letter by letter, so that places in the text stay the same. */
function bare(text: string): string {
  return [...text]
    .map((letter) => letter.normalize('NFD').charAt(0))
    .join('')
    .toLowerCase()
    .replace(/’/g, "'");
}
