import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { resized } from '../helpers/layout';
import { played } from '../helpers/records';
import { site } from '../helpers/site';
import { insideWindow, menuItem } from '../helpers/sight';
import { BOT, makeGame, PERSON } from '../helpers/table';

const at = site();

async function ended(wish: object = {}): Promise<Page> {
  const { made } = await played(at.url, wish);
  return at.seated(made);
}

it('the end of a game shows its course, its best play and its costliest, each on its board and a way to the review', async () => {
  const page = await ended();
  await page.getByTestId('course').waitFor();
  for (const id of ['best-play', 'worst-play']) {
    const shown = page.getByTestId(id);
    await expect.poll(() => shown.getByTestId('board').count()).toBe(1);
    await expect.poll(() => shown.getAttribute('href')).toMatch(/#t=\d+$/);
  }
  // The best of this game was to go; the costliest was a play.
  await expect.poll(() => page.getByTestId('worst-play').getByTestId('arrow').count()).toBeGreaterThan(0);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await resized(page, width, height);
    await insideWindow(page, ['again', 'review', 'picture']);
  }
  await page.getByTestId('worst-play').click();
  await page.getByTestId('replay-status').waitFor();
});

it('a tour played to its end says in words how it stands, with pegs, figures and three things to do', async () => {
  const page = await ended();
  await page.getByTestId('end-figures').waitFor();
  const heading = (await page.getByTestId('winner').textContent())!;
  const NUMBERS = 'zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze'.split('|');
  const [, holes] = new RegExp(`gagne(?:z)?, douze à (${NUMBERS.join('|')})$`).exec(heading)!;
  const pegs = await page
    .getByTestId('peg-rail')
    .locator('.peg')
    .evaluateAll((all) => all.map((peg) => peg.getAttribute('data-hole')));
  expect(pegs.map(Number).sort((a, b) => a - b)).toEqual([NUMBERS.indexOf(holes!), 12]);
  expect(await page.getByTestId('end').locator('.buttons .button').count()).toBe(3);
  expect(await page.getByTestId('end-figures').locator('tbody tr').count()).toBe(7);
  // Each hole of the game stands on a rail of the graph, and of its blunders at most eight.
  const marked = await page.getByTestId('highlights').locator('circle.hole').count();
  expect(marked).toBeGreaterThan(5);
  expect(await page.getByTestId('highlights').locator('path.diamond').count()).toBeLessThanOrEqual(8);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

it('after a bot another game is one touch away', async () => {
  const page = await resigned({
    black: { kind: 'human', name: '' },
    white: { kind: 'bot', bot: 'hector', name: 'Hector' },
  });
  // A lost game has one button to play again, and nobody else waits.
  await page.getByTestId('course').waitFor();
  expect(await page.getByTestId('next-foe').count()).toBe(0);
  expect(await page.getByRole('button', { name: await page.getByTestId('again').innerText() }).count()).toBe(1);
  expect(await page.getByTestId('end').innerText()).toMatch(/elle vaut \d+ enjeux?\./);
  const address = page.url();
  await page.getByTestId('again').click();
  await expect.poll(() => page.url()).not.toBe(address);
  await page.getByTestId('board').waitFor();
});

it('after a loss to a bot of a given strength a weaker one waits', async () => {
  const page = await resigned({
    black: { kind: 'human', name: '' },
    white: { kind: 'bot', bot: 'elo:1400', name: 'Bot 1400' },
  });
  await page.getByTestId('next-foe').filter({ hasText: 'Bot 1350' }).waitFor();
  await page.getByTestId('play-next').click();
  await page.getByText('Bot 1350', { exact: true }).first().waitFor();
});

/** Somebody resigns as Black, when there is something to do. */
async function resigned(wish: object): Promise<Page> {
  const page = await at.seated(await makeGame(at.url, { white: BOT, black: PERSON, seed: '17'.repeat(32), ...wish }));
  await page.locator('.man.can').or(page.getByTestId('roll')).first().waitFor();
  await (await menuItem(page, 'resign')).click();
  await page.getByTestId('resign-yes').click();
  await page.getByTestId('winner').waitFor();
  return page;
}

it.each([{}, { format: 'ecrire-lois', match: { rounds: 2 } }])(
  'a player sees their own chances, and gives away a picture that names everyone: %j',
  async (wish) => {
    const page = await resigned(wish);
    await expect.poll(() => page.getByTestId('course').getAttribute('aria-label')).toBe('Vos chances');
    const box = (await page.getByTestId('end').boundingBox())!;
    const head = (await page.locator('.header header').boundingBox())!;
    expect(box, 'nothing of the table looks out from behind its end').toEqual({
      x: 0,
      y: head.y + head.height,
      width: 1280,
      height: 800 - head.y - head.height,
    });
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    await page.getByTestId('picture').click();
    const said = await page.getByTestId('picture-made').getAttribute('alt');
    expect(said).toContain('Anne');
    expect(said).toContain('Commis');
    expect(said).not.toMatch(/vous/i);
  },
);

it.each(['tour', 'ecrire-lois'])('the end of %s is a picture to keep', async (format) => {
  const page = await ended({ format, ...(format !== 'tour' && { match: { rounds: 2 } }) });
  await page.getByTestId('picture').click();
  await page.getByTestId('picture-made').waitFor();
  expect(await page.getByTestId('picture-made').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  if (process.env.SHOT) await page.screenshot({ path: `/tmp/s-pic-${format}.png` });
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('picture-save').click()]);
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1200);
  expect(png.length).toBeGreaterThan(30_000);
});
