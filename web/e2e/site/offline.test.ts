import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { asked, boardText, moveOne, playTurn, playUntil, roll } from '../helpers/hands';
import { provided } from '../helpers/offline';
import { stillSite } from '../helpers/site';
import { faultsOf, menuItem, otherLanguage, smallControls } from '../helpers/sight';
import { firstRollNear, lay, makeNear, storedTexts } from '../helpers/near';
import { HOLE, OTHER, PERSON, type Made } from '../helpers/table';

const at = stillSite();
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const SEED = '5e'.repeat(32);

/** A fresh page where a game is chosen among all, its games on its own device, the other's turn shown at once. */
async function arrived(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await at.fresh(options, true);
  await page.goto(`${at.url}#/new`);
  await page.evaluate(() => localStorage.setItem('trictrac.speed', 'instant'));
  await page.reload();
  return page;
}

/** A game between two in which the first roll makes a hole. */
async function holeToCome(): Promise<Made> {
  for (let n = 1; ; n += 1) {
    const wish = {
      format: 'tour',
      rules: 'lois',
      white: PERSON,
      black: OTHER,
      trid: HOLE,
      seed: n.toString(16).padStart(64, '0'),
    };
    if ([...(await firstRollNear(wish))].sort().join() === '2,4') return makeNear(wish);
  }
}

async function namedSeed(page: Page, seed: string): Promise<void> {
  await page.getByTestId('where').locator('summary').click();
  await page.getByTestId('own-seed').fill(seed);
}

const gameOf = (page: Page) => new URL(page.url()).hash.replace('#/g/', '');
const holes = async (page: Page) =>
  (
    await page
      .locator('[data-testid^=fichet-]')
      .evaluateAll((pegs) => pegs.map((peg) => Number((peg as HTMLElement).dataset.at)))
  ).reduce((sum, n) => sum + n, 0);
const score = (page: Page) =>
  Promise.all(['score-w', 'score-b'].map(async (id) => (await page.getByTestId(id).textContent())!.match(/\d+/g)));

async function standing(page: Page): Promise<unknown[]> {
  return [
    await boardText(page),
    await score(page),
    await page.getByTestId('die-1').getAttribute('data-number'),
    await page.getByTestId('die-2').getAttribute('data-number'),
  ];
}

describe('a table on this device', () => {
  it('comes from a cold start to the first move in one click, and asks the server no more than who one is', async () => {
    const page = await at.fresh({}, true);
    const complaints: string[] = [];
    const calls: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => /\/(api|ws)\b/.test(new URL(request.url()).pathname) && calls.push(request.url()));
    page.on('websocket', (socket) => calls.push(socket.url()));
    await page.goto(at.url);
    await page.getByTestId('play').click();
    if ((await asked(page)) === 'roll') await roll(page, 'pointer');
    if ((await asked(page)) === 'move') await moveOne(page, 'pointer');
    expect(gameOf(page)).toMatch(/^local-/);
    expect(complaints).toEqual([]);
    expect(calls).toEqual([`${at.url}api/me`]);
  });

  it('is as it was after a reload in the middle of a turn', async () => {
    const page = await arrived();
    await namedSeed(page, SEED);
    await page.getByTestId('play').click();
    await playUntil(page, (what) => what === 'move');
    await moveOne(page, 'pointer');
    const before = await standing(page);
    await page.reload();
    await page.getByTestId('undo').waitFor();
    expect(await standing(page)).toEqual(before);
  });

  it('asks again after a reload whether one holds or goes', async () => {
    const page = await arrived();
    const made = await holeToCome();
    await lay(page, made);
    await page.goto(`${at.url}#/g/${made.game}`);
    await roll(page, 'pointer');
    const choice = await page.getByTestId('tenir').textContent();
    const before = await standing(page);
    await page.reload();
    await page.getByTestId('tenir').waitFor();
    await expect.poll(() => page.getByTestId('tenir').textContent()).toBe(choice);
    expect(await standing(page)).toEqual(before);
    await page.getByTestId('enaller').click();
    expect(await asked(page)).toBe('roll');
  });

  it('goes on in another tab where it was played on in the first', async () => {
    const page = await arrived();
    await page.getByTestId('two').check();
    await page.getByTestId('play').click();
    await asked(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByTestId('board').waitFor();
    await playUntil(page, (what) => what === 'move');
    await playTurn(page, 'pointer');
    expect(await asked(page)).toBe('roll');
    const shown = await boardText(page);
    await other.bringToFront();
    await other.waitForFunction(
      (text) =>
        [...document.querySelectorAll<HTMLElement>('[data-testid=man]')]
          .map((man) => `${man.dataset.side}@${man.dataset.at}`)
          .sort()
          .join(' ') === text,
      shown,
    );
    await roll(other, 'pointer');
    await playUntil(other, (what) => what === 'move');
    await playTurn(other, 'pointer');
    const stored = await storedTexts(page, gameOf(page));
    expect(stored.filter((text) => text.includes(' play ')).length).toBeGreaterThanOrEqual(2);
  });

  it('is named where there is none', async () => {
    const page = await at.fresh({}, true);
    await page.goto(`${at.url}#/g/local-nowhere`);
    await page.getByText('introuvable').waitFor();
  });

  it('shows what its dice prove, and a seed of your own is verified by the program', async () => {
    const page = await arrived();
    await page.getByTestId('where').locator('summary').click();
    await page.getByTestId('own-seed').fill('5e5e');
    await expect.poll(() => page.locator('#seed-hint').textContent()).toContain('4');
    await page.getByTestId('own-seed').fill(SEED);
    await page.getByTestId('play').click();
    await asked(page);
    const shown = await (await menuItem(page, 'commit')).textContent();
    await page.keyboard.press('Escape');
    await playUntil(page, (what) => what === 'move');
    await playTurn(page, 'pointer');
    await playUntil(page, (what) => what === 'roll');
    await (await menuItem(page, 'resign')).click();
    await page.getByTestId('resign-yes').click();
    await page.getByTestId('winner').waitFor();
    await page.getByTestId('proof').locator('summary').click();
    await expect.poll(() => page.getByTestId('seed').textContent()).toBe(SEED);
    await expect.poll(() => page.getByTestId('proof-text').textContent()).toContain('ne prouve donc rien');
    expect(await verified(page)).toContain(`[Commit "${shown}"]`);
  });
});

/** The record saved from the page, which holds before the program itself, dice and all. */
async function verified(page: Page): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trictrac-record-'));
  const file = join(folder, 'tour.trictrac');
  const saved = page.waitForEvent('download');
  await page.getByTestId('export').click();
  await (await saved).saveAs(file);
  for (const verb of ['verify', 'replay']) {
    const { status, stderr } = spawnSync(process.env.TRICTRAC_BIN!, [verb, file], { encoding: 'utf8' });
    expect(status, `${verb}: ${stderr}`).toBe(0);
  }
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

describe('without a network', () => {
  // However a test ends, the next one finds a server.
  afterEach(async () => {
    await at.server.kill();
    await at.server.start();
  });

  it(
    'plays a whole hole against the computer, and nothing is lost when it comes back',
    { timeout: 240_000 },
    async () => {
      const page = await arrived();
      await provided(page);
      await page.context().setOffline(true);
      await at.server.kill();
      await page.goto(`${at.url}#/`);
      await page.reload();
      await page.getByTestId('away').waitFor();
      await page.goto(`${at.url}#/new`);
      await namedSeed(page, SEED);
      await page.getByTestId('play').click();
      await playUntil(page, async () => (await holes(page)) > 0);
      await playUntil(page, (what) => what === 'roll');
      const before = await standing(page);
      const texts = await storedTexts(page, gameOf(page));
      await otherLanguage(page);
      await page.getByTestId('roll').filter({ hasText: 'Roll' }).waitFor();
      expect(await standing(page)).toEqual(before);
      await page.reload();
      await asked(page);
      await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
      expect(await standing(page)).toEqual(before);
      await at.server.start();
      await page.context().setOffline(false);
      await page.reload();
      await asked(page);
      expect(await standing(page)).toEqual(before);
      expect(await storedTexts(page, gameOf(page))).toEqual(texts);
      await page.goto(`${at.url}#/`);
      await page.getByTestId('continue').click();
      await asked(page);
      expect(await standing(page)).toEqual(before);
    },
  );

  it('plays a game of Le Tric Trac, and two play a marqué on one device', { timeout: 240_000 }, async () => {
    const page = await arrived(PHONE);
    await provided(page);
    await page.context().setOffline(true);
    await at.server.kill();
    await page.goto(`${at.url}#/new`);
    await page.getByTestId('format-courrier').click();
    await page.getByTestId('play').click();
    for (let turn = 0; turn < 4; turn += 1) {
      await playUntil(page, (what) => what === 'move' || what === 'confirm');
      await playTurn(page, 'pointer', turn);
      await page.getByTestId('undo').waitFor({ state: 'detached' });
    }
    await asked(page);
    const shown = await boardText(page);
    await page.reload();
    await asked(page);
    expect(await boardText(page)).toBe(shown);
    await page.goto(`${at.url}#/new`);
    await page.getByTestId('family-ecrire').click();
    await page.getByTestId('format-ecrire-1780').click();
    await page.getByTestId('two').check();
    await page.getByTestId('play').click();
    for (let turn = 0; turn < 4; turn += 1) {
      await playUntil(page, (what) => what === 'move');
      await playTurn(page, 'pointer', turn);
      await page.getByTestId('undo').waitFor({ state: 'detached' });
    }
    await expect.poll(() => page.getByTestId('link-lost').count()).toBe(0);
  });
});

describe('the page as a program of the device', () => {
  it('has a manifest whose icons are what it says they are', async () => {
    const page = await at.fresh({}, true);
    await page.goto(at.url);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await fetch(new URL(address!, at.url));
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      name: string;
      display: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect([manifest.name, manifest.display, manifest.start_url]).toEqual(['Trictrac', 'standalone', './']);
    expect(manifest.icons.some(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512')).toBe(true);
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
      const size = await page.evaluate(async (url) => {
        const image = await createImageBitmap(await (await fetch(url)).blob());
        return `${image.width}x${image.height}`;
      }, new URL(src, at.url).href);
      expect(size, src).toBe(sizes);
    }
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });

  it('keeps all of its files, and is asked few things on the first visit', async () => {
    const page = await at.fresh({}, true);
    const asked: string[] = [];
    page.on('request', (request) => request.serviceWorker() === null && asked.push(new URL(request.url()).pathname));
    await page.goto(at.url);
    await provided(page);
    // The table comes while the start page is read, after what that shows and before the module.
    const order = ['/start-', '/grain-', '/GameTable-', '.wasm'].map((part) =>
      asked.findIndex((path) => path.includes(part)),
    );
    expect(order, asked.join(' ')).not.toContain(-1);
    expect(order, asked.join(' ')).toEqual(order.toSorted((a, b) => a - b));
    // Seventeen before the page is read (tools/check_web_budget.mjs); the rest while it is.
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(36);
    const kept = await page.evaluate(async () => {
      const [name, ...more] = await caches.keys();
      const urls = (await (await caches.open(name!)).keys()).map(({ url }) => new URL(url).pathname);
      return { caches: more.length + 1, urls };
    });
    expect(kept.caches).toBe(1);
    for (const wanted of [/^\/$/, /\.wasm$/, /worker-.*\.js$/, /manifest/])
      expect(
        kept.urls.some((url) => wanted.test(url)),
        String(wanted),
      ).toBe(true);
  });

  it('has room for fingers and no serious fault where the place is chosen', async () => {
    const page = await arrived(PHONE);
    await page.getByTestId('where').locator('summary').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await smallControls(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  });
});
