import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, boardText, moveOne, playTurn, roll } from '../helpers/hands';
import { stillSite } from '../helpers/site';
import { Server, WEB } from '../helpers/server';
import { until } from '../helpers/until';

const at = stillSite();
const web = mkdtempSync(join(tmpdir(), 'trictrac-web-'));
const server = new Server(web);

beforeAll(async () => {
  cpSync(WEB, web, { recursive: true });
  await server.start();
});
afterAll(async () => {
  await server.end();
  rmSync(web, { recursive: true });
});

/** Changes a file, of which there are then no packed copies. */
function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(join(web, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(web, file), text.replace(from, to));
  for (const packed of ['gz', 'br']) rmSync(join(web, `${file}.${packed}`), { force: true });
}

/** Has the browser look for a newer page, and waits until it is there. */
async function fetched(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await until(page, async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** Returns the name of this page; the first has none. */
const pageOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.page);

it('a newer page waits until it is taken, and breaks no game', async () => {
  const page = await at.fresh({}, true);
  await page.goto(`${server.url}#/new`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.getByTestId('two').check();
  await page.getByTestId('play').click();
  if ((await asked(page)) === 'roll') await roll(page, 'pointer');
  await moveOne(page, 'pointer');
  change('index.html', /<html/, '<html data-page="second"');
  change('sw.js', /const VERSION = '\w+'/, "const VERSION = 'second'");
  await server.kill(); // which has read its files once
  await server.start();
  await fetched(page);
  await expect.poll(() => page.getByTestId('newer').count()).toBe(0);
  const game = await page.context().newPage();
  await game.goto(page.url());
  await game.getByTestId('undo').waitFor();
  expect(await pageOf(game)).toBeUndefined();

  await page.goto(`${server.url}#/`);
  await page.getByTestId('take-newer').click();
  await page.waitForFunction(() => document.documentElement.dataset.page === 'second');
  await page.getByTestId('play').waitFor();
  await expect.poll(() => page.getByTestId('newer').count()).toBe(0);

  const before = await boardText(game);
  await playTurn(game, 'pointer');
  expect(await asked(game)).toBe('roll');
  await game.reload();
  expect(await pageOf(game)).toBe('second');
  await game.getByTestId('board').waitFor();
  expect(await boardText(game)).not.toBe(before);
  expect(await asked(game)).toBe('roll');
});
