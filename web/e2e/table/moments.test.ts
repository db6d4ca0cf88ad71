import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { likes } from '../helpers/liking';
import { site } from '../helpers/site';
import { gameWithRoll, HOLE, sit } from '../helpers/table';

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

it.each([
  [1280, 800, {}],
  [390, 844, {}],
  [390, 844, { turned: 'yes' }],
  [844, 390, {}],
])('what is said over a board of %i by %i covers no die and no man', async (width, height, liked) => {
  const made = await gameWithRoll(at.url, HOLE, '42');
  const page = await at.fresh({ viewport: { width, height } });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const moment = document.querySelector('[data-testid=moment]');
      const pieces = [...document.querySelectorAll('.die, .man')];
      const dice = pieces.filter((piece) => piece.matches('.die'));
      if (!moment || dice.length === 0 || 'covered' in window) return;
      for (const node of [moment, ...pieces]) for (const moving of node.getAnimations()) moving.currentTime = 900;
      const box = moment.getBoundingClientRect();
      const covered = pieces.filter((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
      Object.assign(window, { covered: covered.length });
    }).observe(document, { subtree: true, childList: true });
  });
  await sit(page, at.url, made, 'fast');
  await likes(page, { speed: 'fast', ...liked });
  await page.getByTestId('roll').click();
  await page.waitForFunction(() => 'covered' in window);
  expect(await page.evaluate(() => (window as unknown as { covered: number }).covered)).toBe(0);
});

it('nothing of that where no motion is wished', async () => {
  expect(await seen(await noted({ reducedMotion: 'reduce' }))).toEqual([]);
});
