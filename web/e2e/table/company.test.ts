import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, boardText, confirm, moveOne, playTurn, roll, sources, touch } from '../helpers/hands';
import { site } from '../helpers/site';
import { centre } from '../helpers/sight';
import { allLines, FIELD, gameWithRoll, makeGame, position, QUIET } from '../helpers/table';

const at = site();

const gameOf = (page: Page) => new URL(page.url()).hash.replace('#/g/', '');

/** Plays whatever is asked to the end of a turn. */
async function wholeTurn(page: Page): Promise<void> {
  if ((await asked(page)) === 'roll') await roll(page, 'pointer');
  if ((await asked(page)) === 'decide') await page.getByTestId('tenir').click();
  await playTurn(page, 'pointer');
}

describe('two people on one device', () => {
  it('play six turns each', async () => {
    const page = await at.choosing();
    await page.getByTestId('two').click();
    await page.getByTestId('name').fill('Anne');
    await page.getByTestId('play').click();
    await page.getByTestId('board').waitFor();
    const turns = { white: 0, black: 0 };
    while (turns.white < 6 || turns.black < 6) {
      await wholeTurn(page);
      await asked(page);
      const side = (await allLines(at.url, gameOf(page))).filter((line) => line.do.type === 'play').at(-1)!.side;
      turns[side] += 1;
    }
    await expect.poll(() => page.getByTestId('case-1').getAttribute('aria-label')).toContain('des blancs');
    expect((await centre(page.getByTestId('case-1'))).y).toBeGreaterThan((await centre(page.getByTestId('board'))).y);
  });
});

describe('Black alone', () => {
  it('sees the board from their side, by the same names', async () => {
    const { game, keys } = await gameWithRoll(at.url, position(FIELD, 'b'), '42');
    const page = await at.seated({ game, keys: { 1: keys[1]! } });
    const board = await centre(page.getByTestId('board'));
    const talon = await centre(page.getByTestId('case-24'));
    expect(talon.x).toBeLessThan(board.x);
    expect(talon.y).toBeGreaterThan(board.y);
    expect((await centre(page.getByTestId('case-1'))).y).toBeLessThan(board.y);
    await roll(page, 'pointer');
    await asked(page);
    expect(await sources(page)).toContain(24);
    await fourOn(page);
    await playTurn(page, 'pointer');
    await page.getByTestId('confirm').waitFor({ state: 'detached' });
    const last = (await allLines(at.url, game)).at(-1)!;
    expect(last).toMatchObject({ side: 'black', do: { type: 'play' } });
    expect(last.do).toHaveProperty('steps.0', [1, 5]);
    await page.locator('[data-testid=man][data-side=black][data-at="20"]').nth(2).waitFor();
  });
});

/** Moves Black's man four flèches on from its talon. */
async function fourOn(page: Page): Promise<void> {
  await touch(page, 24, 'pointer');
  await touch(page, 20, 'pointer');
}

describe('a watcher', () => {
  it('sees the same board and can do nothing', async () => {
    const made = await gameWithRoll(at.url, QUIET, '42');
    const player = await at.seated(made);
    const watcher = await at.seated({ game: made.game, keys: {} });
    await watcher.getByTestId('status').filter({ hasText: 'Vous regardez' }).waitFor();
    await expect.poll(() => watcher.getByTestId('roll').count()).toBe(0);
    await watcher.keyboard.press('Space');
    await touch(watcher, 1, 'pointer');
    await expect.poll(() => watcher.locator('.man.can, .man.chosen').count()).toBe(0);
    expect(await allLines(at.url, made.game)).toHaveLength(1);
    await wholeTurn(player);
    await asked(player);
    await expect.poll(() => boardText(watcher)).toBe(await boardText(player));
    expect(await watcher.getByTestId('score-w').textContent()).toBe(await player.getByTestId('score-w').textContent());
  });
});

describe('a second page of the same player', () => {
  it('sees every move as it is made, and may make the next', async () => {
    const made = await makeGame(at.url);
    const pages = [await at.seated(made), await at.seated(made)];
    for (let turn = 0; turn < 4; turn += 1) {
      const here = pages[turn % 2]!;
      const there = pages[(turn + 1) % 2]!;
      await wholeTurn(here);
      await asked(here);
      await expect.poll(() => boardText(there)).toBe(await boardText(here));
    }
  });
});

describe('a connection lost for a while', () => {
  it('comes back, and what was confirmed meanwhile is played once', async () => {
    const made = await gameWithRoll(at.url, QUIET, '42');
    const page = await at.seated(made);
    await roll(page, 'pointer');
    await asked(page);
    const before = (await allLines(at.url, made.game)).length;
    let tries = 0;
    const thrice = new Promise<void>((done) => page.on('websocket', () => ++tries === 3 && done()));
    await at.server.kill();
    await page.getByTestId('link-lost').waitFor();
    while ((await asked(page)) === 'move') await moveOne(page, 'pointer');
    await confirm(page, 'pointer');
    await thrice;
    await at.server.start();
    await page.getByTestId('link-lost').waitFor({ state: 'detached' });
    expect(await asked(page)).toBe('roll');
    expect(await allLines(at.url, made.game)).toHaveLength(before + 1);
    await wholeTurn(page);
    expect(await asked(page)).toBe('roll');
  });
});
