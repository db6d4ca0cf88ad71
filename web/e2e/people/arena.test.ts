import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf, smallControls } from '../helpers/sight';
import { confirm, enterResult, hall, now, show, typeHoles } from '../helpers/tournaments';

const { holder, makeTournament, join } = hall();

/** A player reports the result of their table, or confirms that of their opponent. */
async function report(page: Page, id: string, table: number, holes: [number, number]): Promise<void> {
  await show(page, id, 'table', `1-${table}`);
  await typeHoles(page, holes);
  await page.getByTestId('send').click();
  await expect.poll(() => page.getByTestId('report').getAttribute('data-stands')).toMatch(/waits|over/);
  await show(page, id);
  await page.getByTestId('my-next-game').waitFor();
}

it('an arena at real boards: made, begun, played, one pauses and comes back, and it is ended', async () => {
  const director = await holder('Jules', { locale: 'en-GB' });
  const { id, code } = await makeTournament(director, 'Friday arena', async (page) => {
    await page.locator('input[name=system][value=arena]').check({ force: true });
    await page.getByTestId('boards-onWood').check({ force: true });
    await page.getByTestId('lasts-30').check({ force: true });
    await page.getByTestId('says').getByText('30 minutes').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
  const players = [await join(code, 'Ruth'), await join(code, 'Marc'), await join(code, 'Odile')];
  const [, , odile] = players as [Page, Page, Page];

  await show(director, id, 'console');
  await director.getByTestId('next-step').click();
  expect(await confirm(director)).toContain('It begins now.');
  await expect.poll(async () => (await now(director, id)).rounds[0]?.tables.length).toBe(1);
  await expect.poll(() => odile.getByTestId('arena-clock').textContent()).toMatch(/^(30:00|29:\d\d)$/);
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
    .poll(() => winner.locator(`[data-entrant="${first.seats[0]}"]`).getByTestId('points-of').textContent())
    .toBe('2');
  await expect.poll(async () => (await now(director, id)).rounds[0]!.tables.length).toBe(1);
  await free.getByTestId('back').click();
  await free.getByTestId('pause').waitFor();
  await expect.poll(async () => (await now(director, id)).rounds[0]!.tables.length).toBe(2);
  const second = (await now(director, id)).rounds[0]!.tables[1]!;
  expect(second.seats).toContain(third);
  for (const seat of second.seats) await report(players[seat - 1]!, id, 2, [3, 12]);
  await expect
    .poll(() => free.getByTestId('digits').allTextContents())
    .toEqual(expect.arrayContaining([expect.stringMatching(/^[02]+$/)]));
  expect(await faultsOf(free)).toEqual([]);

  // Those who are left play on; the director pauses all, decides the last table, and ends it.
  await expect.poll(async () => (await now(director, id)).rounds[0]!.tables.length).toBe(3);
  await director.getByTestId('deed-pause').click();
  await confirm(director);
  await enterResult(director, 3, 12, 10);
  await director.getByTestId('deed-close_round').click();
  expect(await confirm(director)).toContain('No new tables are begun.');
  await director.getByTestId('deed-finish').click();
  await confirm(director);
  const over = await now(director, id);
  expect(over.finished).toBe(true);
  expect(over.standings.reduce((all, { wins }) => all + wins.value, 0)).toBe(3);
  await odile.getByTestId('winners').waitFor();
  await show(director, id, 'print', 'standings');
  await director.getByTestId('paper-standings').waitFor();
  expect(await director.getByTestId('paper-standings').locator('tbody tr').count()).toBe(3);
  await show(director, id, 'wall');
  await director.getByTestId('wall').waitFor();
}, 240_000);
