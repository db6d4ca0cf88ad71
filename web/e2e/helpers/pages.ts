import { hashOf, SHELVES } from '../../src/state/addresses/route';

/** A page by its address, in which `{club}` and the like stand for parts of a sample (addressAt), and what stands on it and nowhere else. */
export const PAGES: [address: string, shown: string][] = [
  ['#/', '[data-testid=play]'],
  ['#/new', '[data-testid=format-tour]'],
  ['#/friend', '[data-testid=format-tour]'],
  ['#/lobby', '[data-testid=quick]'],
  ['#/learn', '[data-testid=course]'],
  ['#/learn/1', '[data-testid=course-coach]'],
  ['#/learn/18', '[data-testid=course-coach]'],
  ['#/learn/27', '[data-testid=course-coach]'],
  ['#/learn/model/1', '[data-testid=model-now]'],
  ['#/train', '[data-testid=train-day]'],
  ['#/train/count', '[data-testid=asked]'],
  ['#/train/chances', '[data-testid=throws]'],
  ['#/train/mistakes', '[data-testid=no-mistakes]'],
  ['#/train/progress', '[data-testid=no-progress]'],
  ['#/games', '[data-testid=open-text]'],
  ['#/position', '[data-testid=board]'],
  ['#/sheet', '[data-testid=new-sheet]'],
  ['#/standing', '[data-testid=nobody-ranked]'],
  ['#/player/nobody', '[data-testid=no-player]'],
  ['#/account', '[data-testid=sign-in]'],
  ['#/privacy', 'article'],
  ...SHELVES.map((shelf): [string, string] => [hashOf({ page: 'book', shelf, id: '' }), '[data-testid=book-search]']),
  ['#/rules/k10', '[data-rule=k10]'],
  ['#/studies', '[data-testid=study-fresh]'],
  ['#/kiosk', '[data-testid=kiosk]'],
  ...['', '/evenings', '/season', '/members', '/news'].map((view): [string, string] => [
    `#/club/{club}${view}`,
    '[data-testid=club-name]',
  ]),
  ['#/clubs', '[data-testid=make-club]'],
  ['#/clubs/new', '[data-testid=club-name-field]'],
  ['#/tournaments', '[data-testid=make-tournament]'],
  ['#/tournaments/new', '[data-testid=says]'],
  ['#/join', '[data-testid=code]'],
  ['#/tournament/{evening}', '[data-testid=round]'],
  ['#/tournament/{evening}/standings', '[data-testid=standings]'],
  ['#/tournament/{evening}/players', '[data-testid=tournament]'],
  ['#/tournament/{evening}/log', '[data-line]'],
  ['#/tournament/{evening}/wall', '[data-testid=wall]'],
  ['#/tournament/{knockout}', '[data-testid=round]'],
  ['#/tournament/{arena}', '[data-testid=entries]'],
  ['#/tournament/{ladder}', '[data-testid=places]'],
];

/** Returns the parts that leave the window, or whose words are cut off; scrolling ones may. Runs in the page. */
export function tooWide(): string[] {
  const scrolls = (node: Element | null): boolean =>
    node !== null && (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
  const words = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, label, button, a, summary, td, th')];
  return words
    .filter((node) => node.checkVisibility() && !node.closest('.unseen, svg') && !scrolls(node))
    .filter((node) => {
      const { left, right, width } = node.getBoundingClientRect();
      const outside = width > 1 && (right > innerWidth + 1 || left < -1);
      const cut = node.matches('button, a.button') && node.scrollWidth > node.clientWidth + 1;
      return outside || cut;
    })
    .map((node) => `${node.tagName} ${node.className} ${node.textContent.trim().slice(0, 50)}`);
}
