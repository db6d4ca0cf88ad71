import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { PAGES } from '../helpers/pages';
import { addressAt } from '../helpers/sample';
import { stillSite } from '../helpers/site';

const at = stillSite();
/** More than any page has; a table of standings is one stop. */
const MOST = 120;

interface Stop {
  name: string;
  /** Its place in the order of the document. */
  at: number;
  seen: boolean;
  marked: boolean;
}

/** Returns the control that has the focus; null once the focus has left the page. Runs there. */
function stop(): Stop | null {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const all = [...document.querySelectorAll('*')];
  // A tick or a radio button that is drawn by its label is seen where that is.
  const drawn = one.matches('[type=radio], [type=checkbox]') ? (one.closest('label') ?? one) : one;
  const { x, y, width, height } = drawn.getBoundingClientRect();
  const look = getComputedStyle(one);
  // What shows the focus of a hidden tick or radio button is the label it stands in.
  const framed = [one, one.closest('label'), one.nextElementSibling, one.parentElement].some((node) => {
    const style = node && getComputedStyle(node);
    return style && ((style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none');
  });
  return {
    name: `${one.tagName} ${one.getAttribute('data-testid') ?? ''} ${(one.textContent ?? '').trim().slice(0, 40)}`,
    at: all.indexOf(one),
    seen: look.visibility !== 'hidden' && width * height > 0 && x + width > 0 && y + height > 0 && y < innerHeight,
    // The button of a date, inside its field, is marked by the browser.
    marked: framed || one.matches('[type^=date]'),
  };
}

/** Goes through a page by the Tab key. */
async function stops(page: Page): Promise<Stop[]> {
  const found: Stop[] = [];
  // From the top, wherever a page has put the focus.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  while (found.length < MOST) {
    await page.keyboard.press('Tab');
    const next = await page.evaluate(stop);
    if (!next || (found.length > 0 && next.at === found[0]!.at)) break;
    found.push(next);
  }
  return found;
}

describe.each([
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 } }],
] as const)('on %s', (_, options) => {
  it.each(PAGES.filter(([address]) => /club|tournament|join/.test(address)))(
    'the Tab key goes through %s as it is read, and what has the focus is seen and marked',
    async (address, shown) => {
      const page = await at.fresh({ locale: 'en-GB', ...options });
      await page.goto(at.url + (await addressAt(at.url, address)));
      await page.locator(shown).first().waitFor();
      const found = await stops(page);
      expect(found.length).toBeLessThan(MOST);
      expect(found.map((one) => one.at)).toEqual(found.map((one) => one.at).toSorted((a, b) => a - b));
      expect(found.filter((one) => !one.seen)).toEqual([]);
      expect(found.filter((one) => !one.marked)).toEqual([]);
      if (!address.endsWith('/wall')) expect(found.length).toBeGreaterThan(3);
    },
  );
});
