import { encode } from 'uqr';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { NOTICE, REST } from '../../src/pages/kiosk/rest';
import enKiosk from '../../src/words/texts/en/kiosk';
import { follow, wanted } from '../helpers/lesson';
import { allFaultsOf, insideWindow, smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { StaticHost } from '../helpers/staticHost';

const at = stillSite(new StaticHost(['--server', 'https://trictrac.example']));
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const FIELDS = 'input, textarea, select, [contenteditable]';

/** A page at the kiosk, its clock in the hands of the test. */
async function entered(address = '#/kiosk', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await at.fresh(options, true);
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('trictrac.speed', 'instant'));
  await page.goto(at.url + address);
  await page.getByTestId('kiosk-play').waitFor();
  return page;
}

/** Begins the relevé, and waits for its first page. */
async function begun(page: Page): Promise<void> {
  await page.getByTestId('kiosk-play').click();
  await page.getByTestId('lesson-coach').and(page.locator('[data-kind=welcome]')).waitFor();
}

/** The dark squares of the picture on the page, by column and row. */
const drawn = (page: Page, columns: number) =>
  page.getByTestId('qr').evaluate((picture, columns) => {
    const square = picture.querySelector('svg')!.viewBox.baseVal.width / columns;
    const path = picture.querySelector('path')!.getAttribute('d')!;
    return [...path.matchAll(/M([\d.]+),([\d.]+)/g)].map(([, x, y]) => `${Number(x) / square},${Number(y) / square}`);
  }, columns);

describe('the kiosk', () => {
  it.each([{}, PHONE])('has one way to begin, both languages, and no field to write in (%o)', async (options) => {
    const page = await entered('#/kiosk', options);
    expect(await page.locator(FIELDS).count()).toBe(0);
    expect(await page.locator('a[href]').count()).toBe(0);
    expect(await allFaultsOf(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    await insideWindow(page, ['kiosk-fr', 'kiosk-en', 'kiosk-play', 'qr']);
    await page.getByTestId('kiosk-en').click();
    await page.getByTestId('kiosk-play').getByText('Play a first relevé').waitFor();
    expect(await page.getByTestId('kiosk-en').getAttribute('aria-pressed')).toBe('true');
    await begun(page);
    expect(await page.locator(FIELDS).count()).toBe(0);
    for (const id of ['menu', 'settings', 'help', 'oneself', 'typed'])
      expect(await page.getByTestId(id).count(), id).toBe(0);
    await page.getByTestId('lang').waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
  });

  it('shows the way to go on at home as a code', async () => {
    const page = await entered();
    const { data, size } = encode('https://trictrac.example/#/learn', { border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x},${y}`] : [])));
    expect((await drawn(page, size)).sort()).toEqual(dark.sort());
    expect(await page.getByTestId('qr').getAttribute('aria-label')).toContain('https://trictrac.example/');
  });

  it.each([{ viewport: { width: 1920, height: 1080 } }, { viewport: { width: 1280, height: 800 } }, PHONE])(
    'says of each roll of the game on its board what it gains and how it is played (%o)',
    async (options) => {
      const page = await entered('#/kiosk/en', { ...options, reducedMotion: 'no-preference' });
      const told = page.getByTestId('kiosk-told');
      for (const text of enKiosk.told) {
        await told.filter({ hasText: text }).waitFor();
        if (!options.hasTouch) await insideWindow(page, ['kiosk-told', 'kiosk-play', 'qr']);
        expect(await smallControls(page)).toEqual([]);
        await page.clock.runFor(9000);
      }
      await told.filter({ hasText: enKiosk.told[0]! }).waitFor();
    },
  );

  it('leads through the relevé to its end, and begins again for the next visitor', { timeout: 600_000 }, async () => {
    const page = await entered();
    await begun(page);
    for (let want = await wanted(page); want !== 'kiosk-again'; want = await wanted(page)) {
      if (want === 'move') await follow(page);
      else await page.getByTestId(want).click();
    }
    await page.getByTestId('at-home').waitFor();
    for (const id of ['lesson-first', 'lesson-play']) expect(await page.getByTestId(id).count(), id).toBe(0);
    await page.getByTestId('kiosk-again').click();
    await page.locator('[data-kind=welcome]').waitFor();
    await page.getByTestId('lesson-leave').click();
    await page.getByTestId('kiosk-play').waitFor();
    await begun(page);
  });

  it('returns to its start and its language when nobody touches it for two minutes', async () => {
    const page = await entered('#/kiosk/fr', { locale: 'en-GB' });
    await page.getByTestId('kiosk-en').click();
    await begun(page);
    await page.getByTestId('next').click();
    await page.getByTestId('rule-link').or(page.getByTestId('term')).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator(FIELDS).count()).toBe(0);
    await page.clock.fastForward(REST - NOTICE);
    await page.getByTestId('kiosk-still').waitFor();
    await page.clock.fastForward(NOTICE);
    await page.getByTestId('kiosk-play').getByText('Jouer un premier relevé').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByTestId('kiosk-still').count()).toBe(0);
    await begun(page);
  });

  it('stays where somebody touches it again in time', async () => {
    const page = await entered();
    await begun(page);
    await page.clock.fastForward(REST - NOTICE);
    await page.getByTestId('kiosk-still').waitFor();
    await page.getByTestId('next').click();
    await page.getByTestId('kiosk-still').waitFor({ state: 'detached' });
    await page.clock.fastForward(REST - NOTICE - 1000);
    expect(await page.getByTestId('lesson-coach').count()).toBe(1);
    expect(await page.getByTestId('kiosk-still').count()).toBe(0);
  });

  it('lets no link lead away', async () => {
    const page = await entered();
    await begun(page);
    await page
      .getByTestId('term')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    expect(page.context().pages().length).toBe(1);
    expect(new URL(page.url()).hash).toBe('#/kiosk');
  });
});
