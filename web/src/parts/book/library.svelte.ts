import type { BookShelf } from '../../state/addresses/route';
import { textsIn, type Lang } from '../../words/languages';
import { placeOfRule, type BookPlace } from './places';
import type { Book, Section } from './types';
import { books } from 'virtual:books';

/** Returns the book in a language; it is fetched on first use. */
export async function bookIn(lang: Lang): Promise<Book> {
  return (await textsIn(books, lang)()).default;
}

/** Returns the section of a rule; undefined if the book has none. */
export async function sectionOf(lang: Lang, rule: string): Promise<Section | undefined> {
  const place = placeOfRule(rule);
  return (await bookIn(lang)).sections.find(({ shelf, id }) => shelf === place.shelf && id === place.id);
}

/** The book, opened over any page. */
class Library {
  at = $state.raw<BookPlace | null>(null);

  /** Opens it at a section or a word. */
  open(shelf: BookShelf, id = ''): void {
    this.at = { shelf, id: id.toLowerCase() };
  }

  /** Puts it away. */
  close(): void {
    this.at = null;
  }
}

export const library = new Library();
