import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, playTurn, sources } from '../helpers/hands';
import { stillSite } from '../helpers/site';
import { likes } from '../helpers/liking';
import { centre, faultsOf, setting, tipOf } from '../helpers/sight';
import { field, gameWithRoll, makeGame, QUIET } from '../helpers/table';

const at = stillSite();
const theme = (page: Page) => page.getAttribute('html', 'data-theme');

describe('the settings', () => {
  it('hold at once, on every page, and outlive a reload', async () => {
    const page = await at.entered();
    await (await setting(page, 'theme-ebene')).check({ force: true });
    expect(await theme(page)).toBe('ebene');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByTestId('play').waitFor();
    expect(await theme(page)).toBe('ebene');
  });

  it('go out as a small file and come in on another device', async () => {
    const page = await at.entered();
    await (await setting(page, 'theme-drap')).check({ force: true });
    await page.getByTestId('talon').selectOption('right');
    await page.getByTestId('autoPlay').check();
    const saving = page.waitForEvent('download');
    await page.getByTestId('settings-save').click();
    const file = await (await saving).path();
    expect(readFileSync(file).length).toBeLessThan(1024);

    const other = await at.entered();
    await (
      await setting(other, 'settings-load')
    ).setInputFiles({ name: 's.json', mimeType: 'application/json', buffer: readFileSync(file) });
    await other.getByTestId('settings-said').filter({ hasText: 'Réglages chargés' }).waitFor();
    expect(await theme(other)).toBe('drap');
    await expect.poll(() => other.getByTestId('talon').inputValue()).toBe('right');
    await expect.poll(() => other.getByTestId('autoPlay').isChecked()).toBe(true);
    await other
      .getByTestId('settings-load')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await other.getByTestId('settings-said').filter({ hasText: 'n’est pas un fichier de réglages' }).waitFor();
    expect(await theme(other)).toBe('drap');
    await other.getByTestId('settings-reset').click();
    expect(await theme(other)).toBe('noyer');
  });

  it.each([
    [1280, 'fr-FR'],
    [390, 'en-GB'],
    [390, 'fr-FR'],
  ] as const)('cut no words off at %i wide (%s), and draw each theme in its own material', async (width, locale) => {
    const page = await at.entered({ locale, viewport: { width, height: 844 } });
    await setting(page, 'theme-noyer');
    const cut = await page.locator('dialog select').evaluateAll((all) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      return (all as HTMLSelectElement[]).flatMap((select) => {
        const look = getComputedStyle(select);
        pen.font = `${look.fontSize} ${look.fontFamily}`;
        // The arrow takes what is left.
        const room = select.clientWidth - 2 * parseFloat(look.paddingLeft) - 16;
        return [...select.options].filter(({ text }) => pen.measureText(text).width > room).map(({ text }) => text);
      });
    });
    expect(cut).toEqual([]);
    const woods = await page
      .locator('.swatch')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one.querySelector('stop')!).stopColor));
    expect(woods.length).toBe(7);
    expect(new Set(woods).size).toBe(5);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each([
    ['fr-FR', 'Réglages'],
    ['en-GB', 'Settings'],
  ])('are free of faults and of raw names in %s', async (locale, title) => {
    const page = await at.entered({ locale });
    await setting(page, 'theme-noyer');
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await expect.poll(() => page.getByRole('dialog').innerText()).not.toMatch(/\w_\w|undefined|\[object/);
  });
});

describe('how the board lies', () => {
  const SCORE = field('8-4', '3-1', 'w');

  it('may have its talons on the right, all else following', async () => {
    const page = await at.seated(await makeGame(at.url, { trid: SCORE }));
    await likes(page, { talon: 'right' });
    const board = (await page.getByTestId('board').boundingBox())!;
    expect((await centre(page.getByTestId('case-1'))).x).toBeGreaterThan((await centre(page.getByTestId('case-12'))).x);
    for (const [side, fleche, hole] of [
      ['white', 7, 3],
      ['black', 4, 1],
    ] as const) {
      const jeton = await centre(page.getByTestId(`jeton-${side[0]}`).last());
      const tip = await tipOf(page, side, fleche);
      expect(Math.hypot(jeton.x - tip.x, jeton.y - tip.y)).toBeLessThan(12);
      const peg = await centre(page.getByTestId(`fichet-${side[0]}`));
      expect(Math.abs(peg.x - (await tipOf(page, side, hole)).x)).toBeLessThan(12);
    }
    expect((await centre(page.getByTestId('pavillon'))).x).toBeGreaterThan(board.x + board.width * 0.9);
  });

  it('may have your own half above, and the cards with it', async () => {
    const page = await at.seated(await makeGame(at.url, { trid: SCORE }));
    const below = (await centre(page.getByTestId('score-w'))).y;
    await likes(page, { flipped: 'yes' });
    expect((await centre(page.getByTestId('case-1'))).y).toBeLessThan((await centre(page.getByTestId('case-24'))).y);
    expect((await centre(page.getByTestId('score-b'))).y).toBeCloseTo(below, -1);
    await expect.poll(() => page.getByTestId('name-1').textContent()).toBe('1');
  });

  it.each(['left', 'right'])(
    'may stand on its end with rows for large fingers, talons %s, and is played so',
    async (talon) => {
      const page = await at.seated(await gameWithRoll(at.url, QUIET, '42'), {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      });
      await page.getByTestId('roll').click();
      await asked(page);
      await likes(page, { turned: 'yes', talon });
      const row = (await page.getByTestId('case-3').boundingBox())!;
      expect(row.height).toBeGreaterThanOrEqual(38);
      expect(row.width).toBeGreaterThan(row.height * 3);
      const [from] = await sources(page);
      const man = await centre(page.locator(`[data-testid=man][data-at="${from}"]`).last());
      const place = (await page.getByTestId(`case-${from}`).boundingBox())!;
      expect(man.y).toBeGreaterThan(place.y);
      expect(man.y).toBeLessThan(place.y + place.height);
      await playTurn(page, 'pointer');
      await page.getByTestId('roll').waitFor();
    },
  );
});

describe('sounds', () => {
  /** Counts the noises that are begun, in a browser that lets them be heard. */
  async function listening(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- applied to its own node below
      const begun = AudioBufferSourceNode.prototype.start;
      (window as unknown as { begun: number }).begun = 0;
      AudioBufferSourceNode.prototype.start = function start(...when) {
        (window as unknown as { begun: number }).begun += 1;
        begun.apply(this, when);
      };
    });
    await page.reload();
    await page.getByTestId('board').waitFor();
    return () => page.evaluate(() => (window as unknown as { begun: number }).begun);
  }

  it('are made by dice and men, without a file', async () => {
    const page = await at.seated(await gameWithRoll(at.url, QUIET, '42'));
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const heard = await listening(page);
    await page.getByTestId('roll').click();
    await asked(page);
    await page.waitForFunction(() => (window as unknown as { begun: number }).begun >= 8);
    const thrown = await heard();
    await playTurn(page, 'pointer');
    await page.waitForFunction((n) => (window as unknown as { begun: number }).begun > n, thrown);
    expect(files.filter((url) => /\.(mp3|ogg|wav|m4a|flac)/.test(url))).toEqual([]);
  });

  it.each([
    ['sound', 'no'],
    ['volume', '0'],
  ] as const)('are silent where that is wished (%s: %s)', async (name, value) => {
    const page = await at.seated(await gameWithRoll(at.url, QUIET, '42'));
    await likes(page, { [name]: value });
    const heard = await listening(page);
    await page.getByTestId('roll').click();
    await asked(page);
    await playTurn(page, 'pointer');
    await page.getByTestId('roll').waitFor();
    expect(await heard()).toBe(0);
  });
});
