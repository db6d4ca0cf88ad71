import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Side } from '../../src/wire/described/messages';

/** The middle of an element. */
export async function centre(locator: Locator) {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The tip of a side's flèche on the screen, White sitting below. */
export async function tipOf(page: Page, side: Side, fleche: number) {
  const absolute = side === 'white' ? fleche : 25 - fleche;
  return page.locator(`polygon[data-fleche="${absolute}"]`).evaluate((fleche: SVGPolygonElement) => {
    const [, tip] = fleche.points;
    const { a, d, e, f } = fleche.ownerSVGElement!.getScreenCTM()!;
    return { x: tip!.x * a + e, y: tip!.y * d + f };
  });
}

/** The middle of a man on a flèche. */
export function manOn(page: Page, fleche: number) {
  return centre(page.locator(`[data-testid=man][data-at="${fleche}"]`).last());
}

/** Checks that the page does not scroll and that these elements lie inside the window. */
export async function insideWindow(page: Page, all: (string | Locator)[]): Promise<void> {
  const size = page.viewportSize()!;
  const root = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(root[0]).toBeLessThanOrEqual(size.width);
  expect(root[1]).toBeLessThanOrEqual(size.height);
  for (const one of all) {
    const box = (await (typeof one === 'string' ? page.getByTestId(one) : one).boundingBox())!;
    expect(box.x, String(one)).toBeGreaterThanOrEqual(0);
    expect(box.y, String(one)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, String(one)).toBeLessThanOrEqual(size.width + 0.5);
    expect(box.y + box.height, String(one)).toBeLessThanOrEqual(size.height + 0.5);
  }
}

/** The controls in sight, flèches apart, that are too small for a finger. */
export function smallControls(at: Page | Locator): Promise<string[]> {
  const controls = at.locator(
    'button:not([data-testid^=case-]), a:not([data-testid=term]), select, summary, label:has(input)',
  );
  return controls.evaluateAll((all) => {
    // Words within a sentence are as high as their line (WCAG 2.5.8 leaves them out).
    const within = (control: Element) => {
      const sentence = control.matches('a') ? control.closest('p, li, dd, td') : null;
      return sentence !== null && sentence.textContent.trim().length > control.textContent.trim().length + 4;
    };
    return all
      .filter((control) => control.checkVisibility() && !within(control))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return Math.min(width, height) < 43.5;
      })
      .map((control) => `${control.tagName} ${control.textContent.trim()}`);
  });
}

/** Opens the menu and gives one of its items. */
export async function menuItem(page: Page, id: string): Promise<Locator> {
  await page.getByTestId('menu').click();
  const item = page.getByRole('dialog').getByTestId(id);
  await item.waitFor({ state: 'attached' });
  return item;
}

/** Opens the settings and gives one of them. */
export async function setting(page: Page, id: string): Promise<Locator> {
  await page.getByTestId('settings').click();
  const item = page.getByRole('dialog').getByTestId(id);
  await item.waitFor({ state: 'attached' });
  return item;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The serious faults that axe finds on the page. */
export function faultsOf(page: Page): Promise<string[]> {
  return found(page, []);
}

/** The same, and all that it finds against WCAG 2.2 A and AA, however slight. */
export function allFaultsOf(page: Page): Promise<string[]> {
  return found(page, WCAG);
}

/** Returns the findings of axe that are serious, or against one of these rules. */
async function found(page: Page, slight: string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (also) => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    const { violations } = await run.run();
    return violations
      .filter(
        ({ impact, tags }) => impact === 'serious' || impact === 'critical' || tags.some((tag) => also.includes(tag)),
      )
      .map(({ id, nodes }) => {
        const all = nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`);
        return `${id}: ${all.join(' | ')}`;
      });
  }, slight);
}

/** All that is said on the page in its language, the glossary’s words apart, to those who see it and to those who listen. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement!.closest('[lang]')!.getAttribute('lang') === document.documentElement.lang;
      const term = node.parentElement!.matches('[data-testid=term]');
      if (own && !term && node.parentElement!.checkVisibility()) said.add(node.textContent!.trim());
    }
    for (const name of ['aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) said.add(element.getAttribute(name)!.trim());
    return [...said].filter((text) => /\p{L}/u.test(text));
  });
}

/** Changes the language of the page by its menu, to the first that it does not speak, and waits until it speaks it. */
export async function otherLanguage(page: Page): Promise<void> {
  const before = await page.getAttribute('html', 'lang');
  await page.getByTestId('lang').click();
  await page.getByRole('menuitemradio', { checked: false }).first().click();
  await page.waitForFunction((lang) => document.documentElement.lang !== lang, before);
}
