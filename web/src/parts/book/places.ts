/** The pages of the book, in their order, and where each lies. */
const PATHS = {
  rules: 'rules',
  ecrire: 'book/ecrire',
  combine: 'book/combine',
  pools: 'book/pools',
  courrier: 'book/courrier',
  sheet: 'book/sheet',
  openings: 'book/openings',
  chances: 'book/chances',
  history: 'book/history',
  glossary: 'glossary',
} as const;

export type Shelf = keyof typeof PATHS;
export const SHELVES = Object.keys(PATHS) as Shelf[];

/** A place in the book: a section or a word by its id, or (empty) the beginning of a page. */
export interface Place {
  shelf: Shelf;
  id: string;
}

/** The place an address means; null when it is another page's. */
export function placeOf(hash: string): Place | null {
  const found = /^#\/((?:book\/)?[a-z]+)(?:\/([\w-]*))?$/.exec(hash);
  const shelf = SHELVES.find((one) => PATHS[one] === found?.[1]);
  return found && shelf ? { shelf, id: found[2] ?? '' } : null;
}

/** The address of a place. */
export function addressOf({ shelf, id }: Place): string {
  return `#/${PATHS[shelf]}/${id}`;
}

/** Where a rule stands by its number: those of Le Tric Trac (J5) have a page of their own. */
export function placeOfRule(rule: string): Place {
  return { shelf: /^j/i.test(rule) ? 'courrier' : 'rules', id: rule.toLowerCase() };
}

/** The page on which a format is described. */
export function shelfOf(format: string): Shelf {
  const [kind] = format.split('-');
  if (kind === 'poule') return 'pools';
  return SHELVES.find((shelf) => shelf === kind) ?? 'rules';
}
