import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, playTurn, touch } from '../helpers/hands';
import { stillSite } from '../helpers/site';
import { faultsOf, otherLanguage, setting } from '../helpers/sight';
import { makeGame, QUIET } from '../helpers/table';

const at = stillSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Returns the names on the board at both talons and both coins, White's first. */
async function printed(page: Page): Promise<string> {
  const names = [1, 12, 13, 24].map((f) => page.getByTestId(`name-${f}`).textContent());
  return (await Promise.all(names)).join(' ');
}

/** Chooses a numbering in the settings. */
async function number(page: Page, naming: string): Promise<void> {
  await (await setting(page, 'naming')).selectOption(naming);
  await page.keyboard.press('Escape');
}

/** The first row of the explanation, without its ways and its points. */
function explained(page: Page): Promise<string | null> {
  return page
    .getByTestId('explain-row')
    .first()
    .locator('.say')
    .evaluate((say) => say.firstChild!.textContent);
}

/** The play of the first roll in the sheet. */
function played(page: Page): Promise<string | null> {
  return page.getByTestId('sheet-row').last().locator('.does').textContent();
}

describe('the names of flèches', () => {
  it('change at once on the board, in the explanation and in the sheet, and outlive a reload', async () => {
    const page = await at.rolled(QUIET, '42');
    expect(await printed(page)).toBe('1 12 13 24');
    expect(await explained(page)).toMatch(/ la dame de 14$/);
    await playTurn(page, 'pointer');
    await asked(page);
    const before = await played(page);
    expect(before).toMatch(/^\d+\/\d+/);
    await page.getByTestId('sheet-row').last().click();

    await number(page, 'soumille');
    expect(await printed(page)).toBe('& N M A');
    await expect.poll(() => page.getByTestId('case-24').getAttribute('aria-label')).toMatch(/^Flèche A, talon/);
    expect(await explained(page)).toMatch(/ la dame de L$/);
    expect(await played(page)).toBe(before!.replace(/\d+/g, (n) => 'ABCDEFGHIKLMNOPQRSTVXYZ&'.charAt(24 - Number(n))));

    await page.reload();
    await page.getByTestId('board').waitFor();
    expect(await printed(page)).toBe('& N M A');
    await number(page, 'T-11');
    expect(await printed(page)).toBe("T 11 11' T'");
    await expect.poll(() => page.getByTestId('case-14').getAttribute('aria-label')).toMatch(/^Flèche 10',/);
    expect(await played(page)).toBe(before!.replace(/\d+/g, (n) => (n === '1' ? 'T' : String(Number(n) - 1))));
  });

  it('are counted from the talon of the player who sits below', async () => {
    const { game, keys } = await makeGame(at.url);
    const page = await at.seated({ game, keys: { 1: keys[1]! } });
    expect(await printed(page)).toBe('24 13 12 1');
    await number(page, '1-12');
    expect(await printed(page)).toBe("1' 12' 12 1");
  });

  it('stand in the question where to go, and in the refusal', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    await number(page, 'lepeintre');
    await touch(page, 1, 'pointer');
    await page.getByTestId('status').filter({ hasText: 'De A, où la porter ?' }).waitFor();
    await touch(page, 13, 'pointer');
    await page
      .getByTestId('refusal')
      .filter({ hasText: /^Refusé, de A à M : / })
      .waitFor();
    await otherLanguage(page);
    await page
      .getByTestId('refusal')
      .filter({ hasText: /^Refused, from A to M: / })
      .waitFor();
  });

  it.each([{}, PHONE])('may be left off the board (%o)', async (options) => {
    const page = await at.rolled(QUIET, '42', options);
    await (await setting(page, 'printed')).uncheck();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('name-1').count()).toBe(0);
    await page.reload();
    await page.getByTestId('board').waitFor();
    await expect.poll(() => page.getByTestId('name-1').count()).toBe(0);
    await expect.poll(() => page.getByTestId('case-1').getAttribute('aria-label')).toMatch(/^Flèche 1,/);
  });

  it.each([{}, PHONE])('stand apart and inside their rail (%o)', async (options) => {
    const page = await at.rolled(QUIET, '42', options);
    await number(page, '1-12');
    const board = (await page.getByTestId('board').boundingBox())!;
    for (let fleche = 1; fleche <= 24; fleche += 1) {
      const name = (await page.getByTestId(`name-${fleche}`).boundingBox())!;
      const place = (await page.getByTestId(`case-${fleche}`).boundingBox())!;
      expect(name.width).toBeLessThan(place.width);
      expect(name.y).toBeGreaterThanOrEqual(board.y);
      expect(name.y + name.height).toBeLessThanOrEqual(board.y + board.height);
    }
  });
});
