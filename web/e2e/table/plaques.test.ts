import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { stillSite } from '../helpers/site';
import { resized } from '../helpers/layout';
import { field, gameWithRoll, makeGame } from '../helpers/table';
import { LEVELS } from '../../src/wire/messages/levels';
import frLevels from '../../src/words/texts/fr/levels';

const at = stillSite();
const SIZES = [
  [1280, 800],
  [390, 844],
] as const;
const NARROW = [
  [844, 390],
  [320, 568],
] as const;

const heights = (page: Page) =>
  page.locator('.card').evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));

const clock = { pace: 'live', reserve: 600, delay: 5 };
const timed = (trid: string) => makeGame(at.url, { trid, clock, black: VALERE } as object);
const VALERE = { kind: 'bot', bot: 'valere', name: 'Valère' } as const;

it('a plaque is as high with two tags as without, with a clock and without one', async () => {
  const laden = field('8-4', '7-1', 'w', 'w');
  for (const make of [(trid: string) => makeGame(at.url, { trid }), timed]) {
    const plain = await at.seated(await make(field()));
    const tagged = await at.seated(await make(laden));
    for (const [width, height] of [...SIZES, ...NARROW]) {
      await resized(plain, width, height);
      await resized(tagged, width, height);
      expect(await tagged.locator('.tag').count()).toBe(2);
      expect(await cutTags(tagged), `${width} by ${height}`).toEqual([]);
      expect(await heights(tagged), `${width} by ${height}`).toEqual(await heights(plain));
    }
  }
});

/** The tags that do not fit into their line. */
const cutTags = (page: Page) =>
  page.locator('.tag').evaluateAll((all) =>
    all
      .filter((tag) => {
        const [own, line] = [tag, tag.parentElement!].map((node) => node.getBoundingClientRect()) as [DOMRect, DOMRect];
        return own.right > line.right + 0.5 || own.bottom > line.bottom + 0.5;
      })
      .map((tag) => tag.textContent),
  );

it('the clock has large figures on a line of its own, turned toward the panel; on a phone beside the score', async () => {
  const page = await at.seated(await timed(field('8-4', '7-1', 'w', 'w')));
  const box = async (id: string) => (await page.getByTestId(id).boundingBox())!;
  const size = (id: string) => page.getByTestId(id).evaluate((node) => getComputedStyle(node).fontSize);
  await resized(page, 1280, 800);
  for (const [player, side] of ['w', 'b'].entries()) {
    expect(parseFloat(await size(`clock-of-${player}`))).toBeGreaterThanOrEqual(32);
    const [time, name] = [await box(`clock-of-${player}`), await box(`name-${side}`)];
    if (side === 'w') expect(time.y + time.height).toBeLessThanOrEqual(name.y);
    else expect(time.y).toBeGreaterThanOrEqual((await box('face-b')).y + (await box('face-b')).height);
  }
  await resized(page, 390, 844);
  for (const [player, side] of ['w', 'b'].entries()) {
    expect(parseFloat(await size(`clock-of-${player}`))).toBeGreaterThanOrEqual(23);
    const [time, score] = [await box(`clock-of-${player}`), await box(`score-${side}`)];
    expect(time.x + time.width).toBeLessThanOrEqual(score.x);
    expect(time.y).toBeLessThan(score.y + score.height);
  }
});

it('a bot has its portrait, a person the first letter of their name, each with a man of their colour', async () => {
  const page = await at.seated(await timed(field()));
  await page.locator('[data-testid=face-b][data-level=valere] .ink').first().waitFor();
  expect(await page.getByTestId('face-w').locator('.letter').getAttribute('data-letter')).toBe('A');
  for (const [side, colour] of [
    ['w', 'white'],
    ['b', 'black'],
  ])
    expect(await page.getByTestId(`face-${side}`).locator(`.stone.${colour}`).count()).toBe(1);
});

/** Every answer to a hole, as high as each other, before and after something is pointed at. */
it.each([
  ['tour', 1280, 800, 84],
  ['combine', 1280, 800, 84],
  ['combine', 390, 844, 66],
])('in %s at %i by %i every answer is %i high', async (format, width, height, high) => {
  const trid = format === 'tour' ? field('8-4', '3-1', 'w') : `${field('8-4', '0-0', 'w')};var=none`;
  const page = await at.seated(await gameWithRoll(at.url, trid, '42', { format }));
  await resized(page, width, height);
  await page.getByTestId('roll').click();
  const answers = page.locator('.choice .button');
  await answers.first().waitFor();
  const measured = () => answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const found = await measured();
  expect(found).toHaveLength(format === 'tour' ? 2 : 4);
  for (const one of found) expect(one).toBe(high);
  await page.getByTestId('explain-row').first().focus();
  expect(await measured()).toEqual(found);
  const described = await page.getByTestId('tenir').getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain('2 points de reste');
});

it.each([
  [390, 844],
  [320, 568],
])('at %i by %i each answer to a hole is two lines, against any opponent', async (width, height) => {
  for (const bot of LEVELS) {
    const made = await gameWithRoll(at.url, field('8-4', '3-1', 'w'), '42', {
      black: { kind: 'bot', bot, name: frLevels.name[bot] },
    });
    const page = await at.seated(made, { viewport: { width, height }, hasTouch: true });
    await page.getByTestId('roll').click();
    for (const answer of ['tenir', 'enaller']) {
      const words = page.getByTestId(answer).locator('.parts i');
      await words.first().waitFor();
      const lines = await words.evaluateAll((parts) => {
        const rects = parts.flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return [...range.getClientRects()];
        });
        return new Set(rects.map(({ y }) => Math.round(y))).size;
      });
      expect(lines, `${answer}, ${bot}`).toBe(2);
    }
    await page.context().close();
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
