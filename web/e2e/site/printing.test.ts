import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textOfPages } from '../helpers/pdf';
import { stillSite } from '../helpers/site';

const at = stillSite();
/** The paper, and the height of its page without margins, in CSS pixels. */
const PAPERS = [
  { format: 'A4', width: 794, height: 1123 },
  { format: 'Letter', width: 816, height: 1056 },
] as const;

/** The text of each page that is printed. */
const printed = async (page: Page, format: string) => textOfPages(await page.pdf({ format }));

/** Returns the number of visible elements. */
const visible = (page: Page, selector: string) => page.locator(`${selector}:visible`).count();

/** Opens a place of the book in the darkest theme. */
async function opened(hash: string): Promise<Page> {
  const page = await at.fresh({ colorScheme: 'dark' });
  await page.goto(at.url + hash);
  await page.locator('[data-printed], [data-testid=word]').first().waitFor({ state: 'attached' });
  return page;
}

describe('on paper', () => {
  it('a rule is its whole chapter, black on white, its figures engraved, and nothing to press', async () => {
    const page = await opened('#/rules/k2');
    expect(await visible(page, '[data-printed]')).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const id of ['k1', 'k2', 'k3', 'k10']) await expect.poll(() => visible(page, `[data-printed=${id}]`)).toBe(1);
    for (const chrome of ['header', 'nav', 'input', 'button', '.strip', '[data-testid=board]'])
      expect(await visible(page, chrome), chrome).toBe(0);
    expect(await visible(page, 'main h2')).toBe(1);
    expect(await visible(page, 'article h3')).toBe(1);
    const figures = page.getByTestId('engraving');
    expect(await figures.count()).toBeGreaterThan(3);
    const drawn = () => figures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
    await expect.poll(drawn).toBe(true);
    const colours = await page
      .locator('body, main, article:visible p')
      .evaluateAll((all) =>
        all.map((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor].join(' on ')),
      );
    for (const colour of new Set(colours))
      expect(colour).toMatch(/^rgb\(0, 0, 0\) on (rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/);
  });

  it.each(PAPERS)('a chapter stands on $format as text, every page with its number', async ({ format }) => {
    const page = await opened('#/rules/k2');
    await page.emulateMedia({ media: 'print' });
    const bare = (text: string) => text.replace(/\s/g, '');
    const words = await page.locator('[data-printed=k1] p, [data-printed=k10] p').allTextContents();
    const chrome = await page.locator('header, nav, button').allTextContents();
    await page.emulateMedia({ media: null });
    const pages = await printed(page, format);
    const all = pages.join('');
    expect(pages.length).toBeGreaterThan(1);
    expect(words.length).toBeGreaterThan(2);
    for (const paragraph of words) for (const word of paragraph.split(/\s+/)) expect(all).toContain(word);
    for (const said of chrome.map(bare).filter((one) => one.length > 8)) expect(all).not.toContain(said);
    pages.forEach((text, i) => expect(text, format).toContain(`${i + 1}/${pages.length}`));
  });

  it.each(['#/rules/k2', '#/rules/', '#/book/ecrire/', '#/book/history/', '#/glossary/'])(
    '%s goes on from page to page',
    async (hash) => {
      const page = await opened(hash);
      for (const { format, width, height } of PAPERS) {
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width, height });
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.emulateMedia({ media: null });
        expect(length).toBeGreaterThan(height);
        expect((await printed(page, format)).length, format).toBeGreaterThanOrEqual(Math.floor(length / height));
      }
    },
  );
});
