import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { downloaded } from '../helpers/records';
import { site } from '../helpers/site';
import { allFaultsOf, otherLanguage, smallControls } from '../helpers/sight';

const at = site();

const GAME = `[White "Cloris"]
[Black "Damon"]

1. W 65 : 1/7 1/6
;fr Le dehors d’abord.
;en Outside first.
@green 1/7 1/6
@red 12
(
2. B 21 : 1/3 1/2
;fr Plus sage.
)
2. B 32 : 1/4/6
`;

/** A mark for which nothing was due, an école for it, and another line in which that is put right without one. */
const BY_HAND = `[White "Cloris"]
[Black "Damon"]
[Options "marking=hand moves=touch missed=on"]
[Lines "actions"]

1. W 64
W mark 4
W play 1/7 1/5
(
B rectify
)
B school 4
;fr Rien n’était dû.
;en Nothing was due.
W false_school
B augment
2. B 33
B mark 0
B play 1/4 1/4
`;

/** The list of studies, fresh. */
async function list(options = {}): Promise<Page> {
  const page = await at.fresh(options);
  await page.goto(`${at.url}#/studies`);
  await page.getByTestId('study-fresh').waitFor();
  return page;
}

/** A study made of a text. */
async function studied(text: string, options = {}): Promise<Page> {
  const page = await list(options);
  await page.getByTestId('study-text').fill(text);
  await page.getByTestId('study-read').click();
  await page.getByTestId('replay-next').waitFor();
  await page.getByTestId('board').waitFor();
  return page;
}

async function tap(page: Page, ...fleches: number[]): Promise<void> {
  for (const fleche of fleches) {
    const box = (await page.getByTestId(`case-${fleche}`).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

/** Chooses a flèche by the keyboard. */
async function key(page: Page, ...fleches: number[]): Promise<void> {
  for (const fleche of fleches) {
    await page.getByTestId(`case-${fleche}`).focus();
    await page.keyboard.press('Enter');
  }
}

const places = (page: Page) => page.getByTestId('study-place');
const here = (page: Page) => page.locator('[data-testid=study-place][aria-current=true]').textContent();
const arrows = (page: Page) =>
  page
    .getByTestId('study-arrow')
    .evaluateAll((all) => all.map(({ dataset }) => `${dataset.colour} ${dataset.from}/${dataset.to}`));

/** The page scrolls downwards only. */
async function noneSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
}

/** Chooses the dice of a roll. */
async function roll(page: Page, dice: [number, number]): Promise<void> {
  for (const number of dice) await page.getByTestId(`hand-${number}`).click();
}

/** Plays a roll on the board, by one way of touching it or the other. */
async function line(page: Page, dice: [number, number], touch: typeof tap, moves: number[]) {
  const before = await places(page).count();
  await roll(page, dice);
  await expect.poll(() => page.getByTestId('verdict').textContent()).toContain('Déplacez les dames');
  await page.getByTestId('candidate').first().waitFor();
  await touch(page, ...moves);
  await expect.poll(() => places(page).count()).toBe(before + 1);
}

/** Throws dice and picks the answer that reads so. */
async function pick(page: Page, dice: [number, number], answer: RegExp) {
  await roll(page, dice);
  await page.getByTestId('candidate').first().waitFor();
  const all = page.getByTestId('all-plays');
  if ((await all.count()) > 0) await all.click();
  await page.getByTestId('candidate').getByRole('button', { name: answer }).first().click();
}

describe('a study', () => {
  it('is walked through by keys and pointer, with what is said and drawn, in the language of the reader', async () => {
    const page = await studied(GAME);
    await page.getByTestId('replay-next').click();
    await expect.poll(() => page.getByTestId('study-said').textContent()).toContain('Le dehors d’abord.');
    expect(await page.getByTestId('study-said').textContent()).not.toContain('Outside');
    expect(await arrows(page)).toEqual(['green 1/7', 'green 1/6']);
    await expect.poll(() => page.getByTestId('study-mark').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => here(page)).toContain('24/21/19');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => here(page)).toContain('24/22 24/23');
    await expect.poll(() => page.getByTestId('study-said').textContent()).toContain('Plus sage.');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => here(page)).toContain('24/21/19');
    await page.keyboard.press('Home');
    await otherLanguage(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByTestId('study-said').textContent()).toContain('Outside first.');
    expect(await allFaultsOf(page)).toEqual([]);
  });

  for (const [way, touch] of [
    ['pointer', tap],
    ['keyboard', key],
  ] as const)
    it(`is made by ${way}: a comment, an arrow, a mark and a variation; it is there again after a reload`, async () => {
      const page = await list();
      await page.getByTestId('study-fresh').click();
      await page.getByTestId('roller').selectOption('white');
      await roll(page, [6, 5]);
      // There is only one way to play it.
      await expect.poll(() => here(page)).toContain('1/7 1/6');
      await page.getByTestId('tab-notes').click();
      await page.getByTestId('mode-comment').click();
      await page.getByTestId('comment').fill('Le dehors\nd’abord.');
      await page.getByTestId('keep-comment').click();
      await page.getByTestId('mode-draw').click();
      await page.getByTestId('pen-blue').check({ force: true });
      await touch(page, 6, 12, 7, 7);
      await expect.poll(() => arrows(page)).toEqual(['blue 6/12']);
      await expect.poll(() => page.getByTestId('study-mark').count()).toBe(1);
      await page.getByTestId('tab-rolls').click();
      await line(page, [2, 1], touch, [24, 22, 24, 23]);
      await expect.poll(() => here(page)).toContain('24/22 24/23');
      await page.getByTestId('replay-previous').click();
      await line(page, [3, 2], touch, [24, 21, 24, 22]);
      await expect.poll(() => places(page).count()).toBe(4);
      const address = page.url().replace(/#.*/, '#/studies');
      await page.goto(address);
      await page.getByTestId('own-studies').locator('a').first().click();
      await expect.poll(() => places(page).count()).toBe(4);
      await page.getByTestId('replay-next').click();
      await expect.poll(() => arrows(page)).toEqual(['blue 6/12']);
      await expect.poll(() => page.getByTestId('study-said').textContent()).toContain('Le dehors');
      await page.getByTestId('replay-next').click();
      await page.getByTestId('tab-notes').click();
      await page.getByTestId('study-delete').click();
      await page.getByTestId('tab-rolls').click();
      await expect.poll(() => places(page).count()).toBe(3);
      await page.getByTestId('tab-notes').click();
      await page.getByTestId('study-undo').click();
      await page.getByTestId('tab-rolls').click();
      await expect.poll(() => places(page).count()).toBe(4);
    });

  it('is saved, opened again, shared as a link and drawn as a figure', async () => {
    const page = await studied(GAME);
    await page.getByTestId('replay-next').click();
    await page.getByTestId('study-share').click();
    const file = await downloaded(page, 'study-save');
    const figure = await downloaded(page, 'study-figure');
    expect(figure).toContain('<svg');
    expect(figure).toContain('TRID=');
    const link = await page.getByTestId('share-link').inputValue();
    const other = await studied(file);
    await expect.poll(() => places(other).count()).toBe(4);
    const third = await at.fresh();
    await third.goto(link);
    await third.getByTestId('replay-next').click();
    await expect.poll(() => arrows(third)).toEqual(['green 1/7', 'green 1/6']);
  });

  it('is embedded in a page of another origin, which may show nothing else of ours', async () => {
    const page = await studied(GAME);
    await page.getByTestId('study-share').click();
    const frame = await page.getByTestId('share-embed').inputValue();
    expect(frame).not.toContain('\n');
    const html = `<!doctype html><title>Elsewhere</title>${frame}<iframe id="own" src="${at.url}"></iframe>`;
    const elsewhere = createServer((_, reply) => reply.setHeader('Content-Type', 'text/html').end(html));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const other = await at.fresh({}, true);
    try {
      await other.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
      const inside = other.frameLocator('iframe').first();
      await inside.getByTestId('board').waitFor();
      await inside.getByTestId('study-next').click();
      await inside.getByText('Le dehors d’abord.').waitFor();
      const refused = other.frames().find((one) => one !== other.mainFrame() && !one.url().includes('embed.html'));
      expect(await refused?.locator('#app').count()).toBe(0);
    } finally {
      elsewhere.close();
    }
  });

  it('takes a roll that makes a hole: one goes, holds, or suspends a game of combiné', async () => {
    const start = 'TRID=GBBAC----------a-a---baj:w:R:-:10-0:0-0:-:-:4.3';
    const page = await studied(`[Format "combine"]\n[Start "${start}"]\n`);
    await pick(page, [6, 5], /aller/);
    await expect.poll(() => here(page)).toContain('s’en va');
    await page.getByTestId('replay-previous').click();
    await line(page, [6, 5], tap, [3, 9, 3, 8]);
    await expect.poll(() => here(page)).toMatch(/tient.*3\/9 3\/8/);
    await page.getByTestId('replay-previous').click();
    await pick(page, [6, 5], /Suspendre/);
    await expect.poll(() => here(page)).toContain('Suspendre');
    await expect.poll(() => places(page).count()).toBeGreaterThanOrEqual(4);
    expect(await page.getByTestId('study-fault').textContent()).toBe('');
  });

  it('takes a roll that wins the tour, after which nothing is played', async () => {
    const page = await studied('[Start "TRID=GBBAC----------a-a---baj:w:R:-:10-0:11-4:-:x:4.3"]\n');
    await roll(page, [6, 5]);
    await expect.poll(() => here(page)).toContain('65');
    await page.getByTestId('line-over').waitFor();
    await expect.poll(() => page.getByTestId('next-roll').count()).toBe(0);
  });

  it('says the actions of a game marked by hand, line by line, in the language of the reader', async () => {
    const page = await studied(BY_HAND);
    await expect.poll(() => places(page).count()).toBe(11);
    await page.getByTestId('replay-next').click();
    await page.getByTestId('replay-next').click();
    await expect.poll(() => here(page)).toContain('Cloris marque 4 points.');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => here(page)).toMatch(/Damon dit\s: école de 4 points\./);
    await expect.poll(() => page.getByTestId('score-b').getAttribute('data-points')).toBe('4');
    await expect.poll(() => page.getByTestId('study-said').textContent()).toContain('Rien n’était dû.');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => here(page)).toContain('Damon');
    await expect.poll(() => page.getByTestId('score-b').getAttribute('data-points')).toBe('0');
    expect(await allFaultsOf(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await otherLanguage(page);
    await expect.poll(() => here(page)).toContain('Damon says: école of 4 points.');
    await page.getByTestId('replay-last').click();
    await expect.poll(() => here(page)).toContain('33');
    const words = await page.getByTestId('study-places').textContent();
    expect(words).toContain('24/21 24/21');
    for (const word of ['school', 'augment ', 'mark 4']) expect(words).not.toContain(word);
  });

  it('names the line that is wrong, and the rule an illegal line breaks', async () => {
    const page = await list();
    await page.getByTestId('study-text').fill('1. W 65 : 1/7 1/6\n;\n');
    await page.getByTestId('study-read').click();
    await expect.poll(() => page.getByTestId('study-wrong').textContent()).toContain('2');
    await page.getByTestId('study-text').fill('1. W 65 : 1/7 1/6\n(\n2. B 32 : 1/4 1/4\n)\n');
    await page.getByTestId('study-read').click();
    await expect.poll(() => page.getByTestId('study-wrong').textContent()).toContain('3');
  });

  it('may be of one position; the first ones are there; all of it fits a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const page = await studied('TRID=O----------------------o:w:M:42:0-0:0-0:-:-:1.0', phone);
    await page.getByTestId('candidate').first().waitFor();
    await tap(page, 1, 5, 1, 3);
    await page.getByTestId('next-roll').waitFor();
    await page.getByTestId('open-list').click();
    await expect.poll(() => here(page)).toContain('42');
    await noneSideways(page);
    expect(await smallControls(page)).toEqual([]);
    expect(await allFaultsOf(page)).toEqual([]);
    await page.goto(`${at.url}#/studies`);
    await page.getByTestId('first-studies').locator('a').first().click();
    await expect.poll(() => places(page).count()).toBeGreaterThan(80);
    await noneSideways(page);
  });
});
