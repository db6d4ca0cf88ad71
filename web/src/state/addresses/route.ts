import { KINDS } from '../../wire/messages/drill';

/** A place in a game: one of its rolls, or its end; null if the address names none. */
export type Spot = number | 'end' | null;

/** The pages of the trainers. */
export const TRAINERS = [...KINDS, 'day', 'yesterday', 'mistakes', 'masters', 'progress', 'today'] as const;
export type TrainPage = (typeof TRAINERS)[number] | 'all';
/** The trainers that can be opened at one theme or position. */
const WITH_ITEMS: readonly TrainPage[] = [...KINDS, 'mistakes', 'masters'];

/** The pages of the book, in their order, and where each lies. */
const SHELF_PATHS = {
  rules: 'rules',
  ecrire: 'book/ecrire',
  combine: 'book/combine',
  pools: 'book/pools',
  courrier: 'book/courrier',
  sheet: 'book/sheet',
  strategy: 'book/strategy',
  openings: 'book/openings',
  chances: 'book/chances',
  laboratory: 'book/laboratory',
  history: 'book/history',
  glossary: 'glossary',
} as const;
export type BookShelf = keyof typeof SHELF_PATHS;
export const SHELVES = Object.keys(SHELF_PATHS) as BookShelf[];

/** A model game among the lessons, by its number. */
export type ModelAddress = `model/${number}`;

/** A page whose address is its name. */
type Plain = 'account' | 'friend' | 'games' | 'house' | 'lesson' | 'lobby' | 'moderation' | 'new' | 'privacy';
/** A page that the address of an e-mail leads to. */
type Mailed = 'recover' | 'confirm' | 'undo' | 'stop';

/** The meaning of an address: a page, and what it shows. */
export type Route =
  | { page: 'start' }
  | { [page in Plain]: { page: page } }[Plain]
  | { [page in Mailed]: { page: page; code: string } }[Mailed]
  /** A game in play. */
  | { page: 'table'; id: string }
  /** A seat to be taken: the server does not get its address before the visitor confirms. */
  | { page: 'seat'; game: string; player: number; code: string }
  /** A game replayed, or reviewed; its id is its name, or a record itself (packed.ts). */
  | { page: 'game'; id: string; roll?: Spot }
  | { page: 'review'; id: string }
  /** A position to be set up, in any notation. */
  | { page: 'position'; text: string }
  /** A study by its name or as packed data; null for the list of them. */
  | { page: 'study'; id: string | null }
  /** The sheet of a real table; null for the list of them. */
  | { page: 'sheet'; id: string | null }
  /** The page for a museum, in that language; null for the language of the browser. */
  | { page: 'kiosk'; lang: string | null }
  /** A lesson of the course, or a model game; null for the list of them. */
  | { page: 'learn'; lesson: number | ModelAddress | null }
  /** A trainer, at a theme or at a position by its name (state/training/today.ts). */
  | { page: 'train'; trainer: TrainPage; item?: string }
  | { page: 'best'; kind: string | null }
  | { page: 'player'; name: string }
  /** A section or a word of the book by its id; an empty id is the beginning of a page. */
  | { page: 'book'; shelf: BookShelf; id: string }
  /** Tournaments and clubs, whose addresses are read with their pages (state/tournament/place.ts, state/club/place.ts). */
  | { page: 'tournament'; hash: string }
  /** No page has this address. */
  | { page: 'lost'; hash: string };

/** The routes of some pages. */
export type RouteOf<Page extends Route['page']> = Extract<Route, { page: Page }>;

/** The patterns of the addresses and their routes; the first match counts, and a missing part is empty. */
const ADDRESSES: [RegExp, (a: string, b: string, c: string) => Route | null][] = [
  [/^#\/(friend|games|lesson|lobby|new)\/?$/, (page) => ({ page: page as Plain })],
  // Addresses in e-mails have no stroke.
  [/^#\/?(account|house|moderation|privacy)\/?$/, (page) => ({ page: page as Plain })],
  [/^#\/?(recover|confirm|undo|stop)=([\w-]+)$/, (page, code) => ({ page: page as Mailed, code })],
  [/^#\/g\/([\w-]+)/, (id) => ({ page: 'table', id })],
  [/^#\/seat\/([\w-]+)\/(\d+)\/([\w-]+)$/, (game, n, code) => ({ page: 'seat', game, player: Number(n), code })],
  [/^#\/game\/(@?[\w-]+)(?:[#?&]t=(\d+|end))?$/, (id, at) => ({ page: 'game', id, roll: spotOf(at) })],
  [/^#\/review\/(@?[\w-]+)$/, (id) => ({ page: 'review', id })],
  [/^#\/position(?:\/(.*))?$/, (text) => ({ page: 'position', text: decoded(text) })],
  [/^#\/studies\/?$/, () => ({ page: 'study', id: null })],
  [/^#\/study\/(@?[\w-]+)$/, (id) => ({ page: 'study', id })],
  [/^#\/sheet(?:\/(\w+))?\/?$/, (id) => ({ page: 'sheet', id: id || null })],
  [
    /^#\/learn(?:\/((?:model\/)?\d{1,2}))?\/?$/,
    (lesson) => ({ page: 'learn', lesson: lesson ? Number(lesson) || (lesson as ModelAddress) : null }),
  ],
  [/^#\/kiosk(?:\/(\w\w))?\/?$/, (lang) => ({ page: 'kiosk', lang: lang || null })],
  [/^#\/train(?:\/(\w+))?(?:\/(\w+))?\/?$/, trainerOf],
  [/^#\/standing(?:\/([\w-]+))?\/?$/, (kind) => ({ page: 'best', kind: kind || null })],
  [/^#\/player\/([^/]+)$/, (name) => ({ page: 'player', name: decoded(name) })],
  [/^(#\/(?:tournaments?|join|clubs?)\b.*)/, (hash) => ({ page: 'tournament', hash })],
  [/^#\/((?:book\/)?[a-z]+)(?:\/([\w-]*))?$/, bookOf],
];

/** Returns the route of an address; an address without a slash that matches no pattern is the start page. */
export function routeOf(hash: string): Route {
  for (const [pattern, read] of ADDRESSES) {
    const found = pattern.exec(hash);
    const route = found && read(found[1] ?? '', found[2] ?? '', found[3] ?? '');
    if (route) return route;
  }
  return /^#\/./.test(hash) ? { page: 'lost', hash } : { page: 'start' };
}

/** Returns the address of a route, within this page. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'recover':
    case 'confirm':
    case 'undo':
    case 'stop':
      return `#${route.page}=${route.code}`;
    case 'table':
      return `#/g/${route.id}`;
    case 'seat':
      return `#/seat/${route.game}/${route.player}/${route.code}`;
    case 'game':
      return `#/game/${route.id}${route.roll == null ? '' : `#t=${route.roll}`}`;
    case 'position':
      return `#/position/${encodeURI(route.text)}`;
    case 'study':
      return route.id === null ? '#/studies' : `#/study/${route.id}`;
    case 'review':
    case 'sheet':
      return within(route.page, route.id);
    case 'kiosk':
      return within(route.page, route.lang);
    case 'learn':
      return within(route.page, route.lesson);
    case 'train':
      return within(route.page, route.trainer === 'all' ? null : route.trainer) + (route.item ? `/${route.item}` : '');
    case 'best':
      return within('standing', route.kind);
    case 'player':
      return within(route.page, encodeURIComponent(route.name));
    case 'book':
      return within(SHELF_PATHS[route.shelf], route.id);
    case 'lost':
    case 'tournament':
      return route.hash;
    default:
      return within(route.page, null);
  }
}

/** Goes to another page. */
export function go(route: Route): void {
  location.hash = hashOf(route);
}

function within(page: string, part: string | number | null): string {
  return part === null ? `#/${page}` : `#/${page}/${part}`;
}

function spotOf(text: string): Spot {
  if (text === '') return null;
  return text === 'end' ? text : Number(text);
}

function trainerOf(name: string, item: string): Route | null {
  const trainer = name ? TRAINERS.find((one) => one === name) : 'all';
  if (!trainer || (item && !WITH_ITEMS.includes(trainer))) return null;
  return { page: 'train', trainer, ...(item && { item }) };
}

function bookOf(path: string, id: string): Route | null {
  const shelf = SHELVES.find((one) => SHELF_PATHS[one] === path || `book/${one}` === path);
  return shelf ? { page: 'book', shelf, id } : null;
}

/** Returns a decoded part of an address, or the part itself if it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
