import { describe, expect, it } from 'vitest';
import { resized } from '../helpers/layout';
import { PAGES, tooWide } from '../helpers/pages';
import { addressAt } from '../helpers/sample';
import { smallControls } from '../helpers/sight';
import { site } from '../helpers/site';

const at = site();

describe.each([
  ['a desk', 1280, 800],
  ['a phone', 390, 844],
  ['a desk at 200 %', 640, 400],
  ['a phone at the largest text', 320, 640],
] as const)('on %s', (_name, width, height) => {
  it.each(PAGES)('%s is no wider than the window, and has room for fingers', async (address, shown) => {
    const page = await at.fresh({ locale: 'en-GB', hasTouch: width < 500 });
    await page.goto(at.url + (await addressAt(at.url, address)));
    await page.locator(shown).first().waitFor();
    await resized(page, width, height);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(tooWide)).toEqual([]);
    if (width < 500) expect(await smallControls(page)).toEqual([]);
  });
});
