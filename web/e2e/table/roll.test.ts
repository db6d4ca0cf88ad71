import { describe, expect, it } from 'vitest';
import { asked, boardText, drag, moveOne, playTurn, roll, sources, targets, touch } from '../helpers/hands';
import { centre, tipOf } from '../helpers/sight';
import { site } from '../helpers/site';
import { BOT, field, gameWithRoll, HOLE, makeGame, QUIET } from '../helpers/table';

const at = site();

it('with one die left, what is asked is named', async () => {
  const page = await at.rolled(QUIET, '42');
  await asked(page);
  await expect.poll(() => page.getByTestId('status').textContent()).toMatch(/^Choisissez une dame/);
  await moveOne(page, 'pointer');
  await expect.poll(() => page.getByTestId('status').textContent()).toMatch(/^Jouez maintenant le [24]\.$/);
});

it('what has been marked before is said as a note', async () => {
  const page = await at.seated(await makeGame(at.url, { trid: QUIET.replace(':R:-:', ':M:42:') }));
  const note = page.getByTestId('roll-sum').locator('.note');
  const size = await note.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  expect(size).toBeLessThanOrEqual(17);
});

describe('tenir ou s’en aller', () => {
  it('comes before any man moves, with its consequences and no default', async () => {
    const page = await at.rolled(HOLE, '42');
    await page.getByTestId('tenir').waitFor();
    await expect.poll(() => page.getByTestId('tenir').textContent()).toContain('garde 2');
    await expect.poll(() => page.getByTestId('enaller').textContent()).toContain('perd 2');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid ?? '')).not.toMatch(
      /tenir|enaller/,
    );
    expect(await sources(page)).toEqual([]);
    const before = await boardText(page);
    await touch(page, 12, 'pointer');
    await drag(page, 1, 5);
    await page.keyboard.press('Enter');
    expect(await targets(page)).toEqual([]);
    expect(await boardText(page)).toBe(before);
    await page.getByTestId('tenir').click();
    expect(await asked(page)).toBe('move');
    await expect.poll(() => page.getByTestId('score-w').getAttribute('data-points')).toBe('2');
  });

  it('is decided before a board that shows the points left over, as the plaque does', async () => {
    const page = await at.rolled(HOLE, '42');
    await page.getByTestId('tenir').waitFor();
    const jeton = page.getByTestId('jeton-w').last();
    await expect.poll(() => jeton.textContent()).toBe('2');
    expect(await page.getByTestId('score-w').getAttribute('data-points')).toBe('2');
    const [seen, tip] = [await centre(jeton), await tipOf(page, 'white', 2)];
    expect(Math.hypot(seen.x - tip.x, seen.y - tip.y)).toBeLessThan(12);
  });

  it('s’en aller puts every man back and throws the points away', async () => {
    const page = await at.rolled(HOLE, '42');
    await page.getByTestId('tenir').waitFor();
    await page.keyboard.press('v');
    await page.getByTestId('roll').waitFor();
    const board = await boardText(page);
    expect(board.match(/white@1\b/g)).toHaveLength(15);
    expect(board.match(/black@24\b/g)).toHaveLength(15);
    await expect.poll(() => page.getByTestId('score-w').getAttribute('data-points')).toBe('0');
    await expect.poll(() => page.getByTestId('score-w').getAttribute('data-holes')).toBe('5');
  });
});

it('counts twelve holes on the card of a tour whose last hole is double', async () => {
  const page = await at.rolled(field('8-2', '11-1', 'w'), '42');
  const score = page.getByTestId('score-w');
  await page.getByTestId('winner').waitFor();
  expect(await score.getAttribute('data-holes')).toBe('12');
  expect(await score.innerText()).toMatch(/^12/);
});

describe('the explanation', () => {
  it('draws arrows from a man to the target while a row has the focus', async () => {
    const page = await at.rolled(HOLE, '42');
    const rows = page.getByTestId('explain-row');
    await rows.first().waitFor();
    for (let i = 0; i < (await rows.count()); i += 1) {
      await rows.nth(i).focus();
      await page.getByTestId('arrow').first().waitFor({ state: 'attached' });
      const ends = await page.$$eval('[data-testid=arrow]', (all) => all.map((a) => (a as SVGElement).dataset.from));
      for (const from of ends) {
        await expect
          .poll(() => page.locator(`[data-testid=man][data-side=white][data-at="${from}"]`).count())
          .toBeGreaterThan(0);
      }
    }
    await rows.first().focus();
    await rows.first().blur();
    await expect.poll(() => page.getByTestId('arrow').count()).toBe(0);
  });

  it('can be looked up again with its position', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const first = await boardText(page);
    await playTurn(page, 'pointer');
    expect(await asked(page)).toBe('roll');
    await roll(page, 'pointer');
    await page.getByTestId('sheet-row').nth(1).waitFor();
    await page.getByTestId('sheet-row').last().click();
    expect(await boardText(page)).toBe(first);
    await expect.poll(() => page.getByTestId('explain-row').count()).toBeGreaterThan(0);
    await page.getByTestId('back').click();
    expect(await boardText(page)).not.toBe(first);
  });
});

describe('those who listen', () => {
  it('hear the dice, then the marks, and at once that there is a choice', async () => {
    const page = await at.rolled(HOLE, '42');
    await page.getByTestId('call').filter({ hasText: 'Trou !' }).waitFor({ state: 'attached' });
    const told = (await page.getByTestId('log').locator('p').allTextContents()).slice(-3);
    expect(told[0]).toContain('Quatre et deux : six points');
    expect(told.slice(1)).toEqual(['Anne a 2 points et 5 trous.', 'Denis a 1 trou.']);
  });

  it('find twenty-four named flèches, both dice and both scores', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const tree = await page.locator('main').ariaSnapshot();
    expect(tree.match(/button "Flèche \d+, /g)).toHaveLength(24);
    expect(tree.match(/img "Dé [24]"/g)).toHaveLength(2);
    expect(tree.match(/\d trous?/g)!.length).toBeGreaterThanOrEqual(2);
  });
});

describe('a hint', () => {
  it('shows and draws what is left after a man was moved, and plays a row that is pressed', async () => {
    const page = await at.seated(await gameWithRoll(at.url, QUIET, '42', { black: BOT }));
    await roll(page, 'pointer');
    await asked(page);
    await page.getByTestId('hint').click();
    const rows = page.getByTestId('hint-way');
    await rows.first().waitFor();
    expect((await rows.first().locator('b').textContent())!.split('/').length).toBeGreaterThan(2);
    await moveOne(page, 'pointer');
    // One number is left: each row is the way of one man.
    await expect.poll(async () => (await rows.locator('b').allTextContents()).every((text) => text.split('/').length === 2)).toBe(true); // prettier-ignore
    await rows.first().click();
    await expect.poll(() => asked(page)).toBe('confirm');
  });
});
