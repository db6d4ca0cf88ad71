import { describe, expect, it } from 'vitest';
import { THEMES } from '../../src/state/settings/preferences';
import { resized } from '../helpers/layout';
import { allFaultsOf, smallControls } from '../helpers/sight';
import { site } from '../helpers/site';
import type { Page } from 'playwright-core';

const at = site();

const languageOf = (page: Page) => expect.poll(() => page.getAttribute('html', 'lang'));
const held = (page: Page) => page.evaluate(() => document.activeElement!.getAttribute('data-testid'));

describe('the language of a first visit', () => {
  it.each([
    ['fr-CA', 'fr', 'Jouer contre l’ordinateur'],
    ['en-US', 'en', 'Play the computer'],
    ['de-AT', 'en', 'Play the computer'],
  ])('for a browser in %s is %s', async (locale, lang, play) => {
    const page = await at.entered({ locale });
    await languageOf(page).toBe(lang);
    await expect.poll(() => page.getByTestId('play').textContent()).toContain(play);
  });

  it('gives way to the language that was chosen, on every later visit', async () => {
    const page = await at.entered({ locale: 'en-GB' });
    await page.getByTestId('lang').click();
    await page.getByTestId('lang-fr').click();
    await languageOf(page).toBe('fr');
    await page.reload();
    await languageOf(page).toBe('fr');
    await expect.poll(() => page.getByTestId('lang').ariaSnapshot()).toContain('Langue, Français');
  });
});

describe('the menu of languages', () => {
  it('names each in itself, says which is spoken, and is used by the keyboard alone', async () => {
    const page = await at.entered({ locale: 'en-GB' });
    await page.getByTestId('lang').focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.getByRole('menu').ariaSnapshot())
      .toBe('- menu "Language":\n  - menuitemradio "English" [checked]\n  - menuitemradio "Français"');
    for (const lang of ['en', 'fr']) expect(await page.getByTestId(`lang-${lang}`).getAttribute('lang')).toBe(lang);
    await expect.poll(() => held(page)).toBe('lang-en');
    await page.keyboard.press('ArrowUp');
    expect(await held(page)).toBe('lang-fr');
    await page.keyboard.press('ArrowDown');
    expect(await held(page)).toBe('lang-en');
    await page.keyboard.press('End');
    expect(await held(page)).toBe('lang-fr');
    await page.keyboard.press('e');
    expect(await held(page)).toBe('lang-en');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await held(page)).toBe('lang');
    await languageOf(page).toBe('en');
    await page.keyboard.press('Enter');
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await languageOf(page).toBe('fr');
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await held(page)).toBe('lang');
  });

  it('goes when its button or anything else is pressed, and when the focus leaves it', async () => {
    const page = await at.entered({ locale: 'en-GB' });
    for (const leave of [
      () => page.getByTestId('lang').click(),
      () => page.locator('main').click({ position: { x: 5, y: 200 } }),
      () => page.keyboard.press('Tab'),
    ]) {
      await page.getByTestId('lang').click();
      await page.getByRole('menu').waitFor();
      await leave();
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
    await languageOf(page).toBe('en');
  });

  it.each([
    [390, 844],
    [320, 568],
    [844, 390],
  ])('lies within a window of %i by %i, large enough for a finger', async (width, height) => {
    const page = await at.entered({ locale: 'en-GB', hasTouch: true });
    await resized(page, width, height);
    await page.getByTestId('lang').tap();
    const box = (await page.getByRole('menu').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(await smallControls(page)).toEqual([]);
    await page.getByTestId('lang-fr').tap();
    await languageOf(page).toBe('fr');
  });

  it.each(THEMES)('has nothing against WCAG 2.2 AA in the theme %s', async (theme) => {
    const page = await at.entered({ locale: 'fr-FR' });
    await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme);
    await page.getByTestId('lang').click();
    await page.getByRole('menu').waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
  });
});
