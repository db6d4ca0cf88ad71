import type { Book, Section, Term } from '../../parts/book/types';

/** The results of a search: sections and words of the game, the titles first. */
export interface Found {
  sections: Section[];
  terms: Term[];
}

/** A piece of a text, which is a search word or not. */
export interface Hit {
  text: string;
  sought: boolean;
}

/** Finds the words, without regard to accents and case. */
export function find(book: Book, words: string): Found {
  const wanted = wordsOf(words);
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
      ({ word, gloss }) => `${word} ${gloss}`,
      ({ html }) => html.replace(/<[^>]+>/g, ' '),
    ),
  };
}

/** Returns the part of a text around the first of the words. */
export function excerpt(text: string, words: string): string {
  const [first = ''] = wordsOf(words);
  const at = Math.max(0, bare(text).indexOf(first));
  const from = at < 60 ? 0 : text.indexOf(' ', at - 50) + 1;
  const to = from + 150 < text.length ? text.lastIndexOf(' ', from + 150) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** Returns a text cut at the words sought in it. */
export function cut(text: string, words: string): Hit[] {
  const wanted = wordsOf(words).filter((word) => word.length > 1);
  const letters = bare(text);
  const hits: Hit[] = [];
  const put = (from: number, to: number, sought: boolean) => {
    if (to > from) hits.push({ text: text.slice(from, to), sought });
  };
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const word = wanted.find((one) => letters.startsWith(one, at));
    if (!word) continue;
    put(done, at, false);
    put(at, at + word.length, true);
    done = at + word.length;
    at = done - 1;
  }
  put(done, text.length, false);
  return hits;
}

/** Returns HTML with the words marked in its text. */
export function marked(html: string, words: string): string {
  if (words === '') return html;
  return html
    .split(/(<[^>]+>|&\w+;)/)
    .map((part) => (/^[<&]/.test(part) ? part : markedText(part, words)))
    .join('');
}

function markedText(text: string, words: string): string {
  return cut(text, words)
    .map((hit) => (hit.sought ? `<mark>${hit.text}</mark>` : hit.text))
    .join('');
}

function wordsOf(words: string): string[] {
  return bare(words).split(/\s+/).filter(Boolean);
}

/** Removes accents letter by letter, so that places in the text stay the same. */
function bare(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase()
    .replace(/’/g, "'");
}
