import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { site } from '../helpers/site';
import { allFaultsOf, otherLanguage, smallControls } from '../helpers/sight';
import { QUIET } from '../helpers/table';

const home = site();
const PLAY = QUIET.replace(':R:-:', ':M:42:');
/** A hole has been won: to hold or to go. */
const DECISION = 'TRID=BCBBBBA---A-b-b--aa-a-ag:w:D:61:2-0:3-5:-:x:8.7';

/** A fresh page with the answers to the roll of a position compared. */
async function compared(text: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await home.fresh(options);
  await page.goto(`${home.url}#/position/${encodeURI(text)}`);
  await page.getByTestId('candidate').first().waitFor();
  return page;
}

/** Waits for the state of the rollout. */
function until(page: Page, state: 'waiting' | 'running' | 'done'): Promise<void> {
  return page.locator(`[data-testid=rollout][data-state=${state}]`).waitFor();
}

/** Games played, and how many there are to be. */
async function games(page: Page): Promise<[number, number]> {
  const text = (await page.getByTestId('rollout-games').textContent())!;
  const [done, of] = text.replace(/[\s.,]/gu, '').match(/\d+/g)!;
  return [Number(done), Number(of)];
}

/** The leads of the answers, as far as they were rolled out. */
const rolled = (page: Page) => page.locator('[data-testid=candidate] [data-rolled=true]');

/** Starts it, and waits till games have been played. */
async function start(page: Page): Promise<void> {
  await page.getByTestId('rollout-press').click();
  await expect.poll(async () => (await games(page))[0]).toBeGreaterThan(0);
}

describe('a rollout', () => {
  it('shows its progress, is stopped, goes on from there, and ends with what it found', async () => {
    const page = await compared(PLAY);
    expect(await rolled(page).count()).toBe(0);
    await start(page);
    await until(page, 'running');
    await page.getByTestId('rollout-press').click();
    await until(page, 'waiting');
    const [stopped, of] = await games(page);
    expect(stopped).toBeLessThan(of);
    expect(of).toBe(1296);
    const press = page.getByTestId('rollout-press');
    expect((await press.textContent())!.trim()).toBe('Continuer');
    expect(await rolled(page).count()).toBe(4);
    // Every number that is shown from now on.
    await page.getByTestId('rollout').evaluate((part) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(part.querySelector('[data-testid=rollout-games]')!.textContent)).observe(
        part,
        { subtree: true, characterData: true, childList: true },
      );
    });
    await press.click();
    await until(page, 'done');
    expect(await games(page)).toEqual([1296, 1296]);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const numbers = seen.map((text) => Number(text.replace(/[\s.,]/gu, '').match(/\d+/)![0]));
    expect(numbers.length).toBeGreaterThan(1);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(stopped);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const verdict = page.getByTestId('rollout-verdict');
    expect(await verdict.textContent()).toMatch(/^Écart des deux meilleures\s: \d,\d\d ± \d,\d\d, (indécis|décidé)$/u);
    expect(await rolled(page).first().textContent()).toMatch(/^[+−]\d,\d\d\s*± \d,\d\d$/u);
    await otherLanguage(page);
    expect(await verdict.textContent()).toMatch(/^Best two: \d\.\d\d ± \d\.\d\d apart, (un)?decided$/);
    expect((await press.textContent())!.trim()).toBe('More games');
    expect(await allFaultsOf(page)).toEqual([]);
  });

  it('stops when the position changes, and is found again as it was left', async () => {
    const page = await compared(PLAY);
    await start(page);
    await page.getByTestId('edit-empty').click();
    await page.getByTestId('rollout').waitFor({ state: 'detached' });
    await page.getByTestId('edit-undo').click();
    await until(page, 'waiting');
    const [left] = await games(page);
    expect(left).toBeGreaterThan(0);
    await page.getByTestId('edit-turn').click();
    await expect.poll(() => page.getByTestId('rollout-games').count()).toBe(0);
    await until(page, 'waiting');
    await page.getByTestId('edit-turn').click();
    await expect.poll(async () => (await games(page))[0]).toBe(left);
  });

  it('compares holding with going on a phone, where going is known exactly', async () => {
    const page = await compared(DECISION, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await start(page);
    await until(page, 'running');
    await page.getByTestId('rollout-press').click();
    await until(page, 'waiting');
    await expect.poll(() => rolled(page).count()).toBe(2);
    const texts = await rolled(page).allTextContents();
    expect(texts.filter((text) => text.includes('±'))).toHaveLength(1);
    expect(await smallControls(page.getByTestId('rollout'))).toEqual([]);
    expect(await allFaultsOf(page)).toEqual([]);
  });
});
