import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { FORMATS } from '../src/parts/formats/formats';
import { asked, moveOne, playTurn } from './hands';
import { resized } from './layout';
import { site } from './site';
import { BOT, field, gameWithRoll } from './table';

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
async function holed(format: string): Promise<Page> {
  const trid = format === 'tour' ? field('8-4', '3-1', 'w') : `${field('8-4', '0-0', 'w')};var=none`;
  const page = await at.seated(await gameWithRoll(at.url, trid, '42', { format }));
  await page.getByTestId('roll').click();
  await page.getByTestId('tenir').waitFor();
  return page;
}

/** What of the sum and of the buttons cannot be seen: outside the window, outside the panel, or under something else. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted = [
      ...document.querySelectorAll<HTMLElement>(
        '[data-testid=roll-sum] b, [data-testid=roll-sum] .outcome, [data-testid=actions] button',
      ),
    ];
    return wanted
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
  });
}

/** Whether nothing in the panel is written larger than the sum. */
function isLargest(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const size = (node: Element) => parseFloat(getComputedStyle(node).fontSize);
    const sum = size(document.querySelector('[data-testid=roll-sum] b')!);
    return [...document.querySelectorAll('.panel *')].every((node) => size(node) <= sum);
  });
}

const heightOf = async (page: Page) => (await page.getByTestId('board').boundingBox())!.height;

it.each(TRICTRAC)('in %s the sum of the roll is seen at every size, with what is to be decided', async (format) => {
  const page = await holed(format);
  for (const [width, height] of SIZES) {
    await resized(page, width, height);
    expect(await hidden(page), `${width} by ${height}`).toEqual([]);
    expect(await isLargest(page), `${width} by ${height}`).toBe(true);
    await page.locator('.panel > *').evaluate((sheet) => sheet.scrollTo({ top: sheet.scrollHeight }));
    expect(await hidden(page), `scrolled, ${width} by ${height}`).toEqual([]);
  }
});

it.each(['tour', 'ecrire-lois', 'combine'])('in %s the board keeps its height whatever is asked', async (format) => {
  const page = await holed(format);
  const heights = new Map(SIZES.map((size) => [size, new Set<number>()]));
  const measure = async () => {
    for (const size of SIZES) {
      await resized(page, size[0], size[1]);
      heights.get(size)!.add(await heightOf(page));
    }
  };
  await measure();
  await page.getByTestId('tenir').click();
  await asked(page);
  await measure();
  await moveOne(page, 'pointer');
  await measure();
  await resized(page, 1280, 800);
  await playTurn(page, 'pointer');
  await asked(page);
  await measure();
  for (const [size, found] of heights) expect([...found], size.join(' by ')).toHaveLength(1);
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
