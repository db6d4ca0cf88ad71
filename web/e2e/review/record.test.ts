import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, boardText, playTurn } from '../helpers/hands';
import { stillSite } from '../helpers/site';
import { menuItem } from '../helpers/sight';
import { allLines, HOLE, QUIET } from '../helpers/table';

const at = stillSite();

/** The record of a game, as its page saves it. */
async function saved(page: Page): Promise<string> {
  const href = await (await menuItem(page, 'export')).getAttribute('href');
  return (await fetch(new URL(href!, at.url))).text();
}

/** Pastes a text into the start page and opens it. */
async function open(page: Page, text: string): Promise<void> {
  await page.getByTestId('import').locator('summary').click();
  await page.getByTestId('import-text').fill(text);
  await page.getByTestId('import-open').click();
}

/** A page whose game has one roll played. */
async function onePlayed(): Promise<Page> {
  const page = await at.rolled(HOLE, '42');
  await page.getByTestId('tenir').click();
  await playTurn(page, 'pointer');
  await asked(page);
  return page;
}

describe('a saved game', () => {
  it('exports a game and imports it again', async () => {
    const page = await at.rolled(HOLE, '42');
    await page.getByTestId('tenir').click();
    await playTurn(page, 'pointer');
    expect(await asked(page)).toBe('roll');
    const board = await boardText(page);
    const score = await page.getByTestId('score-w').textContent();
    const record = await saved(page);
    const fresh = await at.choosing();
    await open(fresh, record);
    await fresh.getByTestId('board').waitFor();
    await expect.poll(() => boardText(fresh)).toBe(board);
    await expect.poll(() => fresh.getByTestId('score-w').textContent()).toBe(score);
  });

  it('says what is wrong with a record', async () => {
    const page = await at.choosing();
    await open(page, 'not a game at all');
    await page.getByRole('alert').filter({ hasText: 'ne peut pas être lue' }).waitFor();
  });

  it('names the line of a mark that has been tampered with', async () => {
    const record = await saved(await onePlayed());
    const lines = record.split('\n');
    const line = lines.findIndex((text) => text.includes('8+6'));
    lines[line] = lines[line]!.replace('8+6', '8+4');
    const page = await at.choosing();
    await open(page, lines.join('\n'));
    await page
      .getByRole('alert')
      .filter({ hasText: `Ligne ${line + 1}.` })
      .waitFor();
    await expect.poll(() => page.getByTestId('board').count()).toBe(0);
  });

  it('is opened from a file', async () => {
    const played = await onePlayed();
    const record = await saved(played);
    const page = await at.choosing();
    await page.getByTestId('import').locator('summary').click();
    const file = { name: 'tour.trictrac', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await page.getByTestId('import-file').setInputFiles(file);
    await page.waitForFunction(
      (text) => document.querySelector<HTMLTextAreaElement>('[data-testid=import-text]')!.value === text,
      record,
    );
    await page.getByTestId('import-open').click();
    await page.getByTestId('board').waitFor();
    await expect.poll(() => boardText(page)).toBe(await boardText(played));
  });
});

describe('a position', () => {
  it('is copied, and opened again', async () => {
    const page = await at.rolled(QUIET, '42', { permissions: ['clipboard-read', 'clipboard-write'] });
    await asked(page);
    await (await menuItem(page, 'copy')).click();
    await page.getByText('Position copiée').waitFor();
    const trid = await page.evaluate(() => navigator.clipboard.readText());
    const game = new URL(page.url()).hash.replace('#/g/', '');
    expect(trid).toBe((await allLines(at.url, game)).at(-1)!.trid);
    const fresh = await at.choosing();
    await open(fresh, trid);
    await fresh.getByTestId('board').waitFor();
    await expect.poll(() => boardText(fresh)).toBe(await boardText(page));
  });

  it('is shown where the clipboard is closed', async () => {
    const page = await at.fresh();
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(`${at.url}#/new`);
    await open(page, QUIET);
    await page.getByTestId('board').waitFor();
    await (await menuItem(page, 'copy')).click();
    await expect.poll(() => page.getByTestId('trid').inputValue()).toMatch(/^TRID=D--A-BBBA--C/);
  });
});
