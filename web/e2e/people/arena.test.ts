import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { TournamentPage } from '../../src/wire/described/messages';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { faultsOf, smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';

// Everybody here comes from one address.
const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0']));
const { holder } = people(at);
const PHONE = { width: 390, height: 844 };
const WAIT = { timeout: 30_000 };

async function join(code: string, name: string): Promise<Page> {
  const page = await at.fresh({ viewport: PHONE, locale: 'en-GB', hasTouch: true });
  await page.goto(`${at.named}#/join/${code}`);
  await page.getByTestId('name').fill(name);
  await page.getByTestId('enter').click();
  await page.getByTestId('my-next-game').waitFor();
  return page;
}

/** The tournament as somebody sees it. */
const now = (page: Page, id: string): Promise<TournamentPage> =>
  page.evaluate(async (id) => (await (await fetch(`api/tournaments/${id}`)).json()) as TournamentPage, id);

async function confirm(director: Page): Promise<string> {
  await expect.poll(() => director.getByTestId('confirm').isEnabled()).toBe(true);
  const said = (await director.getByTestId('changes').textContent())!;
  await director.getByTestId('confirm').click();
  await director.getByTestId('act-form').waitFor({ state: 'detached' });
  return said;
}

/** A player reports the result of their table, or confirms that of their opponent. */
async function report(page: Page, id: string, table: number, holes: [number, number]): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/tournament/${id}/table/1-${table}`);
  await page.getByTestId('holes-0').fill(String(holes[0]));
  await page.getByTestId('holes-1').fill(String(holes[1]));
  await page.getByTestId('send').click();
  await expect.poll(() => page.getByTestId('report').getAttribute('data-stands'), WAIT).toMatch(/waits|over/);
  await page.evaluate((hash) => (location.hash = hash), `#/tournament/${id}`);
  await page.getByTestId('my-next-game').waitFor();
}

it('an arena at real boards: made, begun, played, one pauses and comes back, and it is ended', async () => {
  const director = await holder('Jules', { locale: 'en-GB' });
  await director.goto(`${at.named}#/tournaments/new`);
  await director.getByTestId('tournament-name').fill('Friday arena');
  await director.locator('input[name=system][value=arena]').check({ force: true });
  await director.getByTestId('boards-onWood').check({ force: true });
  await director.getByTestId('lasts-30').check({ force: true });
  await director.getByTestId('says').getByText('30 minutes').waitFor();
  expect(await faultsOf(director)).toEqual([]);
  await director.getByTestId('make').click();
  const code = (await director.getByTestId('tournament-code').textContent())!.trim();
  const id = /tournament\/([\w-]+)/.exec(director.url())![1]!;
  const players = [await join(code, 'Ruth'), await join(code, 'Marc'), await join(code, 'Odile')];
  const [, , odile] = players as [Page, Page, Page];

  await director.evaluate((hash) => (location.hash = hash), `#/tournament/${id}/console`);
  await director.getByTestId('next-step').click();
  expect(await confirm(director)).toContain('It begins now.');
  await expect.poll(async () => (await now(director, id)).rounds[0]?.tables.length, WAIT).toBe(1);
  await expect.poll(() => odile.getByTestId('arena-clock').textContent(), WAIT).toMatch(/^(30:00|29:\d\d)$/);
  for (const page of players) {
    await page.getByTestId('points').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
  }

  // Of three, two play; the one who is left over pauses and comes back.
  const first = (await now(director, id)).rounds[0]!.tables[0]!;
  const third = [1, 2, 3].find((one) => !first.seats.includes(one))!;
  const free = players[third - 1]!;
  await free.getByTestId('pause').click();
  await free.getByTestId('back').waitFor();
  await free.getByTestId('idle').getByText('You have paused').waitFor();
  for (const seat of first.seats) await report(players[seat - 1]!, id, 1, [12, 4]);
  const winner = players[first.seats[0]! - 1]!;
  await expect
    .poll(() => winner.locator(`[data-entrant="${first.seats[0]}"]`).getByTestId('points-of').textContent(), WAIT)
    .toBe('2');
  await expect.poll(async () => (await now(director, id)).rounds[0]!.tables.length, WAIT).toBe(1);
  await free.getByTestId('back').click();
  await free.getByTestId('pause').waitFor();
  await expect.poll(async () => (await now(director, id)).rounds[0]!.tables.length, WAIT).toBe(2);
  const second = (await now(director, id)).rounds[0]!.tables[1]!;
  expect(second.seats).toContain(third);
  for (const seat of second.seats) await report(players[seat - 1]!, id, 2, [3, 12]);
  await expect
    .poll(() => free.getByTestId('digits').allTextContents(), WAIT)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^[02]+$/)]));
  expect(await faultsOf(free)).toEqual([]);

  // Those who are left play on; the director pauses all, decides the last table, and ends it.
  await expect.poll(async () => (await now(director, id)).rounds[0]!.tables.length, WAIT).toBe(3);
  await director.getByTestId('deed-pause').click();
  await confirm(director);
  await director.getByTestId('table-3').click();
  await director.getByTestId('holes-0').fill('12');
  await director.getByTestId('holes-1').fill('10');
  await confirm(director);
  await director.getByTestId('deed-close_round').click();
  expect(await confirm(director)).toContain('No new tables are begun.');
  await director.getByTestId('deed-finish').click();
  await confirm(director);
  const over = await now(director, id);
  expect(over.finished).toBe(true);
  expect(over.standings.reduce((all, { wins }) => all + wins.value, 0)).toBe(3);
  await odile.getByTestId('winners').waitFor(WAIT);
  await director.evaluate((hash) => (location.hash = hash), `#/tournament/${id}/print/standings`);
  await director.getByTestId('paper-standings').waitFor();
  expect(await director.getByTestId('paper-standings').locator('tbody tr').count()).toBe(3);
  await director.evaluate((hash) => (location.hash = hash), `#/tournament/${id}/wall`);
  await director.getByTestId('wall').waitFor();
}, 240_000);
