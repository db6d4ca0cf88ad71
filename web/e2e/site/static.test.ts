import { existsSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { asked, boardText, playTurn, playUntil } from '../helpers/hands';
import { provided } from '../helpers/offline';
import { allFaultsOf } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { StaticHost } from '../helpers/staticHost';

const zip = process.env.TRICTRAC_PAGE_ZIP ?? '';
const alone = stillSite(new StaticHost([], zip));
const named = stillSite(new StaticHost(['--server', 'https://trictrac.example']));
const SEED = '5e'.repeat(32);
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The requests of a page that failed, or went to a server. */
const faults: string[] = [];

/** A page at the host of files, where the opponent's turn is shown at once. */
async function opened(at: typeof alone, hash = '', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await at.fresh(options, true);
  page.on('requestfailed', (request) => faults.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (answer) => answer.status() >= 400 && faults.push(`${answer.url()}: ${answer.status()}`));
  page.on('request', (request) => /\/(api|ws)\b/.test(new URL(request.url()).pathname) && faults.push(request.url()));
  page.on('websocket', (socket) => faults.push(socket.url()));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('trictrac.speed', 'instant'));
  await page.goto(at.url + hash);
  return page;
}

afterEach(() => {
  for (const { server } of [alone, named])
    faults.push(...server.asked.splice(0).flatMap(({ path, status }) => (status === 200 ? [] : `${path}: ${status}`)));
  expect(faults.splice(0)).toEqual([]);
});

describe('the page at a host of files, in a folder', () => {
  it.runIf(zip)('comes from the packed page', () => expect(existsSync(zip)).toBe(true));

  it('plays a relevé against the computer, and goes on with the host gone', { timeout: 240_000 }, async () => {
    const page = await opened(alone, '#/new');
    await page.getByTestId('where').locator('summary').click();
    await page.getByTestId('own-seed').fill(SEED);
    await page.getByTestId('play').click();
    await provided(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(alone.url);
    await playUntil(page, (what) => what === 'decide');
    await page.getByTestId('enaller').click();
    // All men stand on the talons again, and the next relevé begins.
    await expect.poll(() => page.locator('[data-testid=man][data-side=white][data-at="1"]').count()).toBe(15);
    await playUntil(page, (what) => what === 'roll');
    const before = await boardText(page);
    await alone.server.stop();
    await page.context().setOffline(true);
    await page.reload();
    expect(await asked(page)).toBe('roll');
    expect(await boardText(page)).toBe(before);
    await playUntil(page, (what) => what === 'move');
    await playTurn(page, 'pointer');
    await playUntil(page, (what) => what === 'roll');
    expect(await boardText(page)).not.toBe(before);
    await page.goto(`${alone.url}#/learn/1`);
    await page.getByTestId('course-coach').waitFor();
    await page.goto(`${alone.url}#/rules/k2`);
    await page.getByTestId('book-search').waitFor();
    await page.context().setOffline(false);
    await alone.server.start();
  });

  it('opens the course, the rules, the trainers and the start from any address within it', async () => {
    const page = await opened(alone);
    await page.getByTestId('play').waitFor();
    for (const [hash, shown] of [
      ['#/learn', 'course'],
      ['#/learn/2', 'course-coach'],
      ['#/rules', 'book-search'],
      ['#/train/count', 'asked'],
      ['#/position', 'board'],
      ['#/studies', 'study-fresh'],
      ['#/train', 'train-day'],
    ] as const) {
      await page.goto(alone.url + hash);
      await page.locator(`[data-testid$=${shown}]`).first().waitFor();
    }
    const { errors } = await (await page.context().newCDPSession(page)).send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });

  it.each([{}, PHONE])('shows nothing that needs a server (%o)', async (options) => {
    const page = await opened(alone, '', options);
    await page.getByTestId('play').waitFor();
    for (const id of ['play-friend', 'lobby-link', 'oneself', 'standing-link', 'privacy-link'])
      await expect.poll(() => page.getByTestId(id).count(), { message: id }).toBe(0);
    expect(await allFaultsOf(page)).toEqual([]);
    await page.goto(`${alone.url}#/new`);
    await page.getByTestId('two').waitFor();
    expect(await page.getByTestId('friend').count()).toBe(0);
    await page.getByTestId('where').locator('summary').click();
    await page.getByTestId('own-seed').waitFor();
    expect(await page.getByTestId('place-server').count()).toBe(0);
    for (const hash of ['#/lobby', '#/friend', '#/account', '#/standing', '#/seat/abc/1/def', '#/privacy']) {
      await page.goto(alone.url + hash);
      await page.getByTestId('away-page').getByRole('heading', { name: 'Il faut un serveur' }).waitFor();
      expect(await page.getByTestId('go-there').count(), hash).toBe(0);
    }
    expect(await allFaultsOf(page)).toEqual([]);
    await page.getByTestId('away-home').click();
    await page.getByTestId('play').waitFor();
  });

  it('leads to the server that it names, to what was asked for there', async () => {
    const page = await opened(named, '', { locale: 'en-GB' });
    const there = 'https://trictrac.example/';
    expect(await page.getByTestId('play-friend').getAttribute('href')).toBe(`${there}#/friend`);
    expect(await page.getByTestId('lobby-link').getAttribute('href')).toBe(`${there}#/lobby`);
    expect(await page.getByTestId('play-friend').innerText()).toContain('at trictrac.example');
    expect(await allFaultsOf(page)).toEqual([]);
    await page.goto(`${named.url}#/seat/abc/1/def`);
    await page.getByRole('heading', { name: 'At trictrac.example' }).waitFor();
    expect(await page.getByTestId('go-there').getAttribute('href')).toBe(`${there}#/seat/abc/1/def`);
  });

  it('says so where an address leads nowhere, and leads back', async () => {
    const page = await alone.fresh({}, true);
    const answer = await page.goto(`${alone.url}nowhere`);
    expect(answer?.status()).toBe(404);
    for (const name of ['Page not found', 'Page introuvable']) await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('link').first().click();
    await page.getByTestId('play').waitFor();
    expect(page.url()).toBe(alone.url);
    expect(alone.server.asked.filter(({ status }) => status === 404)).toEqual([
      { path: `${alone.server.base}nowhere`, status: 404 },
    ]);
    alone.server.asked.splice(0);
  });
});
