import { expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { asked, boardText, drag, moveOne, playTurn, roll, sources, targets, touch } from '../helpers/hands';
import { site } from '../helpers/site';
import { faultsOf, insideWindow, menuItem, smallControls } from '../helpers/sight';
import { allLines, BOT, makeGame, OTHER, PERSON } from '../helpers/table';

const at = site();
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 };
const SEED = '5e'.repeat(32);

const game = (wish: object = {}) => makeGame(at.url, { format: 'courrier', rules: undefined, seed: SEED, ...wish });
const seated = async (wish: object = {}, options: BrowserContextOptions = {}) => at.seated(await game(wish), options);

/** Both sides' men near the end: White needs few rolls. */
const ENDING = 'S4=------a-----------BB----:w:R:-:1-0:3';

it('plays a whole match against the computer, through reloads and a killed server', async () => {
  const page = await at.choosing();
  await page.evaluate(() => localStorage.setItem('trictrac.speed', 'instant'));
  await page.reload();
  await page.route('**/api/games', async (route) => {
    const wish = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({ postData: JSON.stringify({ ...wish, seed: SEED }) });
  });
  await page.getByTestId('format-courrier').click();
  await page.getByTestId('name').fill('Anne');
  await page.getByTestId('play').click();
  for (let turn = 1, what = await asked(page); what !== 'over'; what = await asked(page)) {
    const by = turn % 3 === 0 ? 'keyboard' : 'pointer';
    if (what === 'roll') await roll(page, by);
    else {
      if (turn === 3) await reloadInTheMiddle(page);
      if (turn === 6) await killAndRestart(page);
      await playTurn(page, by === 'keyboard' ? 'pointer' : by, turn);
      turn += 1;
      await page.waitForFunction(() => document.querySelector('[data-testid=undo]') === null);
    }
  }
  await expect.poll(() => page.getByTestId('winner').textContent()).toMatch(/gagne/);
  const lines = await allLines(at.url, new URL(page.url()).hash.replace('#/g/', ''));
  expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
  expect(lines.at(-1)?.over?.seed).toBe(SEED);
});

async function reloadInTheMiddle(page: Page): Promise<void> {
  if ((await asked(page)) === 'move') await moveOne(page, 'pointer');
  const before = await boardText(page);
  await page.reload();
  await page.getByTestId('board').waitFor();
  await expect.poll(() => boardText(page)).toBe(before);
  await page.getByTestId('undo').waitFor();
}

async function killAndRestart(page: Page): Promise<void> {
  const before = await boardText(page);
  await at.server.kill();
  await page.getByTestId('link-lost').waitFor();
  await at.server.start();
  await page.getByTestId('link-lost').waitFor({ state: 'detached' });
  expect(await boardText(page)).toBe(before);
}

it('takes steps back, refuses in words, and drags', async () => {
  const page = await seated();
  const start = await boardText(page);
  await page.getByTestId('roll').click();
  expect(await asked(page)).toBe('move');
  const [from] = await sources(page);
  await touch(page, from!, 'pointer');
  await page.waitForFunction(() => document.querySelectorAll('[data-target]').length > 2);
  const reachable = await targets(page);
  await page.keyboard.press('Escape');
  const wrong = Array.from({ length: 11 }, (_, i) => (from === 13 ? 14 + i : 2 + i)).find(
    (place) => !reachable.includes(place),
  )!;
  await drag(page, from!, wrong);
  await page.getByTestId('refusal').filter({ hasText: 'J' }).waitFor();
  await drag(page, from!, reachable[0]!);
  await page.getByTestId('undo').click();
  await page.getByTestId('undo').waitFor({ state: 'detached' });
  expect(await boardText(page)).toBe(start);
});

it('is played by the keyboard alone', async () => {
  const page = await seated({ black: OTHER });
  await roll(page, 'keyboard');
  expect(await asked(page)).toBe('move');
  const dice = await Promise.all(['die-1', 'die-2'].map((die) => page.getByTestId(die).getAttribute('data-number')));
  const [from] = await sources(page);
  await page.keyboard.press('Home');
  if (from !== 13) for (let i = 0; i < 11; i += 1) await page.keyboard.press('ArrowLeft');
  if (from !== 13) await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(`case-${from}`);
  await page.keyboard.press(dice[0]!);
  await page.getByTestId('undo').waitFor();
  await page.keyboard.press('z');
  await page.getByTestId('undo').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('[data-target]').length > 2);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[data-target]') === null);
});

it('shows how a game ended and begins the next, to the end of the match', async () => {
  const page = await seated({ position: ENDING, white: PERSON, black: OTHER });
  const beginnings = page.getByTestId('next-game');
  for (let turn = 0; !(await beginnings.isVisible()); turn += 1) {
    const what = await Promise.race([asked(page), beginnings.waitFor().then(() => 'next')]);
    if (what === 'next') break;
    if (what === 'roll') await roll(page, 'pointer');
    else await playTurn(page, 'pointer', turn);
  }
  await expect.poll(() => page.getByTestId('winner').textContent()).toMatch(/gagne [12] point/);
  await beginnings.click();
  await page.getByTestId('roll').waitFor();
  for (let games = 0; games < 3 && !(await page.getByTestId('again').isVisible()); games += 1) {
    const resign = await menuItem(page, 'resign');
    await resign.click();
    await page.getByTestId('resign-yes').click();
    await page.getByTestId('winner').waitFor();
    if (await beginnings.isVisible()) await beginnings.click();
  }
  await expect.poll(() => page.getByTestId('match-score').textContent()).toMatch(/3/);
});

it('opens a position pasted at the start, with the points agreed', async () => {
  const page = await at.choosing();
  await page.getByTestId('import').locator('summary').click();
  await page.getByTestId('import-text').fill(ENDING);
  await page.getByTestId('import-open').click();
  await page.getByTestId('board').waitFor();
  await expect.poll(() => page.getByTestId('off-w').getAttribute('data-off')).toBe('11');
  await expect.poll(() => page.getByTestId('score-w').textContent()).toMatch(/1 \/ 3/);
});

for (const [name, options] of [
  ['phone', PHONE],
  ['desktop', {}],
] as [string, BrowserContextOptions][]) {
  it(`fits a ${name} and can be used by everyone`, async () => {
    const page = await seated({ black: BOT }, options);
    await asked(page);
    await insideWindow(page, ['board', 'actions', 'score-w', 'score-b']);
    if (options.hasTouch) expect(await smallControls(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  });
}
