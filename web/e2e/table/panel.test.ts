import { expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { FORMATS } from '../../src/parts/formats/formats';
import { COMPANIES, companyHoled, type Companied } from '../helpers/companies';
import { asked, moveOne, playTurn } from '../helpers/hands';
import { resized } from '../helpers/layout';
import { site } from '../helpers/site';
import { BOT, field, gameWithRoll, makeGame } from '../helpers/table';

const at = site();
const SIZES = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [390, 844],
  [360, 740],
  [844, 390],
] as const;
const TRICTRAC = FORMATS.filter((format) => format !== 'courrier' && !format.startsWith('poule'));

/** A game of a format in which a roll of six points has just made a hole. */
async function holed(format: string, options: BrowserContextOptions = {}): Promise<Page> {
  const trid = format === 'tour' ? field('8-4', '3-1', 'w') : `${field('8-4', '0-0', 'w')};var=none`;
  const page = await at.seated(await gameWithRoll(at.url, trid, '42', { format }), options);
  await page.getByTestId('roll').click();
  await page.getByTestId('tenir').waitFor();
  return page;
}

const SUM = '[data-testid=roll-sum] b, [data-testid=roll-sum] .outcome';
/** The way of each side of Le Tric Trac, where no roll brings points. */
const WAYS = '[data-testid=race] b';

/** Returns which of the sum and the buttons are hidden: outside the window or the panel, or under something else. */
function hidden(page: Page, figures = SUM): Promise<string[]> {
  return page.evaluate((wanted) => {
    return [...document.querySelectorAll<HTMLElement>(`${wanted}, [data-testid=actions] button`)]
      .filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const edges = [
          [left + 2, y],
          [right - 2, y],
          [x, top + 2],
          [x, bottom - 2],
        ] as const;
        return !edges.every(([a, b]) => {
          const found = document.elementFromPoint(a, b);
          return found !== null && (node.contains(found) || found.closest('[data-testid=roll-sum]')?.contains(node));
        });
      })
      .map((node) => node.textContent.trim());
  }, figures);
}

/** Returns whether nothing in the panel is written larger than the sum. */
function isLargest(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const size = (node: Element) => parseFloat(getComputedStyle(node).fontSize);
    const sum = size(document.querySelector('[data-testid=roll-sum] b')!);
    return [...document.querySelectorAll('.panel *')].every((node) => size(node) <= sum);
  });
}

const heightOf = async (page: Page) => (await page.getByTestId('board').boundingBox())!.height;

/** At every size the sum is seen, scrolled or not, with what is to be decided, and nothing is larger. */
async function seen(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await resized(page, width, height);
    expect(await hidden(page), `${width} by ${height}`).toEqual([]);
    expect(await isLargest(page), `${width} by ${height}`).toBe(true);
    await page.locator('.panel > .sheet').evaluate((sheet) => sheet.scrollTo({ top: sheet.scrollHeight }));
    expect(await hidden(page), `scrolled, ${width} by ${height}`).toEqual([]);
  }
}

/** Goes through a turn, from the decision to the next throw; at each step and size the figures are seen and the board is as high as before. */
async function keepsHeight(page: Page, figures = SUM): Promise<void> {
  const heights = new Map(SIZES.map((size) => [size, new Set<number>()]));
  const measure = async (state: string) => {
    for (const size of SIZES) {
      await resized(page, size[0], size[1]);
      heights.get(size)!.add(await heightOf(page));
      expect(await hidden(page, figures), `${state}, ${size.join(' by ')}`).toEqual([]);
    }
  };
  await measure('at first');
  if (await page.getByTestId('tenir').isVisible()) {
    await page.getByTestId('tenir').click();
    await asked(page);
    await measure('a man is to be moved');
  }
  await moveOne(page, 'pointer');
  await measure('one man moved');
  await resized(page, 1280, 800);
  await playTurn(page, 'pointer');
  await asked(page);
  await measure('the next throw');
  for (const [size, found] of heights) expect([...found], size.join(' by ')).toHaveLength(1);
}

it.each(TRICTRAC)('in %s the sum of the roll is seen at every size, with what is to be decided', async (format) => {
  await seen(await holed(format));
});

it.each(Object.keys(COMPANIES) as Companied[])('in %s the sum of the roll is seen too', async (name) => {
  await seen(await companyHoled(at, name));
});

const IN_SIGHT = [
  [1280, 800],
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

it.each([
  ['tour', 'fr-FR'],
  ['tour', 'en-GB'],
  ['ecrire-lois', 'fr-FR'],
  ['ecrire-lois', 'en-GB'],
  ['combine', 'fr-FR'],
  ['combine', 'en-GB'],
])('in %s (%s) the sum, a row of points and the decision are in sight together', async (format, locale) => {
  const page = await holed(format, { locale });
  for (const [width, height] of IN_SIGHT) {
    await resized(page, width, height);
    const size = `${width} by ${height}`;
    expect(await hidden(page, `${SUM}, li:first-child > [data-testid=explain-row]`), size).toEqual([]);
    for (const part of ['.choice b', '.choice .parts i'])
      expect(await spilt(page, part), `${part}, ${size}`).toEqual([]);
    if (width === 320) expect((await page.getByTestId('board').boundingBox())!.width).toBeGreaterThanOrEqual(290);
  }
});

/** Returns the parts of a plaque that reach beyond it. */
function spilt(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((node) => node.checkVisibility())
      .filter((node) => {
        const [own, plaque] = [node, node.closest('button')!].map((one) => one.getBoundingClientRect()) as [
          DOMRect,
          DOMRect,
        ];
        return own.right > plaque.right + 0.5 || own.bottom > plaque.bottom + 0.5 || own.top < plaque.top - 0.5;
      })
      .map((node) => node.textContent),
  );
}

it.each(['tour', 'ecrire-lois', 'combine'])('in %s the board keeps its height whatever is asked', async (format) => {
  await keepsHeight(await holed(format));
});

it.each(['à écrire, two against two', 'combiné, two against two', 'a poule of four after Guiton'] as const)(
  'in %s the board keeps its height too',
  async (name) => {
    await keepsHeight(await companyHoled(at, name));
  },
);

it('in Le Tric Trac the ways left are seen at every size, and the board keeps its height', async () => {
  const wish = { format: 'courrier', rules: undefined, seed: '5e'.repeat(32) } as const;
  const page = await at.seated(await makeGame(at.url, wish));
  await page.getByTestId('roll').click();
  await asked(page);
  await keepsHeight(page, WAYS);
});

it('a hint opens over the history, and the sum stays', async () => {
  const page = await at.seated(await gameWithRoll(at.url, field(), '42', { black: BOT }));
  await page.getByTestId('roll').click();
  await page.locator('.man.can').first().waitFor();
  await page.getByTestId('hint').click();
  await page.getByTestId('hint-panel').waitFor();
  for (const size of SIZES) {
    await resized(page, size[0], size[1]);
    expect(await hidden(page), size.join(' by ')).toEqual([]);
  }
});
