import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, boardText, confirm, moveOne, playTurn, roll, targets, touch } from '../helpers/hands';
import { site } from '../helpers/site';
import { likes } from '../helpers/liking';
import { gameWithRoll, HOLE, makeGame, position, QUIET } from '../helpers/table';

const at = site();
const FORCED = position('C----ABBBBAB-----------o');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

/** Returns the width of the outline of the focused element, and its contrast with its lining. */
function mark(page: Page) {
  return page.evaluate(() => {
    const style = getComputedStyle(document.activeElement!);
    const numbers = (text: string) =>
      /rgba?\(([^)]+)\)/
        .exec(text)![1]!
        .split(/[ ,/]+/)
        .slice(0, 3)
        .map(Number);
    const light = (text: string) =>
      numbers(text)
        .map((c) => c / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i]!, 0);
    const [a, b] = [light(style.outlineColor), light(style.boxShadow)].sort((x, y) => y - x) as [number, number];
    return { width: parseFloat(style.outlineWidth), contrast: (a + 0.05) / (b + 0.05) };
  });
}

describe('by the keyboard alone', () => {
  it('six turns and a choice are played, and the keyboard is never lost', async () => {
    const page = await at.seated(await gameWithRoll(at.url, HOLE, '42'));
    expect(await asked(page)).toBe('roll');
    await roll(page, 'keyboard');
    expect(await asked(page)).toBe('decide');
    await page.keyboard.press('t');
    for (let turn = 0; turn < 6; turn += 1) {
      if ((await asked(page)) === 'roll') await roll(page, 'keyboard');
      if ((await asked(page)) === 'decide') await page.keyboard.press('t');
      while ((await asked(page)) === 'move') await moveOne(page, 'keyboard', turn);
      await confirm(page, 'keyboard');
      await page.getByTestId('confirm').waitFor({ state: 'detached' });
      expect(await focused(page)).toMatch(/^case-/);
      const { width, contrast } = await mark(page);
      expect(width).toBeGreaterThanOrEqual(2);
      expect(contrast).toBeGreaterThanOrEqual(3);
    }
  });

  it('a number plays that die from where the keyboard is, or else from the only man who can', async () => {
    const page = await at.rolled(FORCED, '52');
    await asked(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('5');
    await page.locator('[data-testid=man][data-at="11"]').nth(1).waitFor({ state: 'attached' });
    await page.getByTestId('case-1').focus();
    await page.keyboard.press('2');
    await page.locator('[data-testid=man][data-at="3"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Shift+Z');
    const before = await boardText(page);
    await page.keyboard.press('3');
    expect(await boardText(page)).toBe(before);
  });

  it('each arrow leads the way it points, however the board lies', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    for (const lie of [{}, { talon: 'right' }, { talon: 'left', turned: 'yes' }, { talon: 'right', flipped: 'yes' }]) {
      await likes(page, lie as Record<string, string>);
      await page.getByTestId('case-4').focus();
      for (const [key, dx, dy] of [
        ['ArrowRight', 1, 0],
        ['ArrowUp', 0, -1],
        ['ArrowLeft', -1, 0],
        ['ArrowDown', 0, 1],
      ] as const) {
        const from = (await page.locator(':focus').boundingBox())!;
        const was = await focused(page);
        await page.keyboard.press(key);
        if ((await focused(page)) === was) continue;
        const to = (await page.locator(':focus').boundingBox())!;
        expect(Math.sign(Math.round(to.x - from.x)), `${key} ${JSON.stringify(lie)}`).toBe(dx);
        expect(Math.sign(Math.round(to.y - from.y)), `${key} ${JSON.stringify(lie)}`).toBe(dy);
      }
    }
  });

  it('L says the last play again, S the score, E leads to the explanation', async () => {
    const page = await at.rolled(HOLE, '42');
    expect(await asked(page)).toBe('decide');
    await page.keyboard.press('t');
    await playTurn(page, 'keyboard');
    await page.getByTestId('roll').waitFor();
    const log = page.getByTestId('log').locator('p');
    const last = (await log.last().textContent())!;
    await page.keyboard.press('s');
    await log.filter({ hasText: 'Anne : 5 trous, 2 points' }).waitFor({ state: 'attached' });
    await page.keyboard.press('l');
    await page.waitForFunction(
      (text) => document.querySelector('[data-testid=log] p:last-child')?.textContent === text,
      last,
    );
    await page.keyboard.press('e');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid)).toBe('explain-row');
    await page.getByTestId('arrow').first().waitFor({ state: 'attached' });
  });

  it('keys in a dialog do nothing to the game', async () => {
    const page = await at.seated(await makeGame(at.url));
    await page.getByTestId('settings').click();
    await page.getByTestId('theme-noyer').waitFor({ state: 'attached' });
    await page.getByRole('dialog').getByTestId('close').focus();
    await page.keyboard.press('?');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

it.each([
  ['standing', 'dizaine de parties'],
  ['lobby', 'le premier joueur qui arrive'],
  ['train', 'exercice suivant'],
  ['new', 'Choisissez d’abord le jeu'],
  ['friend', 'un ami qui recevra un lien'],
  ['seat/none/0/key', 'Quelqu’un vous invite à jouer'],
  ['study/soumille_1738', 'le long des coups'],
])('? at %s says what can be done there', async (name, text) => {
  const page = await at.fresh();
  await page.goto(`${at.url}#/${name}`);
  await page.getByTestId('help').waitFor();
  await page.keyboard.press('?');
  await page.getByTestId('page-help').filter({ hasText: text }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

describe('a play that is typed', () => {
  it('comes to the field by M, is played and confirmed by Enter', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    await page.keyboard.press('m');
    expect(await focused(page)).toBe('typed');
    await page.keyboard.type('1/5 1/3');
    await page.keyboard.press('Enter');
    await page.getByTestId('typed-said').filter({ hasText: 'Joué : 1/5 1/3' }).waitFor();
    await page.getByTestId('confirm').waitFor();
    await page.keyboard.press('Enter');
    await page.getByTestId('roll').waitFor();
    expect(await focused(page)).toBe('typed');
    await page.keyboard.press('Enter');
    await page.getByTestId('roll').waitFor({ state: 'detached' });
  });

  it('follows the names on the board, and says what is wrong', async () => {
    const page = await at.rolled(QUIET, '42');
    await likes(page, { naming: 'T-11', typing: 'yes' });
    await asked(page);
    const field = page.getByTestId('typed');
    const said = page.getByTestId('typed-said');
    await field.fill('T/4 quatre');
    await page.getByTestId('typed-go').click();
    await said.filter({ hasText: '« quatre » est illisible' }).waitFor();
    await field.fill('T/12');
    await field.press('Enter');
    await said.filter({ hasText: '« T/12 »' }).waitFor();
    await field.fill("T/11'");
    await field.press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: /règle [MP]\d/ })
      .waitFor();
    await field.fill('T/4 T/2');
    await field.press('Enter');
    await page.getByTestId('confirm').waitFor();
    await expect.poll(() => page.locator('[data-testid=man][data-at="5"]').count()).toBe(1);
    await expect.poll(() => page.locator('[data-testid=man][data-at="3"]').count()).toBe(1);
    await page.getByTestId('undo-all').click();
    await touch(page, 1, 'pointer');
    expect(await targets(page)).not.toEqual([]);
  });

  it('takes the choice too', async () => {
    const page = await at.rolled(HOLE, '42');
    await page.getByTestId('tenir').waitFor();
    await page.keyboard.press('m');
    await page.keyboard.type('peut-être');
    await page.keyboard.press('Enter');
    await page.getByTestId('typed-said').filter({ hasText: '« tenir »' }).waitFor();
    await page.getByTestId('typed').fill('aller');
    await page.keyboard.press('Enter');
    await page.getByTestId('roll').waitFor();
    await expect.poll(() => page.getByTestId('score-w').getAttribute('data-points')).toBe('0');
  });
});
