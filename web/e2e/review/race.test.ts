import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { boardText, sources, targets, touch, tryTurn } from '../helpers/hands';
import { at, played } from '../helpers/records';
import { allFaultsOf, insideWindow, smallControls } from '../helpers/sight';
import { site } from '../helpers/site';
import type { Made } from '../helpers/table';

const home = site();
let match: Made;

beforeAll(async () => {
  match = (await played(home.url, { format: 'courrier', points: 1 })).made;
});

const lineRows = (page: Page) => page.getByTestId('line-row');
const lineHere = (page: Page) => page.locator('[data-testid=line-row][aria-current=true]');

/** A page at a roll of the match. */
async function atRoll(n: number, options: BrowserContextOptions): Promise<Page> {
  const page = await home.fresh(options);
  await page.goto(`${home.url}#/game/${match.game}#t=${n}`);
  await at(page, n);
  await page.locator('.man.can').first().waitFor();
  return page;
}

/** Chooses the dice with which the line goes on. */
async function throwNext(page: Page, dice: [number, number]): Promise<void> {
  for (const number of dice) await page.getByTestId('next-roll').getByTestId(`hand-${number}`).click();
}

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('a line of play of Le Tric Trac on %s', (_, options) => {
  it('begins with men moved by hand, goes on with chosen dice, is walked along by keys, and deleted', async () => {
    const page = await atRoll(20, { ...options, locale: 'en-GB' });
    const before = await boardText(page);
    await tryTurn(page);
    await page.getByTestId('next-roll').waitFor();
    await expect.poll(() => page.getByTestId('verdict').textContent()).toMatch(/You try .+/);
    expect(await boardText(page)).not.toBe(before);
    expect(await allFaultsOf(page)).toEqual([]);
    await throwNext(page, [2, 1]);
    await expect.poll(() => page.getByTestId('die-1').getAttribute('data-number')).toBe('2');
    await page.locator('.man.can').first().waitFor();
    await tryTurn(page);
    await page.getByTestId('next-roll').waitFor();
    await insideWindow(page, ['score-w', 'score-b', 'board', 'replay-next']);
    if (options.hasTouch) {
      expect(await smallControls(page)).toEqual([]);
      await page.getByTestId('open-list').click();
      expect(await smallControls(page)).toEqual([]);
    }
    await expect.poll(() => lineRows(page).count()).toBe(2);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => lineHere(page).getAttribute('data-n')).toBe('20');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => lineHere(page).getAttribute('data-n')).toBe('21');
    await page.keyboard.press('Escape');
    await at(page, 20);
    await expect.poll(() => lineHere(page).count()).toBe(0);
    await expect.poll(() => boardText(page)).toBe(before);
    await page.keyboard.press('v');
    await expect.poll(() => lineHere(page).getAttribute('data-n')).toBe('20');
    await page.keyboard.press('Delete');
    await expect.poll(() => lineRows(page).count()).toBe(0);
    await at(page, 20);
    expect(await allFaultsOf(page)).toEqual([]);
  });
});

describe('the graph of Le Tric Trac', () => {
  const leadOf = async (page: Page, side: 'w' | 'b') =>
    Number(await page.getByTestId(`lead-${side}`).getAttribute('data-lead'));
  const valueText = (page: Page) => page.getByTestId('replay-range').getAttribute('aria-valuetext');

  it.each([
    ['en-GB', /lead, in flèches$/, /flèches (ahead|behind)|level/, DESK],
    ['fr-FR', /^Avance .*, en flèches$/, /flèches (d’avance|de retard)|à égalité/, PHONE],
  ])(
    'shows the lead roll by roll, and leads to each by a press and by keys: %s',
    async (locale, name, said, options) => {
      const page = await atRoll(1, { ...options, locale });
      const graph = page.getByTestId('course-graph');
      const range = page.getByTestId('replay-range');
      const rolls = Number(await graph.getAttribute('data-rolls'));
      expect(rolls).toBe(Number(await range.getAttribute('max')) - 1);
      await graph.locator('path.curve').waitFor();
      expect(await range.getAttribute('aria-label')).toMatch(name);
      const box = (await range.boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const middle = Math.round((rolls + 2) / 2);
      await expect.poll(() => range.inputValue().then((n) => Math.abs(Number(n) - middle))).toBeLessThanOrEqual(1);
      const n = Number(await range.inputValue());
      await at(page, n);
      await range.focus();
      await page.keyboard.press('ArrowRight');
      await at(page, n + 1);
      expect(await valueText(page)).toMatch(said);
      // The curve's description gives the lead beside the names, and the way that both still have to go.
      const lead = await leadOf(page, 'w');
      expect(await leadOf(page, 'b')).toBe(-lead);
      const way = async (side: string) => Number(await page.getByTestId(`way-${side}`).textContent());
      expect(lead).toBe((await way('b')) - (await way('w')));
      expect(await valueText(page)).toContain(String(Math.abs(lead)));
      await page.keyboard.press('End');
      await at(page, rolls + 1);
      const won = (await page.getByTestId('score-w').getAttribute('data-points')) === '1' ? 'w' : 'b';
      expect(await leadOf(page, won)).toBeGreaterThan(0);
      expect(await graph.locator('circle.hole').count()).toBe(1);
      expect(await allFaultsOf(page)).toEqual([]);
      if (options.hasTouch) expect(await smallControls(page)).toEqual([]);
    },
  );
});

it('says which rule a step breaks, and takes back what was begun', async () => {
  const page = await atRoll(1, { ...DESK, locale: 'en-GB' });
  const before = await boardText(page);
  const [from] = await sources(page);
  await touch(page, from!, 'pointer');
  await page.locator('[data-target]').first().waitFor();
  const lit = await targets(page);
  const wrong = Array.from({ length: 24 }, (_, i) => i + 1).find((place) => place !== from && !lit.includes(place))!;
  await touch(page, wrong, 'pointer');
  await page.getByTestId('refusal').filter({ hasText: 'J' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('refusal').waitFor({ state: 'detached' });
  expect(await boardText(page)).toBe(before);
  expect(await lineRows(page).count()).toBe(0);
});
