import { SHELVES, type RouteOf, type BookShelf } from '../../state/addresses/route';

/** A place in the book: a section or a word by its id, or (empty) the beginning of a page. */
export type BookPlace = Omit<RouteOf<'book'>, 'page'>;

/** Returns the place of a rule by its number: those of Le Tric Trac (J5) have a page of their own. */
export function placeOfRule(rule: string): BookPlace {
  return { shelf: /^j/i.test(rule) ? 'courrier' : 'rules', id: rule.toLowerCase() };
}

/** Returns the page on which a format is described. */
export function shelfOf(format: string): BookShelf {
  const [kind] = format.split('-');
  if (kind === 'poule') return 'pools';
  return SHELVES.find((shelf) => shelf === kind) ?? 'rules';
}
