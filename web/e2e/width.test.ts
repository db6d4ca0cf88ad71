import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { resized } from './layout';
import { site } from './site';

const at = site();

/** A page by its address, and what shows that it stands. */
const PAGES: [address: string, shown: string][] = [
  ['#/', 'h1'],
  ['#/new', '[role=dialog], h1'],
  ['#/friend', '[role=dialog], h1'],
  ['#/lobby', 'h1'],
  ['#/learn', 'h1'],
  ['#/learn/1', 'h2, h1'],
  ['#/train', 'h1'],
  ['#/games', 'h1'],
  ['#/standing', 'h1'],
  ['#/account', 'h1, h2'],
  ['#/privacy', 'article'],
  ['#/book/rules', 'h1, h2'],
  ['#/studies', 'h1'],
];

/** What is wider than its place: it leaves the window, or its words are cut off. What scrolls by itself may be. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
  });
}

describe.each([
  ['a desk', 1280, 800],
  ['a phone', 390, 844],
] as const)('on %s', (_name, width, height) => {
  it.each(PAGES)('%s is no wider than the window', async (address, shown) => {
    const page = await at.fresh({ locale: 'en-GB' });
    await page.goto(at.url + address);
    await page.locator(shown).first().waitFor();
    await resized(page, width, height);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await tooWide(page)).toEqual([]);
  });
});
