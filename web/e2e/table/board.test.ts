import { describe, expect, it } from 'vitest';
import { asked } from '../helpers/hands';
import { site } from '../helpers/site';
import { centre, insideWindow, smallControls, tipOf } from '../helpers/sight';
import { field, HOLE, makeGame } from '../helpers/table';

const at = site();

describe('the score objects', () => {
  const law = [
    [2, 2],
    [4, 4],
    [6, 6],
    [8, 7],
    [10, 12],
  ] as const;

  it.each(law)('puts the jetons of %i points at the tip of flèche %i', async (points, fleche) => {
    const page = await at.seated(
      await makeGame(at.url, { trid: field(`${points}-${points}`, `${points + 1}-${points}`, 'w') }),
    );
    for (const side of ['white', 'black'] as const) {
      const jeton = await centre(page.getByTestId(`jeton-${side[0]}`).last());
      const tip = await tipOf(page, side, fleche);
      expect(Math.hypot(jeton.x - tip.x, jeton.y - tip.y)).toBeLessThan(12);
      const hole = await tipOf(page, side, side === 'white' ? points + 1 : points);
      const fichet = await centre(page.getByTestId(`fichet-${side[0]}`));
      expect(Math.abs(fichet.x - hole.x)).toBeLessThan(12);
      expect(Math.sign(fichet.y - hole.y)).toBe(side === 'white' ? 1 : -1);
    }
    await expect.poll(() => page.getByTestId('jeton-w').count()).toBe(2);
    await expect.poll(() => page.getByTestId('jeton-b').count()).toBe(1);
  });

  it('lays them between the talons at no points, and the fichets at their holes', async () => {
    const page = await at.seated(await makeGame(at.url, { trid: field('0-0', '7-0') }));
    const talon = await tipOf(page, 'white', 1);
    const opposite = await tipOf(page, 'black', 1);
    for (const id of ['jeton-w', 'jeton-b']) {
      const jeton = await centre(page.getByTestId(id));
      expect(Math.abs(jeton.x - talon.x)).toBeLessThan(12);
      expect(jeton.y).toBeGreaterThan(opposite.y);
      expect(jeton.y).toBeLessThan(talon.y);
    }
    const seventh = await tipOf(page, 'white', 7);
    expect(Math.abs((await centre(page.getByTestId('fichet-w'))).x - seventh.x)).toBeLessThan(4);
    const board = (await page.getByTestId('board').boundingBox())!;
    expect((await centre(page.getByTestId('fichet-b'))).x - board.x).toBeLessThan(board.width * 0.05);
  });

  it.each([
    ['8-4', 'w'],
    ['4-8', 'b'],
  ] as const)('shows the double jeton at %s to its bearer %s', async (points, bearer) => {
    const page = await at.seated(await makeGame(at.url, { trid: field(points, '3-1', bearer) }));
    for (const side of ['w', 'b'])
      await expect.poll(() => page.getByTestId(`jeton-${side}`).count()).toBe(side === bearer ? 2 : 1);
    const two = page.getByTestId(`jeton-${bearer}`);
    const [a, b] = [await centre(two.first()), await centre(two.last())];
    const width = (await two.first().boundingBox())!.width;
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(width);
  });

  it.each([
    ['w', 1],
    ['b', -1],
    ['-', 0],
  ] as const)('plants the pavillon of %s at their starting hole', async (holder, down) => {
    const page = await at.seated(await makeGame(at.url, { trid: field('0-0', '2-3', '-', holder) }));
    const board = (await page.getByTestId('board').boundingBox())!;
    const flag = (await page.getByTestId('pavillon').boundingBox())!;
    expect(flag.x - board.x).toBeLessThan(board.width * 0.05);
    const foot = flag.y + flag.height - board.y - board.height / 2;
    expect(Math.abs(foot)).toBeLessThan(board.height / 6);
    expect(Math.round(foot / (board.height / 10)) + 0).toBe(down);
    await expect.poll(() => page.locator('.tag:has(svg)', { hasText: 'pavillon' }).count()).toBe(Math.abs(down));
  });

  it('shows fifteen men a side, on grounds that alternate', async () => {
    const page = await at.seated(await makeGame(at.url));
    for (const side of ['white', 'black'])
      await expect.poll(() => page.locator(`[data-testid=man][data-side=${side}]`).count()).toBe(15);
    await expect.poll(() => page.getByTestId('case-1').getAttribute('aria-label')).toContain('15');
    const fills = await page.$$eval('polygon[data-fleche]', (all) =>
      all.map((p) => [Number((p as SVGElement).dataset.fleche), getComputedStyle(p).fill] as const),
    );
    const fill = new Map(fills);
    for (let f = 1; f < 24; f += 1) expect(fill.get(f)).not.toBe(fill.get(f + 1));
    expect(fill.get(1)).not.toBe(fill.get(24));
  });
});

describe('the room it takes', () => {
  const sizes = [
    [1280, 800],
    [1366, 768],
    [1024, 768],
    [390, 844],
    [360, 740],
    [844, 390],
  ] as const;

  it.each(sizes)('fits %i by %i without scrolling', async (width, height) => {
    const hasTouch = width < 1000;
    const page = await at.rolled(HOLE, '42', { viewport: { width, height }, hasTouch });
    await page.getByTestId('tenir').waitFor();
    await insideWindow(page, ['board', 'die-1', 'die-2', 'tenir', 'enaller', 'score-w', 'score-b']);
    await page.getByTestId('tenir').click();
    expect(await asked(page)).toBe('move');
    await insideWindow(page, ['board', 'actions', 'score-w', 'score-b']);
    if (hasTouch) expect(await smallControls(page)).toEqual([]);
    const boxes = await page.$$eval('[data-testid^=case-]', (all) =>
      all.map((c) => c.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    if (!hasTouch) expect((await page.getByTestId('board').boundingBox())!.width).toBeGreaterThan(width * 0.6);
  });
});
