import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import enFormats from '../../src/words/texts/en/formats';
import frFormats from '../../src/words/texts/fr/formats';
import type { Format } from '../../src/wire/described/messages';
import type { NewGame } from '../../src/wire/messages/match';
import { FORMATS, formatsOf, SPECS } from '../../src/parts/formats/formats';
import { fieldsOf, settled } from '../../src/parts/formats/fitting';
import { site } from '../helpers/site';
import { faultsOf, smallControls } from '../helpers/sight';

const at = site();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Chooses a format by its card, and by its version where the card has several. */
async function choose(page: Page, format: Format): Promise<void> {
  const { family } = SPECS[format];
  if (formatsOf(family).length > 1) await page.getByTestId(`family-${family}`).click();
  await page.getByTestId(`format-${format}`).click();
}

/** Opens what is folded. */
async function unfold(page: Page): Promise<void> {
  // Le Tric Trac has no rules to choose.
  for (const fold of await page.locator('[data-testid=options] > summary, [data-testid=rules] > summary').all())
    await fold.click();
}

/** Presses Play and gives what was asked of the table, which must be set up. */
async function play(page: Page): Promise<NewGame> {
  const asking = page.waitForRequest('**/api/games');
  await page.getByTestId('play').click();
  const asked = (await asking).postDataJSON() as NewGame;
  await page.getByTestId('board').waitFor({ timeout: 10_000 });
  return asked;
}

describe.each(FORMATS)('the format %s', (format) => {
  it('shows what it is, its options and its rules', async () => {
    const page = await at.choosing();
    await choose(page, format);
    const { text, source } = frFormats.format[format];
    await expect.poll(() => page.getByTestId('about').textContent()).toBe(text);
    await expect.poll(() => page.getByTestId('source').textContent()).toContain(source);
    await unfold(page);
    for (const field of fieldsOf(format, settled(format))) await page.getByTestId(field).waitFor();
    await expect.poll(() => page.getByTestId('worth').count()).toBe(format === 'tour' ? 1 : 0);
    await page.getByTestId('format-rules').click();
    await expect.poll(() => page.getByTestId('rules-of').getAttribute('data-format')).toBe(format);
    await expect.poll(() => page.getByTestId('rules-of').locator('li').count()).toBeGreaterThanOrEqual(5);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('fits a phone, with room for a finger', async () => {
    const page = await at.choosing(PHONE);
    await choose(page, format);
    await unfold(page);
    expect(await smallControls(page)).toEqual([]);
    expect(await page.evaluate(() => document.querySelector('main')!.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('comes to a table', async () => {
    const page = await at.choosing();
    await choose(page, format);
    await page.getByTestId('name').fill('Anne');
    const asked = await play(page);
    expect(asked).toMatchObject({ format, white: { kind: 'human', name: 'Anne' }, black: { kind: 'bot' } });
    expect(asked.others?.length ?? 0).toBe(SPECS[format].match.players - 2);
  });
});

describe('what is agreed', () => {
  it('can only be a legal number of marqués', async () => {
    const page = await at.choosing();
    await choose(page, 'ecrire-lois');
    await unfold(page);
    const rounds = page.getByTestId('rounds');
    await rounds.fill('7');
    await rounds.press('Tab');
    await expect.poll(() => rounds.inputValue()).toBe('8');
    await page.getByRole('button', { name: 'Nombre de marqués : plus' }).click();
    await expect.poll(() => rounds.inputValue()).toBe('10');
    await page.getByTestId('company-ronde').click();
    await expect.poll(() => rounds.inputValue()).toBe('9');
    await rounds.press('ArrowUp');
    await expect.poll(() => rounds.inputValue()).toBe('12');
  });

  it('is found again, and goes back to what the source says', async () => {
    const page = await at.choosing();
    await choose(page, 'ecrire-1780');
    await page.getByTestId('company-chouette').click();
    await page.getByTestId('name-2').fill('Basile');
    await unfold(page);
    await page.getByTestId('method').selectOption('paper');
    await page.getByTestId('margot').click();
    await page.reload();
    await expect.poll(() => page.getByTestId('format-ecrire-1780').isChecked()).toBe(true);
    await expect.poll(() => page.getByTestId('company-chouette').isChecked()).toBe(true);
    await expect.poll(() => page.getByTestId('name-2').inputValue()).toBe('Basile');
    await unfold(page);
    await expect.poll(() => page.getByTestId('method').inputValue()).toBe('paper');
    await expect.poll(() => page.getByTestId('margot').isChecked()).toBe(true);
    await page.getByTestId('restore').click();
    await expect.poll(() => page.getByTestId('method').inputValue()).toBe('jetons');
  });

  it('reaches the table', async () => {
    const page = await at.choosing();
    await choose(page, 'ecrire-lois');
    await page.getByTestId('company-pairs').click();
    await page.getByTestId('name-3').fill('Claire');
    await page.getByTestId('kind-3').selectOption('human');
    await page.getByTestId('kind-2').selectOption('guiton');
    await page.getByTestId('seating').filter({ hasText: 'sur cet appareil' }).waitFor();
    await unfold(page);
    await page.getByTestId('hole_cap').selectOption('12');
    await page.getByTestId('rounds').fill('4');
    const asked = await play(page);
    expect(asked.match).toMatchObject({ players: 4, company: 'two_against_two', rounds: 4, hole_cap: 12 });
    expect(asked.others).toEqual([
      { kind: 'human', name: 'Claire' },
      { kind: 'bot', bot: 'valere', name: 'Valère' },
    ]);
    expect(asked.black).toEqual({ kind: 'bot', bot: 'guiton', name: 'Guiton' });
  });

  it('is played by computers alone on this device, and watched roll by roll', async () => {
    const page = await at.choosing();
    await choose(page, 'poule-engraisser');
    await page.getByTestId('kind-1').selectOption('geronte');
    await page.getByTestId('seating').filter({ hasText: 'Les ordinateurs jouent seuls' }).waitFor();
    await page.getByTestId('play').click();
    await page.waitForURL(/#\/game\/local-/);
    await page.locator('[data-testid=replay-status][data-roll="1"]').waitFor();
    await page.getByTestId('replay-play').click();
    await page.locator('[data-testid=replay-status][data-roll="3"]').waitFor();
    await page.getByTestId('replay-play').click();
    await expect.poll(() => page.getByTestId('replay-play').getAttribute('aria-label')).toBe('Faire défiler les coups');
  });

  it('is played with real dice, whichever player begins: the page asks for each roll', async () => {
    const page = await at.choosing();
    await choose(page, 'ecrire-lalanne');
    await page.getByTestId('dice-thrown').click();
    await expect.poll(() => page.getByTestId('lead-drawn').isChecked()).toBe(true);
    await page.getByTestId('lead-white').check();
    const drawn = await play(page);
    expect(drawn).toMatchObject({ trid: expect.stringContaining(':w:R:') });
    expect(drawn).not.toHaveProperty('dice');
    await page.getByTestId('roll').waitFor();
    await page.goto(`${at.url}#/new`);
    await page.getByTestId('dice-thrown').click();
    await page.getByTestId('dice-hand').check();
    await page.getByTestId('lead-black').check();
    const asked = await play(page);
    expect(asked).toMatchObject({ dice: 'hand', trid: expect.stringContaining(':b:R:') });
    await page.getByTestId('status').filter({ hasText: 'Quels dés pour Valère' }).waitFor();
    for (const die of ['hand-6', 'hand-1', 'hand-5', 'hand-3']) await page.getByTestId(die).click();
    await page.getByTestId('hand-dice').waitFor({ state: 'detached' });
    await page.locator('[data-testid=die-1][data-number="5"]').waitFor();
    await page.goto(`${at.url}#/new`);
    await page.getByTestId('dice-thrown').filter({ hasText: 'jetés à la main' }).waitFor();
    await page.getByTestId('company-chouette').click();
    await page.getByTestId('dice-thrown').locator('summary').click();
    await page.getByTestId('lead-black').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByTestId('dice-hand').isChecked()).toBe(true);
  });

  it('can be chosen by the keyboard alone', async () => {
    const page = await at.choosing();
    await page.getByTestId('format-tour').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByTestId('family-ecrire').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByTestId('format-ecrire-lalanne').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByTestId('rules-of').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('rules-of').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('format-rules');
  });

  it('lets one read the rules of the other games too', async () => {
    const page = await at.choosing({ locale: 'en-GB' });
    await page.getByTestId('format-rules').click();
    for (const format of FORMATS) {
      await page.getByTestId('rules-format').selectOption(format);
      await expect.poll(() => page.getByTestId('rules-of').textContent()).toContain(enFormats.format[format].lines[0]);
    }
    await page.getByTestId('rules-format').selectOption('combine');
    await page.getByTestId('whole-rules').click();
    await page.getByRole('heading', { name: 'Suspending' }).waitFor();
    await page.getByTestId('book-back').click();
    await page.getByTestId('book-back').waitFor({ state: 'detached' });
    await page.getByTestId('close').click();
    await expect.poll(() => page.getByTestId('format-tour').isChecked()).toBe(true);
  });
});
