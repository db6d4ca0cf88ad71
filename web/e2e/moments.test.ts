import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { site } from './site';
import { gameWithRoll, HOLE, sit } from './table';

const at = site();

/** A page that notes what is lifted and what is said over the board while a roll makes a hole. */
async function noted(options: object): Promise<Page> {
  const made = await gameWithRoll(at.url, HOLE, '42');
  const page = await at.fresh(options);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const animate = Reflect.get(Element.prototype, 'animate') as (...all: unknown[]) => Animation;
    Element.prototype.animate = function (frames, how) {
      if (typeof how === 'object' && how.id) seen.push(how.id);
      return Reflect.apply(animate, this, [frames, how]);
    };
    new MutationObserver(() => {
      const moment = document.querySelector('[data-testid=moment]')?.textContent;
      if (moment && !seen.includes(moment)) seen.push(moment);
    }).observe(document, { subtree: true, childList: true });
  });
  await sit(page, at.url, made, 'fast');
  await page.getByTestId('roll').click();
  await page.getByTestId('tenir').waitFor();
  return page;
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen.toSorted());

it('a hole lifts the peg and is said over the board', async () => {
  expect(await seen(await noted({}))).toEqual(['Trou en bredouille\u202f!', 'lift']);
});

it('nothing of that where no motion is wished', async () => {
  expect(await seen(await noted({ reducedMotion: 'reduce' }))).toEqual([]);
});
