import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import enChallenge from '../../src/words/texts/en/challenge';
import frPush from '../../src/words/texts/fr/push';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { allFaultsOf, insideWindow, smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { playTogether } from '../helpers/together';

// Everybody here comes from one address.
const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0', '--games-per-hour', '0']));
const { holder } = people(at);
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Opens the page of a player who may be challenged. */
async function profileOf(page: Page, name: string): Promise<void> {
  await page.goto(`${at.named}#/player/${encodeURIComponent(name)}`);
  await page.getByTestId('challenge').waitFor();
}

/** Waits until a page is called to a challenge. */
async function called(page: Page): Promise<void> {
  await page.getByTestId('call-accept').waitFor();
}

it('one challenges another from their page, who accepts on any page, and they throw', async () => {
  const anne = await holder('Anne', { locale: 'en-GB' });
  const jean = await holder('Jean');
  await jean.goto(`${at.named}#/games`);
  await profileOf(anne, 'Jean');
  await anne.getByTestId('here-now').waitFor();
  await anne.getByTestId('challenge-time-medium').check({ force: true });
  await anne.getByTestId('challenge-counts-rating').check({ force: true });
  expect(await allFaultsOf(anne)).toEqual([]);
  await anne.setViewportSize(PHONE);
  expect(await smallControls(anne)).toEqual([]);
  await insideWindow(anne, ['challenge-go']);
  await anne.setViewportSize(DESK);
  await anne.getByTestId('challenge-go').click();
  await anne
    .getByTestId('open-challenge')
    .filter({ hasText: enChallenge.byYou('Jean') })
    .waitFor();
  expect(await allFaultsOf(anne)).toEqual([]);

  await called(jean);
  expect(await jean.getByTestId('call-bar').locator('p').first().textContent()).toBe(frPush.challenge.named('Anne'));
  expect(await allFaultsOf(jean)).toEqual([]);
  await jean.setViewportSize(PHONE);
  expect(await smallControls(jean)).toEqual([]);
  await jean.setViewportSize(DESK);
  await jean.getByTestId('call-accept').click();
  for (const page of [anne, jean]) await page.getByTestId('clock-of-0').waitFor();
  await playTogether([anne, jean], 2);
});

it('a challenge is declined with one click, and withdrawn by its maker', async () => {
  const marie = await holder('Marie');
  const paul = await holder('Paul');
  await profileOf(marie, 'Paul');
  await marie.getByTestId('challenge-go').click();
  await called(paul);
  await paul.getByTestId('call-decline').click();
  const bar = marie.getByTestId('call-bar');
  await bar.filter({ hasText: frPush.declined.named('Paul') }).waitFor();
  await marie.getByTestId('challenge-go').click();
  await called(paul);
  await marie.getByTestId('end-challenge').click();
  await paul.getByTestId('call-accept').waitFor({ state: 'detached' });
  await marie.getByTestId('challenge').waitFor();
});

it('those in the lobby are challenged there, and a guest too', async () => {
  const odile = await holder('Odile');
  const guest = await at.fresh({ locale: 'en-GB' });
  await guest.goto(`${at.named}#/account`);
  await guest.getByTestId('guest-name').fill('Tom');
  await guest.getByTestId('guest-keep').click();
  await guest.goto(`${at.named}#/lobby`);
  await odile.goto(`${at.named}#/lobby`);
  const tom = odile.getByTestId('opponent').filter({ hasText: 'Tom' });
  await tom.waitFor();
  expect(await allFaultsOf(odile)).toEqual([]);
  await tom.getByTestId('challenge-open').click();
  await odile.getByTestId('challenge-go').click();
  await called(guest);
  await guest.getByTestId('accept').click();
  for (const page of [odile, guest]) await page.getByTestId('board').waitFor();
});

it('an account takes challenges from those whom it chooses', async () => {
  const lise = await holder('Lise');
  const ruth = await holder('Ruth');
  await lise.getByTestId('challengers-nobody').check();
  await lise.getByTestId('challengers-said').filter({ hasText: /\S/ }).waitFor();
  await ruth.goto(`${at.named}#/player/Lise`);
  await ruth.getByTestId('player-name').waitFor();
  expect(await ruth.getByTestId('challenge').count()).toBe(0);
});
