import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { NewGame } from '../../src/wire/messages/match';
import { site } from '../helpers/site';
import { faultsOf, smallControls } from '../helpers/sight';

const at = site();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function fill(page: Page, id: string, n: number): Promise<void> {
  await page.getByTestId(id).fill(String(n));
  await page.getByTestId(id).blur();
}

/** S3's table: 3 paris, 15 jetons, 7 fiches; 5 paris, 17 jetons, none, and the dice; twelve marqués. */
async function note(page: Page): Promise<void> {
  await page.getByTestId('options').locator('summary').click();
  await fill(page, 'rounds', 12);
  await page.getByTestId('resume').locator('summary').click();
  const table = { lost: [3, 5], jetons: [15, 17], fiches: [7, 0] };
  for (const [field, [white, black]] of Object.entries(table)) {
    await fill(page, `noted-${field}-white`, white!);
    await fill(page, `noted-${field}-black`, black!);
  }
  await page.getByTestId('noted-dice').selectOption('black');
}

async function newSheet(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await at.entered(options);
  await page.getByTestId('sheet-link').click();
  await page.getByTestId('sheet-ecrire-1780').check();
  await page.getByTestId('sheet-name-1').fill('Alice');
  await page.getByTestId('sheet-name-2').fill('Bob');
  await note(page);
  return page;
}

/** Enters how a marqué ended. */
async function end(page: Page, white: number, black: number, entries: number): Promise<void> {
  const result = page.getByTestId('result');
  if ((await result.getAttribute('open')) === null) await result.locator('summary').click();
  await fill(page, 'end-white', white);
  await fill(page, 'end-black', black);
  await page.getByTestId('end-write').click();
  await page.locator(`[data-testid=keep][data-entries="${entries}"]`).waitFor();
}

describe('a match put off another day', () => {
  it('is taken up in the sheet and played to its end', async () => {
    const page = await newSheet();
    await page.getByTestId('resume-result').getByText('Alice a gagné 68 jetons · encore 4 marqués').waitFor();
    await page.getByTestId('sheet-begin').click();
    await page.getByTestId('keep').waitFor();
    await expect.poll(() => page.getByTestId('round').textContent()).toContain('9');
    await expect.poll(() => page.getByTestId('seats').count()).toBe(0);
    await page.getByTestId('seat-black').getByText('a le dé').waitFor();
    await expect.poll(() => page.getByTestId('ledger-row').first().innerText()).toContain('68');
    for (let n = 1; n <= 4; n += 1) await end(page, 8, 3, n);
    const line = page.locator('[data-testid=settlement-line][data-code=carried]');
    expect((await line.innerText()).replaceAll(/\s+/g, ' ')).toContain('Report');
    await expect.poll(() => page.getByTestId('settlement-total').innerText()).toContain('+150');
    await expect.poll(() => page.getByTestId('verdict').textContent()).toContain('Alice');
  });

  it('is not begun while the jetons do not add up', async () => {
    const page = await newSheet(PHONE);
    expect(await smallControls(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    await fill(page, 'noted-jetons-white', 18);
    await page.getByTestId('resume-result').getByText('3 de trop').waitFor();
    await page.getByTestId('sheet-begin').click();
    await expect.poll(() => page.getByTestId('keep').count()).toBe(0);
    await page.getByTestId('resume-clear').click();
    await page.getByTestId('sheet-begin').click();
    await page.getByTestId('keep').waitFor();
    await expect.poll(() => page.getByTestId('round').textContent()).toContain('1');
  });

  it('goes on against the computer, who has the dice', async () => {
    const page = await at.choosing();
    await page.getByTestId('family-ecrire').click();
    await page.getByTestId('format-ecrire-1780').click();
    await page.getByTestId('name').fill('Alice');
    await note(page);
    const asking = page.waitForRequest('**/api/games');
    await page.getByTestId('play').click();
    const asked = (await asking).postDataJSON() as NewGame;
    expect(asked.match).toMatchObject({
      players: 2,
      rounds: 12,
      carried_lost_white: 3,
      carried_lost_black: 5,
      carried_jetons: 68,
      carried_dice: 'black',
    });
    await page.locator('[data-testid=account][data-round="9"]').waitFor({ state: 'attached' });
    await page.getByTestId('roll').click();
    await page.getByTestId('roll').waitFor({ state: 'detached' });
  });
});
