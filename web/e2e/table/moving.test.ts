import { describe, expect, it } from 'vitest';
import type { CDPSession } from 'playwright-core';
import { asked, boardText, drag, moveOne, playTurn, roll, targets, touch } from '../helpers/hands';
import { likes } from '../helpers/liking';
import { site } from '../helpers/site';
import { centre, manOn, otherLanguage } from '../helpers/sight';
import { allLines, FIELD, gameWithRoll, position, QUIET } from '../helpers/table';

const at = site();

/** Returns whether a node, if it is still there, stands inside an element of a selector. */
async function inside(session: CDPSession, backendNodeId: number, selector: string): Promise<boolean> {
  try {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration: 'function (selector) { return this.closest?.(selector) != null; }',
      arguments: [{ value: selector }],
      returnByValue: true,
    });
    return result.value === true;
  } catch {
    return false;
  }
}

describe('moving', () => {
  it('sends nothing before it is confirmed, and undoes man by man', async () => {
    const made = await gameWithRoll(at.url, QUIET, '42');
    const page = await at.seated(made);
    await roll(page, 'pointer');
    await asked(page);
    const before = await boardText(page);
    const sent = (await allLines(at.url, made.game)).length;
    while ((await asked(page)) === 'move') await moveOne(page, 'pointer');
    expect(await allLines(at.url, made.game)).toHaveLength(sent);
    for (let undo = page.getByTestId('undo'); await undo.isVisible();) await undo.click();
    expect(await boardText(page)).toBe(before);
    await playTurn(page, 'keyboard');
    await page.getByTestId('undo').waitFor({ state: 'detached' });
    expect(await asked(page)).toBe('roll');
    expect(await allLines(at.url, made.game)).toHaveLength(sent + 1);
  });

  it('carries a man by dragging', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    await touch(page, 1, 'pointer');
    const [to] = await targets(page);
    await page.keyboard.press('Escape');
    await drag(page, 1, to!);
    await page.getByTestId('undo').waitFor();
    await expect.poll(() => page.locator(`[data-testid=man][data-at="${to}"]`).count()).toBeGreaterThan(0);
  });

  it('draws the board, which never moves, as one surface while men move over it', async () => {
    const page = await at.rolled(QUIET, '42');
    await likes(page, { speed: 'slow' });
    await asked(page);
    const session = await page.context().newCDPSession(page);
    const drawn = new Set<number>();
    session.on('LayerTree.layerTreeDidChange', ({ layers }) =>
      layers?.forEach(({ backendNodeId }) => backendNodeId && drawn.add(backendNodeId)),
    );
    await session.send('DOM.enable');
    await session.send('LayerTree.enable');
    await page.locator('.board:not(.still)').waitFor();
    await moveOne(page, 'pointer');
    /** Returns how many surfaces lie on an element, or within it. */
    const within = async (selector: string) => {
      const found = await Promise.all([...drawn].map((id) => inside(session, id, selector)));
      return found.filter(Boolean).length;
    };
    await expect.poll(() => within('.men')).toBeGreaterThan(0);
    expect(await within('.ground *')).toBe(0);
  });

  it('takes a tap beside the legal flèche', async () => {
    const page = await at.rolled(QUIET, '42', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await asked(page);
    const from = await manOn(page, 1);
    await page.touchscreen.tap(from.x, from.y);
    const [to] = await targets(page);
    const box = (await page.getByTestId(`case-${to}`).boundingBox())!;
    await page.touchscreen.tap(box.x + box.width + 15, box.y + box.height / 2);
    await page.getByTestId('undo').waitFor();
    expect(await page.evaluate(() => scrollY + (document.scrollingElement?.scrollTop ?? 0))).toBe(0);
  });

  it('says in words which rule forbids a move, and puts the man back', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const before = await boardText(page);
    await touch(page, 1, 'pointer');
    await touch(page, 13, 'pointer');
    await page
      .getByTestId('refusal')
      .filter({ hasText: /règle [MP]\d/ })
      .waitFor();
    expect(await boardText(page)).toBe(before);
    await otherLanguage(page);
    await page
      .getByTestId('refusal')
      .filter({ hasText: /rule [MP]\d/ })
      .waitFor();
  });

  it('plays the left die at a double click, and X swaps the dice', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const left = async () => Number(await page.getByTestId('die-1').getAttribute('data-number'));
    const first = await left();
    await page.keyboard.press('x');
    const second = await left();
    expect([first, second].sort()).toEqual([2, 4]);
    const man = await manOn(page, 1);
    await page.mouse.dblclick(man.x, man.y);
    await page.locator(`[data-testid=man][data-at="${1 + second}"]`).waitFor();
    await page.getByTestId('undo').click();
    const die = await centre(page.getByTestId('die-1'));
    await page.mouse.click(die.x, die.y);
    expect(await left()).toBe(first);
    await page.mouse.dblclick(man.x, man.y);
    await page
      .locator(`[data-testid=man][data-at="${1 + first}"]`)
      .first()
      .waitFor();
  });

  it('lets go of a chosen man at Esc', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const before = await boardText(page);
    await touch(page, 1, 'pointer');
    expect(await targets(page)).not.toEqual([]);
    await page.keyboard.press('Escape');
    expect(await targets(page)).toEqual([]);
    await expect.poll(() => page.getByTestId('case-1').getAttribute('aria-pressed')).toBe('false');
    expect(await boardText(page)).toBe(before);
  });
});

describe('a refused move', () => {
  const cases = [
    ['M1', 'backward', FIELD, '42', 6, 4],
    ['M2', 'held_by_other', FIELD, '42', 12, 14],
    ['M4', 'play_both', 'A---h-g----B-----------L', '42', 1, 3],
    ['M5', 'coin_two_enter', 'J----B-C----------d----k', '42', 8, 12],
    ['M5', 'other_coin', 'H-------B-BC------d----k', '42', 9, 13],
    ['M7', 'grand_jan_open', 'E---------DF------d----k', '43', 11, 15],
    ['P5', 'must_fill', 'C----ABBBBAB-----------o', '52', 1, 6],
    ['P6', 'must_keep', 'B-----BBBBBC---------c-l', '42', 7, 11],
  ] as const;

  it.each(cases)('names %s (%s) and puts the man back', async (rule, law, men, dice, from, to) => {
    const page = await at.rolled(position(men), dice);
    await asked(page);
    const before = await boardText(page);
    await drag(page, from, to);
    const said = page.getByRole('alert').filter({ hasText: `(règle ${rule})` });
    await said.waitFor();
    await expect.poll(() => said.getAttribute('data-law')).toBe(law);
    expect(await boardText(page)).toBe(before);
    await expect.poll(() => page.getByTestId('undo').count()).toBe(0);
  });
});

describe('bearing off', () => {
  it('takes two men from one flèche by the keyboard alone', async () => {
    const page = await at.rolled(position('g--------------------BEH'), '64');
    await moveOne(page, 'keyboard');
    expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/^case-\d+$/);
    await playTurn(page, 'keyboard');
    await page.getByTestId('undo').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-side=white][data-at="25"]').count()).toBe(2);
  });

  it('goes on to the last man, then all come back and the points stay', async () => {
    const home = position('------------o-------A-AA', 'w', '2-4');
    const made = await gameWithRoll(at.url, home, '42');
    const page = await at.seated(made);
    let off = 0;
    const out = async () => (await allLines(at.url, made.game)).find(({ releve }) => releve === 'out');
    while (!(await out())) {
      if ((await asked(page)) === 'roll') await roll(page, 'pointer');
      if ((await asked(page)) === 'decide') await page.getByTestId('tenir').click();
      await playTurn(page, 'pointer');
      await asked(page);
      off = Math.max(off, await page.locator('[data-side=white][data-at="25"]').count());
    }
    expect(off).toBeGreaterThan(0);
    const end = (await out())!;
    const rolled = (await allLines(at.url, made.game))[end.n - 2]!;
    expect(rolled.events.map(({ jan }) => jan)).toContain('bear_off');
    expect(end.turn).toMatchObject({ side: 'white', stage: 'roll' });
    expect(end.score.white.points).toBe(rolled.score.white.points);
    await expect
      .poll(() => page.getByTestId('score-w').getAttribute('data-points'))
      .toBe(String(end.score.white.points));
    const board = await boardText(page);
    expect(board.match(/white@1\b/g)).toHaveLength(15);
    expect(board.match(/black@24\b/g)).toHaveLength(15);
  });
});
