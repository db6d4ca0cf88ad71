import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, playTurn } from '../helpers/hands';
import { seen, watch } from '../helpers/blank';
import { inviting } from '../helpers/inviting';
import { whenLong } from '../helpers/long';
import { menuItem } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { Network } from '../helpers/network';
import { playTogether } from '../helpers/together';

const at = stillSite();
const { sit } = inviting(at);
let network: Network;
/** Those of a page at a table: of the game, and of what happens to its player. */
const SOCKETS = 2;
/** Pages on which nothing stood for a moment. */
const blanks: string[] = [];

beforeAll(async () => {
  network = await Network.before(at.url);
});
afterAll(() => network.close());
afterEach(() => expect(blanks.splice(0)).toEqual([]));

/** Anne through a network that may lose her connection, and Marie beside the server. */
async function met(): Promise<{ anne: Page; marie: Page }> {
  const anne = await at.fresh();
  const marie = await at.fresh({ locale: 'en-GB' });
  const body = { format: 'tour', white: { kind: 'human', name: 'Anne' }, black: { kind: 'human', name: '' }, mine: [] };
  const made = (await (await anne.request.post(`${at.url}api/games`, { data: body })).json()) as {
    game: string;
    claims: Record<string, string>;
  };
  await sit(anne, `${network.url}#/seat/${made.game}/0/${made.claims[0]}`, 'Anne');
  await sit(marie, `${at.url}#/seat/${made.game}/1/${made.claims[1]}`, 'Marie');
  return { anne, marie };
}

/** Until it is Anne's turn to do something. */
async function untilAskedOf(anne: Page, marie: Page): Promise<string> {
  for (;;) {
    const page = await Promise.any([anne, marie].map(async (one) => (await asked(one), one)));
    if (page === anne) return asked(anne);
    await playTogether([marie], 1);
  }
}

it('a page whose connection swallows what it sends joins by another and plays on', async () => {
  const { anne, marie } = await met();
  const what = await untilAskedOf(anne, marie);
  network.swallow();
  if (what === 'roll') await anne.getByTestId('roll').click();
  else if (what === 'decide') await anne.getByTestId('tenir').click();
  else await playTurn(anne, 'pointer');
  await expect.poll(() => network.sockets, { timeout: 60_000 }).toBe(SOCKETS);
  // The act has been sent again, and both see it: play goes on at both.
  await playTogether([anne, marie], 3);
});

it('a page that only waits notices too', async () => {
  const { anne, marie } = await met();
  network.swallow();
  await expect.poll(() => network.sockets, { timeout: 60_000 }).toBe(SOCKETS);
  await playTogether([anne, marie], 2);
  await expect.poll(() => marie.getByTestId('status').count()).toBe(1);
});

/** A page of somebody, which says when it is blank. */
async function watched(locale: string): Promise<Page> {
  const page = await at.fresh({ locale });
  await watch(page.context());
  page.on('console', (message) => blanks.push(...seen(message)));
  return page;
}

/** Anne, through the network, and Marie at a rated game with fair dice; they have played a few acts of it. */
async function rated(): Promise<{ anne: Page; marie: Page; game: string }> {
  const anne = await watched('fr-FR');
  const marie = await watched('en-GB');
  for (const [page, name] of [
    [anne, 'Anne'],
    [marie, 'Marie'],
  ] as const) {
    const account = { name: `${name} ${String((accounts += 1))}`, password: 'trois dames au coin' };
    const made = await page.request.post(`${at.url}api/me/account`, { data: account });
    expect(made.status(), await made.text()).toBe(200);
  }
  const seat = { kind: 'human', name: '' };
  const body = { format: 'tour', white: seat, black: seat, dice: 'fair', rated: true, mine: [] };
  const answer = await anne.request.post(`${at.url}api/games`, { data: body });
  expect(answer.status(), await answer.text()).toBe(201);
  const { game, claims } = (await answer.json()) as { game: string; claims: Record<string, string> };
  for (const [page, url, player] of [
    [anne, network.url, 0],
    [marie, at.url, 1],
  ] as const) {
    await page.goto(`${url}#/seat/${game}/${player}/${claims[player]}`);
    await page.getByTestId('sit').click();
    await page.getByTestId('board').waitFor();
  }
  await playTogether([anne, marie], 4);
  return { anne, marie, game };
}
let accounts = 0;

async function resign(page: Page): Promise<void> {
  await (await menuItem(page, 'resign')).click();
  await page.getByTestId('resign-yes').click();
}

/** Everything the page says of its connection from now on. */
async function troubles(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said = ((window as unknown as { said: string[] }).said = []) as string[];
    new MutationObserver(() => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-testid^=link-]')) said.push(one.dataset.testid!);
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

it('after a connection that dies at the end of a game everything comes over another, and no page is ever empty', async () => {
  const { anne, marie, game } = await rated();
  const said = await troubles(marie);
  network.swallow();
  await resign(marie);
  await anne.getByTestId('winner').waitFor();
  await anne.locator('[data-testid=counted]:not([data-why=waiting])').waitFor();
  await anne.getByTestId('dice-held').waitFor();
  network.swallow();
  for (const page of [marie, anne]) await page.getByTestId('again').click();
  for (const page of [anne, marie]) await page.waitForURL((url) => !url.hash.includes(game));
  await playTogether([anne, marie], 3);
  expect(await said()).toEqual([]);
  const next = new URL(anne.url()).hash.replace('#/g/', '');
  await resign(marie);
  await anne.getByTestId('winner').waitFor();

  for (const [address, shown] of [
    ['games', `[data-game="${game}"]`],
    [`game/${next}`, '[data-testid=board]'],
    [`review/${game}`, '[data-testid=board]'],
    ['standing', '[data-testid=nobody-ranked]'],
    [`g/${next}`, '[data-testid=board]'],
    ['lobby', '[data-testid=nobody]'],
  ]) {
    network.swallow();
    await anne.goto(`${network.url}#/${address}`);
    await anne.locator(shown!).waitFor();
  }
});

it('the page says within three seconds that it waits, in its header, and covers no number of the board', async () => {
  const { anne, marie } = await met();
  await playTogether([anne, marie], 1);
  await anne.getByTestId('lag').waitFor();
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 568],
  ] as const) {
    await anne.setViewportSize({ width, height });
    network.swallow();
    const said = anne.locator('[data-testid=link-late], [data-testid=link-lost]').first();
    await said.waitFor({ timeout: 10_000 });
    const below = await anne.evaluate(() => {
      const bottom = document.querySelector('[data-testid^=link-]')?.getBoundingClientRect().bottom ?? 0;
      return bottom - document.querySelector('main')!.getBoundingClientRect().top;
    });
    expect(below).toBeLessThanOrEqual(0);
    await expect.poll(() => network.sockets, { timeout: 60_000 }).toBe(SOCKETS);
    await anne.locator('[data-testid^=link-]').first().waitFor({ state: 'detached' });
  }
});

whenLong.each([1, 2, 5, 10, 20, 45, 90])(
  'an outage of %i s is waited out by the table and by what was asked for meanwhile',
  async (seconds) => {
    const { anne, marie, game } = await rated();
    const beside = await anne.context().newPage();
    await beside.goto(`${network.url}#/`);
    await beside.getByTestId('play').waitFor();
    const outage = network.outage(seconds);
    await beside.goto(`${network.url}#/player/nobody`);
    await outage;
    await beside.getByTestId('no-player').waitFor();
    await playTogether([anne, marie], 3);
    const back = network.outage(seconds);
    await resign(marie);
    await back;
    await anne.locator('[data-testid=counted]:not([data-why=waiting])').waitFor();
    await anne.getByTestId('dice-held').waitFor();
    await anne.goto(`${network.url}#/review/${game}`);
    await anne.getByTestId('board').waitFor();
  },
);
