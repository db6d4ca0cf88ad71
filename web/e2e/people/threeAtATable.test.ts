import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { TournamentPage } from '../../src/wire/described/messages';
import { textOfPages } from '../helpers/pdf';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { faultsOf, menuItem } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { playTogether, whoIsAsked } from '../helpers/together';

// Everybody here comes from one address.
const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0', '--calls-per-minute', '0']));
const { holder } = people(at);
const ENGLISH = { locale: 'en-GB' };
const PHONE = { width: 390, height: 844 };
const NAMES = ['Ruth', 'Marc', 'Odile', 'Tom', 'Inès', 'Jeanne'];

async function pageOf(page: Page, id: string): Promise<TournamentPage> {
  return page.evaluate(async (id) => (await (await fetch(`api/tournaments/${id}`)).json()) as TournamentPage, id);
}
const idOf = (page: Page) => page.url().split('/tournament/')[1]!.split('/')[0]!;
const goTo = async (page: Page, view: string, id = idOf(page)) => {
  await page.evaluate((hash) => (location.hash = hash), `#/tournament/${id}/${view}`);
};

/** The director makes a tournament at tables of so many, and returns its code. */
async function make(director: Page, seats: number, choose: () => Promise<void>): Promise<string> {
  await director.goto(`${at.named}#/tournaments/new`);
  await director.getByTestId('tournament-name').fill('Poule evening');
  await director.getByTestId(`seats-${seats}`).check();
  await director.locator('#rounds').fill('2');
  await choose();
  await director.getByTestId('clock-0').check();
  await director.getByTestId('clockwork-by_hand').check();
  expect(await faultsOf(director)).toEqual([]);
  await director.getByTestId('make').click();
  return (await director.getByTestId('tournament-code').textContent())!.trim();
}

/** Somebody without an account enters by the code. */
async function join(code: string, name: string): Promise<Page> {
  const page = await at.fresh({ viewport: PHONE, ...ENGLISH });
  await page.goto(`${at.named}#/join`);
  await page.getByTestId('code').pressSequentially(code);
  await page.getByTestId('found').getByText('Poule evening').waitFor();
  await page.getByTestId('name').fill(name);
  await page.getByTestId('enter').click();
  await page.getByTestId('my-next-game').waitFor();
  return page;
}

/** Does the act that is prepared, once the page has said what it changes. Returns what was said. */
async function confirm(page: Page): Promise<string> {
  await expect.poll(() => page.getByTestId('confirm').isEnabled()).toBe(true);
  const said = (await page.getByTestId('changes').textContent())!;
  await page.getByTestId('confirm').click();
  await page.getByTestId('act-form').waitFor({ state: 'detached' });
  return said;
}
async function pair(director: Page): Promise<string> {
  await director.getByTestId('deed-start_round').click();
  return confirm(director);
}

/** Types what each seat has won or lost, but for the last one, which follows. */
async function type(page: Page, amounts: readonly number[]): Promise<void> {
  for (const [seat, amount] of amounts.slice(0, -1).entries()) {
    await page.getByTestId(`${amount < 0 ? 'lost' : 'won'}-${seat}`).click();
    await page.getByTestId(`amount-${seat}`).fill(String(Math.abs(amount)));
  }
  const last = amounts.at(-1)!;
  await expect.poll(() => page.getByTestId(`amount-${amounts.length - 1}`).inputValue()).toBe(String(Math.abs(last)));
}

it('a director and six players hold two rounds of poules of three: called, seated, given up, decided, counted', async () => {
  const director = await holder('Jules', ENGLISH);
  const code = await make(director, 3, async () => {
    // Only what three can play is offered.
    const offered = await director.getByTestId('tournament-format').locator('option').allTextContents();
    expect(offered.length).toBeGreaterThan(3);
    expect(offered).not.toContain('Tour');
    await director.getByTestId('tournament-format').selectOption('poule-guiton');
    await director.getByTestId('left-smaller').check();
    expect(await director.getByTestId('ties').getByText('Buchholz').count()).toBe(0);
    await director.getByTestId('ties').getByText('Tables won').waitFor();
  });
  const pages = new Map<string, Page>();
  for (const name of NAMES) pages.set(name, await join(code, name));
  await goTo(director, 'console');
  expect(await pair(director)).toContain('Round 1 begins, at 2 tables.');
  const id = idOf(director);

  const tables = (await pageOf(director, id)).rounds[0]!.tables;
  const nameOf = (entrant: number) => NAMES[entrant - 1]!;
  const seatedAt = (table: number) => tables[table - 1]!.seats.map((one) => pages.get(nameOf(one))!);
  for (const [i, { seats }] of tables.entries())
    for (const entrant of seats) {
      const page = pages.get(nameOf(entrant))!;
      await expect.poll(() => page.getByTestId('my-table').textContent()).toBe(String(i + 1));
      expect(await page.getByTestId('my-opponents').locator('li').count()).toBe(2);
      expect(await faultsOf(page)).toEqual([]);
    }

  // All three sit down and play; then one gives up, and the director decides.
  const three = seatedAt(1);
  for (const page of three) await page.getByTestId('sit-down').click();
  for (const page of three) await page.getByTestId('board').waitFor();
  await playTogether(three, 8);
  const gives = await whoIsAsked(three);
  await (await menuItem(gives, 'resign')).click();
  await gives.getByTestId('resign-yes').click();
  const trouble = director.getByTestId('trouble-1');
  await trouble.getByText('has given up.', { exact: false }).waitFor();
  expect(await faultsOf(director)).toEqual([]);
  await director.getByTestId('table-1').click();
  await type(director, [20, -10, -10]);
  expect(await confirm(director)).toContain(`${nameOf(tables[0]!.seats[0]!)} +20`);

  // At the other table somebody has not come: the others play without them.
  const missing = tables[1]!.seats[1]!;
  await director.getByTestId('deed-leave_table').click();
  await director.getByTestId('pick-table').selectOption({ index: 1 });
  await director.getByTestId('leaves').selectOption({ label: nameOf(missing) });
  expect(await confirm(director)).toContain(`Table 2 is played without ${nameOf(missing)}`);
  await expect
    .poll(async () => (await pageOf(director, id)).rounds[0]!.tables[1])
    .toMatchObject({ missing: [missing], seats: tables[1]!.seats.filter((one) => one !== missing) });
  await director.getByTestId('table-2').click();
  await type(director, [-5, 5]);
  expect(await confirm(director)).toContain('That was the last table of round 1.');

  // The sums of the standings open.
  const ruth = pages.get('Ruth')!;
  await goTo(ruth, 'standings', id);
  const first = ruth.getByTestId('standing').first();
  await expect.poll(() => first.getAttribute('data-entrant')).toBe(String(tables[0]!.seats[0]!));
  await first.locator('[data-figure="0 0"] button').click();
  await expect.poll(() => ruth.getByTestId('sum').textContent()).toContain('round 1');
  expect(await faultsOf(ruth)).toEqual([]);

  // In the second round nobody meets more of the same people than must be: one pair of each table.
  await pair(director);
  const second = (await pageOf(director, id)).rounds[1]!.tables;
  const met = (seats: readonly number[]) =>
    tables.flatMap((table) => [table.seats.filter((one) => seats.includes(one)).length]).filter((n) => n > 1).length;
  expect(second.map(({ seats }) => seats.length)).toEqual([3, 3]);
  for (const { seats } of second) expect(met(seats)).toBeLessThanOrEqual(1);
  for (const number of [1, 2]) {
    await director.getByTestId(`table-${number}`).click();
    await type(director, [30, -10, -20]);
    await confirm(director);
  }
  await director.getByTestId('deed-close_round').click();
  await confirm(director);
  await director.getByTestId('deed-finish').click();
  await confirm(director);
  await expect.poll(async () => (await pageOf(director, id)).finished).toBe(true);
  await goTo(director, 'wall');
  await director.getByTestId('wall').waitFor();
});

it('four at a real board: a result typed by one, confirmed by the others, on paper and in files', async () => {
  const director = await holder('Anne', ENGLISH);
  const code = await make(director, 4, async () => {
    await director.getByTestId('tournament-format').selectOption('ecrire-1780');
    await director.getByTestId('boards-onWood').check();
  });
  const names = NAMES.slice(0, 4);
  const pages = new Map<string, Page>();
  for (const name of names) pages.set(name, await join(code, name));
  await goTo(director, 'console');
  await pair(director);
  const id = idOf(director);
  const { seats } = (await pageOf(director, id)).rounds[0]!.tables[0]!;
  const ordered = seats.map((one) => pages.get(names[one - 1]!)!);

  await goTo(director, 'print/sheets');
  await director.getByTestId('paper-sheets').getByText('All amounts together are 0').waitFor();
  const sheet = textOfPages(await director.pdf({ preferCSSPageSize: true })).join('\n');
  for (const name of names) expect(sheet).toContain(name);

  const [first, ...others] = ordered as [Page, Page, Page, Page];
  await first.getByTestId('report').click();
  await type(first, [24, 24, -24, -24]);
  expect(await faultsOf(first)).toEqual([]);
  await first.getByTestId('send').click();
  await expect.poll(() => first.getByTestId('report').getAttribute('data-stands')).toBe('waits');
  for (const page of others) {
    await page.getByTestId('report').click();
    await expect.poll(() => page.getByTestId('report').getAttribute('data-stands')).toBe('confirms');
    await expect.poll(() => page.getByTestId('send').textContent()).toBe('Confirm the result');
    await page.getByTestId('send').click();
  }
  await expect.poll(() => first.getByTestId('report').getAttribute('data-stands')).toBe('over');
  const counted = await pageOf(director, id);
  expect(counted.rounds[0]!.tables[0]!.amounts).toEqual([24, 24, -24, -24]);
  expect(counted.standings.map(({ balance }) => balance?.value)).toEqual([24, 24, -24, -24]);

  const file = (name: string) =>
    director.evaluate(async (path) => {
      const answer = await fetch(path);
      return [answer.status, await answer.text()] as const;
    }, `api/tournaments/${id}/file?file=${name}`);
  expect((await file('results.csv'))[1]).toContain(`1,1,${seats[3]},played,-24`);
  const [status, refused] = await file('tournament.trf');
  expect(status).toBe(400);
  expect(refused).toContain('TRF16 knows tables of two only');
});
