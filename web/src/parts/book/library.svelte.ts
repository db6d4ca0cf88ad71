import type { Lang } from '../../words/language.svelte';
import type { Book, Section } from './types';

export type Shelf = 'rules' | 'glossary';

/** A place in the book: a rule or a word by its id, or (empty) the list of them. */
export interface Place {
  shelf: Shelf;
  id: string;
}

const loads: Record<Lang, () => Promise<{ default: Book }>> = {
  fr: () => import('virtual:book/fr'),
  en: () => import('virtual:book/en'),
};

/** The rules and the glossary in a language; fetched when they are first wanted. */
export async function bookIn(lang: Lang): Promise<Book> {
  return (await loads[lang]()).default;
}

/** The section of a rule; undefined where the book has none. */
export async function sectionOf(lang: Lang, rule: string): Promise<Section | undefined> {
  const id = rule.toLowerCase();
  return (await bookIn(lang)).sections.find((section) => section.id === id);
}

/** The place an address means; null when it is another page's. */
export function placeOf(hash: string): Place | null {
  const found = /^#\/(rules|glossary)(?:\/([\w-]*))?$/.exec(hash);
  return found ? { shelf: found[1] as Shelf, id: found[2] ?? '' } : null;
}

/** The address of a place. */
export function addressOf({ shelf, id }: Place): string {
  return `#/${shelf}/${id}`;
}

/** The book laid open over whatever page is shown. */
class Library {
  at = $state.raw<Place | null>(null);

  /** Opens it at a rule or a word. */
  open(shelf: Shelf, id = ''): void {
    this.at = { shelf, id: id.toLowerCase() };
  }

  /** Puts it away. */
  close(): void {
    this.at = null;
  }
}

export const library = new Library();
