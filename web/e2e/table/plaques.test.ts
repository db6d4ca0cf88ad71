import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { stillSite } from '../helpers/site';
import { resized } from '../helpers/layout';
import { field, makeGame } from '../helpers/table';

const at = stillSite();
const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

const heights = (page: Page) =>
  page.locator('.card').evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));

it('a plaque is as high with two tags and a clock as without', async () => {
  const plain = await at.seated(await makeGame(at.url, { trid: field() }));
  const clock = { pace: 'live', reserve: 600, delay: 5 };
  const laden = await at.seated(await makeGame(at.url, { trid: field('8-4', '7-1', 'w', 'w'), clock } as object));
  await laden.getByTestId('clock-of-0').waitFor();
  for (const [width, height] of SIZES) {
    await resized(plain, width, height);
    await resized(laden, width, height);
    const expected = await heights(plain);
    expect(await laden.locator('.tag').count()).toBe(2);
    expect(await heights(laden), `${width} by ${height}`).toEqual(expected);
    const clockBox = (await laden.getByTestId('clock-of-0').boundingBox())!;
    const nameBox = (await laden.getByTestId('name-w').boundingBox())!;
    expect(clockBox.height).toBeLessThan(1.5 * nameBox.height);
    expect(clockBox.y).toBeGreaterThanOrEqual(nameBox.y + nameBox.height - 2);
  }
});

it('with letters twice as large both names are read', async () => {
  const page = await at.seated(await makeGame(at.url, { trid: field('8-4', '7-1', 'w', 'w') }));
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  for (const [width, height] of SIZES) {
    await resized(page, width, height);
    for (const name of ['name-w', 'name-b']) {
      const cut = await page.getByTestId(name).evaluate((node) => node.scrollWidth > node.clientWidth);
      expect(cut, `${name}, ${width} by ${height}`).toBe(false);
    }
  }
});

it('with letters twice as large the header has everything within the window', async () => {
  const page = await at.seated(await makeGame(at.url));
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  for (const width of [390, 360, 320]) {
    await resized(page, width, 844);
    for (const id of ['menu', 'settings', 'lang']) {
      const control = page.getByTestId(id);
      const box = (await control.boundingBox())!;
      expect(box.x + box.width, `${id}, ${width}`).toBeLessThanOrEqual(width);
      expect(await control.evaluate((node) => node.scrollWidth > node.clientWidth), `${id}, ${width}`).toBe(false);
    }
  }
});
