import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf, insideWindow } from '../helpers/sight';
import { playTogether } from '../helpers/together';
import { act, hall, ON_PHONE, tournamentAt } from '../helpers/tournaments';

const { at, holder, makeTournament } = hall();

/** Somebody without an account enters by the code. */
async function join(code: string, name: string): Promise<Page> {
  const page = await at.fresh(ON_PHONE);
  await page.goto(`${at.named}#/join`);
  await page.getByTestId('code').pressSequentially(code);
  await page.getByTestId('found').getByText('Thursday evening').waitFor();
  await page.getByTestId('name').fill(name);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByTestId('enter').click();
  await page.getByTestId('my-next-game').waitFor();
  return page;
}

it('a director and three players hold a round: everybody is called, two play, and the standings are right', async () => {
  const director = await holder('Jules', { locale: 'en-GB' });
  const { code } = await makeTournament(director, 'Thursday evening', async (page) => {
    await page.locator('#rounds').fill('1');
    await page.locator('#players').fill('3');
    await page.getByTestId('says').getByText('1 round').waitFor();
  });
  const pages = [await join(code, 'Ruth'), await join(code, 'Marc'), await join(code, 'Odile')];
  await director.getByTestId('entries').getByText('Odile').waitFor();
  expect(await faultsOf(director)).toEqual([]);

  await act(director, tournamentAt(director), 'rounds');
  const bye = pages[2]!;
  const players = pages.slice(0, 2);
  for (const page of players) {
    await page.getByTestId('sit-down').waitFor();
    expect(await page.getByTestId('my-table').textContent()).toBe('1');
    await expect.poll(() => page.title()).toMatch(/^Table 1/);
    await expect.poll(() => page.getByTestId('countdown').textContent()).toMatch(/^(9|10):\d\d$/);
    await insideWindow(page, ['sit-down']);
    expect(await faultsOf(page)).toEqual([]);
  }
  await bye.getByTestId('idle').waitFor();
  await bye.getByTestId('byes').getByText('Odile').waitFor();

  for (const page of players) {
    await page.getByTestId('sit-down').click();
    await page.getByTestId('board').waitFor();
  }
  await playTogether(players, 26);
  await bye.reload();
  await bye.getByTestId('table-row').getByText('playing').waitFor();
  const [ruth, marc] = players as [Page, Page];
  await marc.getByTestId('menu').click();
  await marc.getByTestId('resign').click();
  await marc.getByTestId('resign-yes').click();
  for (const page of [ruth, marc]) await page.getByTestId('to-tournament').click();

  for (const page of [...pages, director]) {
    const rows = page.getByTestId('standing');
    await expect.poll(() => rows.first().textContent()).toMatch(/Ruth|Odile/);
    await expect.poll(() => rows.last().textContent()).toContain('Marc');
    await expect.poll(() => rows.filter({ hasText: 'Ruth' }).getByRole('button').nth(1).textContent()).toBe('1');
  }
  await ruth.getByTestId('standing').filter({ hasText: 'Ruth' }).getByRole('button').nth(1).click();
  await ruth.getByTestId('sum').getByText('Marc').waitFor();
  expect(await faultsOf(ruth)).toEqual([]);
});
