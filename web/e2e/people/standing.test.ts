import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { inviting } from '../helpers/inviting';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { allFaultsOf, faultsOf, insideWindow } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { playTogether } from '../helpers/together';

// Everybody here comes from one address.
const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0']));
const { linksOf } = inviting(at);
const { holder } = people(at);
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Somebody with an account proposes a rated tour; the link to it. */
async function propose(page: Page): Promise<string> {
  await page.goto(`${at.named}#/friend`);
  await page.getByTestId('rated').check();
  await page.getByTestId('play').click();
  await page.getByTestId('waiting').waitFor();
  return (await linksOf(page))[0]!;
}

async function sitBy(page: Page, link: string): Promise<void> {
  await page.goto(link.replace('127.0.0.1', 'localhost'));
  await page.getByTestId('sit').click();
  await page.getByTestId('board').waitFor();
}

async function resign(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-yes').click();
}

it('two with accounts play a rated game, and both see what it has made of them', async () => {
  const anne = await holder('Anne');
  const jean = await holder('Jean', { locale: 'en-GB' });
  const link = await propose(anne);
  await jean.goto(link.replace('127.0.0.1', 'localhost'));
  await jean.getByTestId('seat-rated').waitFor();
  expect(await faultsOf(jean)).toEqual([]);
  await sitBy(jean, link);
  for (const page of [anne, jean]) {
    await page.getByTestId('waiting').waitFor({ state: 'detached' });
    await page.getByTestId('rating-b').waitFor();
    await expect.poll(() => page.getByTestId('rating-w').textContent()).toContain('1500');
  }
  await playTogether([anne, jean], 26);
  await resign(jean);
  for (const page of [anne, jean]) {
    await page.locator('[data-testid=counted][data-why=""]').waitFor();
    await expect.poll(() => page.getByTestId('counted-0').textContent()).toMatch(/Anne.*1662.*\+162/);
    await expect.poll(() => page.getByTestId('counted-1').textContent()).toMatch(/Jean.*1338.*−162/);
    expect(await faultsOf(page)).toEqual([]);
  }

  await jean.goto(`${at.named}#/player/anne`);
  await jean.getByTestId('player-name').filter({ hasText: 'Anne' }).waitFor();
  await expect.poll(() => jean.getByTestId('kind-tour').textContent()).toContain('1662 ?');
  await expect.poll(() => jean.getByTestId('last-game').textContent()).toContain('against Jean');
  expect(await allFaultsOf(jean)).toEqual([]);
  await jean.setViewportSize(PHONE);
  await insideWindow(jean, ['player-name', 'kind-tour', 'last-game']);
  await jean.setViewportSize(DESK);

  await jean.goto(`${at.named}#/standing`);
  await jean.getByTestId('nobody-ranked').waitFor();
  expect(await allFaultsOf(jean)).toEqual([]);
});

it('a guest neither proposes a rated game nor sits down to one, and is shown the way', async () => {
  const guest = await at.fresh();
  await guest.goto(`${at.named}#/friend`);
  await expect.poll(() => guest.getByTestId('rated').isDisabled()).toBe(true);
  await guest.getByTestId('rated-account').waitFor();
  const marie = await holder('Marie');
  const link = await propose(marie);
  await marie.getByTestId('open').check();
  await guest.goto(link.replace('127.0.0.1', 'localhost'));
  await guest.getByTestId('seat-account').waitFor();
  await expect.poll(() => guest.getByTestId('sit').count()).toBe(0);
  await guest.goto(`${at.named}#/lobby`);
  await guest.getByTestId('offer-account').waitFor();
  await expect.poll(() => guest.getByTestId('offer').textContent()).toContain('classée');
  await expect.poll(() => guest.getByTestId('rating').textContent()).toContain('1500');
  expect(await faultsOf(guest)).toEqual([]);
});

it('who resigns at once loses nothing, and reads why', async () => {
  const [anne, jean] = [await holder('Denis'), await holder('Claire')];
  await sitBy(jean, await propose(anne));
  await anne.getByTestId('waiting').waitFor({ state: 'detached' });
  await playTogether([anne, jean], 2);
  await resign(anne);
  await jean.locator('[data-testid=counted][data-why=too_short]').waitFor();
});
