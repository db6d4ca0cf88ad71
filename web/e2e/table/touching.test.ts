import { describe, expect, it } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { asked, boardText, playTurn, roll, targets, touch } from '../helpers/hands';
import { site } from '../helpers/site';
import { likes } from '../helpers/liking';
import { centre, manOn } from '../helpers/sight';
import { allLines, BOT, gameWithRoll, makeGame, position, QUIET } from '../helpers/table';

const at = site();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** For any roll of 5 and 2, 6/11 and 1/3 are the only moves. */
const FORCED = position('C----ABBBBAB-----------o');
const lines = (page: Page) => allLines(at.url, new URL(page.url()).hash.replace('#/g/', ''));

/** The flèches from which a man can go to one place only at the beginning of the turn. */
async function single(page: Page): Promise<{ from: number; to: number }> {
  const { plays } = (await lines(page)).at(-1)!.turn;
  const ways = new Map<number, Set<number>>();
  for (const [one, two] of plays!) {
    const to = ways.get(one![0]) ?? new Set();
    to.add(one![1]);
    if (two && two[0] === one![1]) to.add(two[1]);
    ways.set(one![0], to);
  }
  const [from, to] = [...ways].find(([, all]) => all.size === 1)!;
  return { from, to: [...to][0]! };
}

describe('one touch', () => {
  it('plays the man who has one place to go, and a hurried second one does not play another', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const { from, to } = await single(page);
    const standing = await page.locator(`[data-testid=man][data-at="${to}"]`).count();
    const man = await manOn(page, from);
    await page.mouse.dblclick(man.x, man.y);
    await page.getByTestId('undo').waitFor();
    await expect.poll(() => page.locator(`[data-testid=man][data-at="${to}"]`).count()).toBe(standing + 1);
    await expect.poll(() => page.getByTestId('undo-all').count()).toBe(0);
  });

  it('only chooses it where that is wished', async () => {
    const page = await at.rolled(QUIET, '42');
    await likes(page, { oneTap: 'no' });
    await asked(page);
    const { from, to } = await single(page);
    await touch(page, from, 'pointer');
    expect(await targets(page)).toEqual([to]);
    await expect.poll(() => page.getByTestId('undo').count()).toBe(0);
  });

  it('with the other button, or Enter with Shift, takes it up and shows why it may not play the other number', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const { from, to } = await single(page);
    const told = async () => {
      await page.locator('[data-testid=why-not][open]').getByTestId('why-not-row').first().waitFor();
      expect(await targets(page)).toEqual([to]);
      await expect.poll(() => page.getByTestId('undo').count()).toBe(0);
    };
    const man = await manOn(page, from);
    await page.mouse.click(man.x, man.y, { button: 'right' });
    await told();
    await page.keyboard.press('Escape');
    await page.getByTestId('why-not').waitFor({ state: 'detached' });
    await page.getByTestId(`case-${from}`).focus();
    await page.keyboard.press('Shift+Enter');
    await told();
    await touch(page, to, 'pointer');
    await page.getByTestId('undo').waitFor();
  });
});

describe('undoing', () => {
  it.each(['button', 'keys'])('takes the whole turn back at once (%s)', async (by) => {
    const page = await at.rolled(FORCED, '52');
    await asked(page);
    const before = await boardText(page);
    for (const from of [6, 1]) await touch(page, from, 'pointer');
    await page.getByTestId('confirm').waitFor();
    if (by === 'button') await page.getByTestId('undo-all').click();
    else await page.keyboard.press('Shift+Z');
    await page.getByTestId('undo').waitFor({ state: 'detached' });
    expect(await boardText(page)).toBe(before);
  });
});

describe('confirming', () => {
  it.each(['never', 'touch'])('is left out with the mouse by the player who wishes it %s', async (confirm) => {
    const page = await at.rolled(FORCED, '52');
    await likes(page, { confirm });
    await asked(page);
    const sent = (await lines(page)).length;
    await touch(page, 6, 'pointer');
    expect((await lines(page)).length).toBe(sent);
    await touch(page, 1, 'pointer');
    await page.getByTestId('roll').waitFor();
    expect((await lines(page)).at(-1)!.do).toMatchObject({ type: 'play' });
  });

  it('is asked of a finger', async () => {
    const page = await at.rolled(FORCED, '52', PHONE);
    await likes(page, { confirm: 'touch' });
    await asked(page);
    for (const from of [6, 1]) {
      const man = await manOn(page, from);
      await page.touchscreen.tap(man.x, man.y);
    }
    await page.getByTestId('confirm').waitFor();
    expect((await lines(page)).at(-1)!.do.type).toBe('roll');
  });
});

describe('what goes by itself', () => {
  it('are the dice, if that is wished', async () => {
    const page = await at.seated(await gameWithRoll(at.url, QUIET, '42'));
    await page.getByTestId('roll').waitFor();
    await likes(page, { autoRoll: 'yes' });
    expect(await asked(page)).toBe('move');
    await playTurn(page, 'pointer');
    await page.waitForFunction(() => document.querySelectorAll('[data-testid=sheet-row]').length === 2);
  });

  it('are turns without a choice, and they are seen', async () => {
    const page = await at.seated(await gameWithRoll(at.url, FORCED, '52'));
    await likes(page, { autoPlay: 'yes', speed: 'slow' });
    await roll(page, 'pointer');
    await page.keyboard.press('Escape');
    await page.getByTestId('status').filter({ hasText: 'Coup forcé' }).waitFor();
    expect((await lines(page)).at(-1)!.do.type).toBe('roll');
    const board = await centre(page.getByTestId('board'));
    // One man has gone, for a moment: the person who looks only after the press may miss it.
    await Promise.all([page.getByTestId('undo').waitFor(), page.mouse.click(board.x, board.y)]);
    await page.getByTestId('roll').waitFor();
    expect((await lines(page)).at(-1)!.do).toMatchObject({ type: 'play' });
    await page.getByTestId('last-move').first().waitFor({ state: 'attached' });
  });
});

describe('a finger', () => {
  it('carries the man twice as large above itself, and the page does not scroll', async () => {
    const page = await at.rolled(QUIET, '42', PHONE);
    await asked(page);
    await touch(page, 1, 'pointer');
    const [to] = await targets(page);
    await page.keyboard.press('Escape');
    const finger = await page.context().newCDPSession(page);
    const man = await manOn(page, 1);
    // A finger that stays asks of it, and may carry it all the same.
    await put(finger, 'touchStart', man);
    await page.getByTestId('why-free').waitFor();
    await put(finger, 'touchEnd');
    expect(await targets(page)).toContain(to);
    await page.keyboard.press('Escape');
    const size = (await page.locator('[data-testid=man]').first().boundingBox())!.width;
    const goal = await centre(page.getByTestId(`case-${to}`));
    await put(finger, 'touchStart', man);
    await put(finger, 'touchMove', { x: man.x + 20, y: man.y - 20 });
    await put(finger, 'touchMove', goal);
    await page.waitForFunction((x) => {
      const box = document.querySelector('.carried')?.getBoundingClientRect();
      return box && Math.abs(box.x + box.width / 2 - x) < 2;
    }, goal.x);
    const carried = (await page.locator('.carried').boundingBox())!;
    expect(carried.width / size).toBeCloseTo(2, 1);
    expect(carried.y + carried.height).toBeLessThan(goal.y);
    await put(finger, 'touchEnd');
    await page.getByTestId('undo').waitFor();
    expect(
      await page.evaluate(
        () => scrollY + document.scrollingElement!.scrollTop + document.querySelector('.table')!.scrollTop,
      ),
    ).toBe(0);
  });

  it('finishes what is being shown', async () => {
    const page = await at.seated(await makeGame(at.url, { black: BOT }), PHONE);
    await likes(page, { speed: 'slow' });
    if ((await asked(page)) === 'roll') await roll(page, 'pointer');
    await page.keyboard.press('Escape');
    await playTurn(page, 'pointer');
    await page.getByTestId('status').filter({ hasText: 'joue' }).waitFor();
    const board = await centre(page.getByTestId('board'));
    await page.touchscreen.tap(board.x, board.y);
    expect(['roll', 'decide']).toContain(await asked(page));
  });
});

/** A finger on the glass, as the browser hears of it. */
function put(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) {
  return finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}
