import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { at, downloaded, played } from '../helpers/records';
import { stillSite } from '../helpers/site';
import { FIELD, position } from '../helpers/table';

const home = stillSite();

/** A piece by what it is, what is written on it, and where it lies, in hundredths of the board. */
type Piece = [kind: string, text: string, x: number, y: number];

/** The jetons, numbers of piles, pegs and dice of the board on the page. */
function onBoard(page: Page): Promise<Piece[]> {
  return page.getByTestId('board').evaluate((board) => {
    const frame = board.getBoundingClientRect();
    return ['jeton', 'fichet', 'die'].flatMap((kind) =>
      [...board.querySelectorAll(kind === 'jeton' ? '.jeton, .man b' : `.${kind}`)].map((node): Piece => {
        const box = node.getBoundingClientRect();
        const x = (100 * (box.x + box.width / 2 - frame.x)) / frame.width;
        const y = (100 * (box.y + box.height / 2 - frame.y)) / frame.height;
        return [kind, kind === 'jeton' ? node.textContent.trim() : '', x, y];
      }),
    );
  });
}

/** The same of the picture to be shared. */
function inPicture(page: Page, svg: string): Promise<Piece[]> {
  return page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    const [, , width, height] = root.getAttribute('viewBox')!.split(' ').map(Number);
    const number = (node: Element, name: string) => Number(node.getAttribute(name));
    return [...root.children].flatMap((node): Piece[] => {
      if (node.localName === 'rect') {
        const x = number(node, 'x') + number(node, 'width') / 2;
        const y = number(node, 'y') + number(node, 'height') / 2;
        return [['die', '', (100 * x) / width!, (100 * y) / height!]];
      }
      if (node.localName !== 'circle') return [];
      const after = node.nextElementSibling;
      const points = after?.localName === 'text' ? after.textContent : '';
      const isPeg = number(node, 'r') < 10;
      return [
        [isPeg ? 'fichet' : 'jeton', points, (100 * number(node, 'cx')) / width!, (100 * number(node, 'cy')) / height!],
      ];
    });
  }, svg);
}

/** Each piece of the one has its like in the other. */
function expectSame(found: Piece[], wanted: Piece[]): void {
  const left = [...found];
  for (const [kind, text, x, y] of wanted) {
    const i = left.findIndex(
      ([one, said, ownX, ownY]) => one === kind && said === text && Math.hypot(ownX - x, ownY - y) < 4,
    );
    expect(i, `${kind} ${text} at ${x}, ${y}`).toBeGreaterThanOrEqual(0);
    left.splice(i, 1);
  }
  expect(left).toEqual([]);
}

it.each([
  ['White', 'no'],
  ['Black', 'yes'],
])('the picture of a hole in a variation is the board, %s sitting below', async (_, flipped) => {
  // Black rolls 4 and 3, and plays both from the talon: 4 and 2 give White six points, and eight there are.
  const { made } = await played(home.url, { trid: position(FIELD, 'b', '8-2', '3-1', 'w') });
  const page = await home.fresh({ acceptDownloads: true });
  await page.addInitScript((yes) => localStorage.setItem('trictrac.flipped', yes), flipped);
  await page.goto(`${home.url}#/game/${made.game}#t=1`);
  await at(page, 1);
  await page.getByTestId('all-plays').click();
  const other = page
    .getByTestId('candidate')
    .filter({ hasNot: page.getByTestId('own-answer') })
    .filter({ hasText: /24\/2[01] 24\/2[01]|1\/[45] 1\/[45]/ });
  await other.getByRole('button').click();
  for (const number of [4, 2]) await page.getByTestId('next-roll').getByTestId(`hand-${number}`).click();
  await expect
    .poll(() => page.getByTestId('candidates').textContent())
    .toMatch(/Tenir[^]*S’en aller|S’en aller[^]*Tenir/);
  const board = await onBoard(page);
  expect(board.filter(([kind]) => kind === 'jeton').map(([, text]) => text)).toContain('2');
  await page.getByTestId('to-share').click();
  await page.getByTestId('share-picture').waitFor();
  expectSame(await inPicture(page, await downloaded(page, 'save-svg')), board);
});
