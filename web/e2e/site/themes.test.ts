import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { THEMES } from '../../src/state/settings/preferences';
import { asked, playTurn, targets, touch } from '../helpers/hands';
import { site } from '../helpers/site';
import { likes } from '../helpers/liking';
import { edgeOf, lightsDown } from '../helpers/pixels';
import { faultsOf } from '../helpers/sight';
import { field, gameWithRoll, makeGame, position } from '../helpers/table';

const at = site();
/** Lone men of both sides on both kinds of flèche, jetons out, both pegs in the rails. */
const LONE = [4, 9, 14, 15, 22];
const PHONE = { viewport: { width: 390, height: 844 } };

async function seatedIn(theme: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await at.seated(await gameWithRoll(at.url, field('4-8', '3-1', 'w', 'b'), '42'), options);
  await likes(page, { theme });
  await page.getByTestId('roll').waitFor();
  return page;
}

/** A phone's jetons and pegs are a few pixels wide: their colours are measured where they are declared (tests/themes). */
async function edges(page: Page, tokens = true): Promise<void> {
  for (const fleche of LONE)
    expect(
      await edgeOf(page, page.locator(`[data-testid=man][data-at="${fleche}"]`)),
      `man on ${fleche}`,
    ).toBeGreaterThanOrEqual(3);
  if (!tokens) return;
  for (const id of ['jeton-w', 'jeton-b'])
    expect(await edgeOf(page, page.getByTestId(id).last()), id).toBeGreaterThanOrEqual(3);
  for (const id of ['fichet-w', 'fichet-b'])
    expect(await edgeOf(page, page.getByTestId(id)), id).toBeGreaterThanOrEqual(3);
}

describe.each(THEMES)('the theme %s', (theme) => {
  it.each([{}, PHONE])('shows every piece by its edge (%o)', async (options) => {
    await edges(await seatedIn(theme, options), options !== PHONE);
  });

  it('has piles with edges of the colour of their men', async () => {
    const page = await at.seated(await gameWithRoll(at.url, position('O----------------------o'), '42'));
    await likes(page, { theme });
    await page.getByTestId('roll').waitFor();
    for (const [side, own] of [
      ['white', (light: number) => light > 0.35],
      ['black', (light: number) => light < 0.12],
    ] as const) {
      const boxes = await page
        .locator(`[data-testid=man][data-side=${side}]`)
        .evaluateAll((men) => men.map((man) => man.getBoundingClientRect().toJSON() as DOMRect));
      const pile = boxes.sort((a, b) => a.y - b.y);
      // The visible part of each man below the one that lies on it.
      const edges = pile
        .slice(1)
        .flatMap((man, i) => (man.y - pile[i]!.y < man.height / 2 ? [[pile[i]!, man] as const] : []));
      expect(edges.length, side).toBe(13);
      const lights: number[] = [];
      for (const [above, man] of edges)
        lights.push(...(await lightsDown(page, man.x + man.width / 2, above.y + above.height, man.y + man.height)));
      expect(lights.filter(own).length / lights.length, side).toBeGreaterThan(0.6);
    }
  });

  it('can be read, whatever is asked', async () => {
    const page = await seatedIn(theme);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByTestId('roll').click();
    expect(await asked(page)).toBe('move');
    await touch(page, 1, 'pointer');
    expect(await targets(page)).not.toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await playTurn(page, 'pointer');
    await page.getByTestId('roll').waitFor();
    await page.getByTestId('sheet-row').last().click();
    await page.getByTestId('menu').click();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('keeps the counting aid: the flèches alternate', async () => {
    const page = await seatedIn(theme);
    const fills = new Map(
      await page.$$eval('polygon[data-fleche]', (all) =>
        all.map((p) => [Number((p as SVGElement).dataset.fleche), getComputedStyle(p).fill] as const),
      ),
    );
    for (let f = 1; f < 24; f += 1) expect(fills.get(f)).not.toBe(fills.get(f + 1));
    expect(fills.get(1)).not.toBe(fills.get(24));
  });
});

describe('forced colours', () => {
  it('leave men, dice, jetons and pegs to be seen', async () => {
    const page = await seatedIn('noyer', { forcedColors: 'active' });
    await edges(page);
    await page.getByTestId('roll').click();
    expect(await asked(page)).toBe('move');
    expect(await edgeOf(page, page.getByTestId('die-1').locator('circle').first())).toBeGreaterThanOrEqual(3);
    const outlined = await page
      .getByTestId('sheet-row')
      .last()
      .evaluate((row) => getComputedStyle(row).outlineStyle);
    expect(outlined).toBe('solid');
  });

  it.each(['#/', '#/new'])('leave every button of %s a border, and nothing shows through it', async (hash) => {
    const page = await at.fresh({ ...PHONE, forcedColors: 'active' });
    await page.goto(at.url + hash);
    await page.locator('.button.main, .door').first().waitFor();
    const styles = await page.locator('.button:not(.plain), .door').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(button);
        return { through: /, 0\)$|transparent/.test(backgroundColor), border: `${borderTopWidth} ${borderTopStyle}` };
      }),
    );
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(style).toEqual({ through: false, border: '2px solid' });
  });

  it('leave the dice that are entered by hand to be seen', async () => {
    const page = await at.seated(await makeGame(at.url, { trid: field(), dice: 'hand' }), { forcedColors: 'active' });
    expect(await edgeOf(page, page.getByTestId('hand-1').locator('circle'))).toBeGreaterThanOrEqual(3);
  });
});
