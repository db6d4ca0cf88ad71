import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked } from '../helpers/hands';
import { resized, wellLaid } from '../helpers/layout';
import { likes } from '../helpers/liking';
import { moments } from '../helpers/moments';
import { menuItem } from '../helpers/sight';
import { site } from '../helpers/site';
import { BOT, makeGame } from '../helpers/table';

const at = site();
const MOMENTS = moments(at);

/** The step from such a moment to another of the same page. */
const NEXT: Record<string, (page: Page) => Promise<void>> = {
  'dice to be told': async (page) => {
    await page.getByTestId('hand-4').click();
    await page.getByTestId('hand-again').waitFor();
  },
};

/** Checks a page at one size after the other. */
async function fits(page: Page, state: string, sizes: readonly (readonly [number, number])[]): Promise<void> {
  for (const [width, height] of sizes) {
    await resized(page, width, height);
    await wellLaid(page, `${state}, ${width} by ${height}`);
    const board = (await page.getByTestId('board').boundingBox())!;
    if (width > 1000) expect(board.width).toBeGreaterThan(width * 0.6);
  }
}

/** The same of the moment after it too. */
async function fitsOn(page: Page, state: string, sizes: readonly (readonly [number, number])[]): Promise<void> {
  await fits(page, state, sizes);
  if (!NEXT[state]) return;
  await NEXT[state](page);
  await fits(page, `after ${state}`, sizes);
}

const DESKS = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [1024, 768],
  [640, 400],
] as const;
const HANDS = [
  [390, 844],
  [360, 740],
  [844, 390],
  [820, 1180],
  [320, 640],
] as const;
const ENDWISE = ['a turn all played', 'the choice of four'];

describe.each(Object.keys(MOMENTS))('at %s', (state) => {
  it('a window holds all, at every size and at 200 %', { timeout: 180_000 }, async () => {
    const page = await MOMENTS[state]!({ viewport: { width: 1280, height: 800 } });
    await fitsOn(page, state, DESKS);
  });

  it('a screen holds all, with room for fingers', { timeout: 180_000 }, async () => {
    const page = await MOMENTS[state]!({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await fitsOn(page, state, HANDS);
  });
});

describe.each(ENDWISE)('at %s', (state) => {
  it.each([
    ['turned', 'yes'],
    ['typing', 'yes'],
    ['talon', 'right'],
  ])('a screen holds all with %s: %s', { timeout: 180_000 }, async (name, value) => {
    const page = await MOMENTS[state]!({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await likes(page, { [name]: value });
    await asked(page);
    await fits(page, `${state}, ${name}`, HANDS);
  });
});

it.each([
  [640, 400],
  [320, 640],
])('the start page is read at %i by %i without scrolling sideways', async (width, height) => {
  const page = await at.entered({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.getByTestId('play').waitFor();
  const wide = await page.evaluate(() =>
    Math.max(document.documentElement.scrollWidth, document.querySelector('main')!.scrollWidth),
  );
  expect(wide).toBeLessThanOrEqual(width);
  await page.getByTestId('play').click();
  await asked(page);
});

it.each([
  [1280, 800],
  [390, 844],
])('at %i by %i the menu of a game is a list of rows of one width', async (width, height) => {
  const page = await at.seated(await makeGame(at.url, { black: BOT }), { viewport: { width, height } });
  await menuItem(page, 'copy');
  const boxes = await page
    .locator('dialog .list > .button:not(.danger):visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1);
  expect(new Set(boxes.map((box) => Math.round(box.x))).size).toBe(1);
  for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(48);
});
