import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
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
  await page.getByTestId('my-challenges').waitFor();
  return page;
}
const placesOn = (page: Page) => page.getByTestId('places').locator('li .name').allTextContents();

it('a ladder by correspondence: made, begun, a challenge refused costs the place, another one is cancelled', async () => {
  const director = await holder('Jules', { locale: 'en-GB' });
  await director.goto(`${at.named}#/tournaments/new`);
  await director.getByTestId('tournament-name').fill('Club ladder');
  await director.locator('input[name=system][value=ladder]').check({ force: true });
  await director.locator('#reach').fill('1');
  await director.locator('#reach').blur();
  await director.getByTestId('says').getByText('1 place above your own').waitFor();
  expect(await faultsOf(director)).toEqual([]);
  await director.getByTestId('make').click();
  const code = (await director.getByTestId('tournament-code').textContent())!.trim();
  const id = /tournament\/([\w-]+)/.exec(director.url())![1]!;
  const ruth = await join(code, 'Ruth');
  const marc = await join(code, 'Marc');
  const odile = await join(code, 'Odile');

  await director.evaluate((hash) => (location.hash = hash), `#/tournament/${id}/console`);
  await director.getByTestId('next-step').click();
  await expect.poll(() => director.getByTestId('confirm').isEnabled()).toBe(true);
  await director.getByTestId('confirm').click();
  await expect.poll(() => odile.getByTestId('challenge').count(), WAIT).toBe(1);
  expect(await ruth.getByTestId('challenge').count()).toBe(0);

  // Marc challenges Ruth, who refuses: Marc takes the place of Ruth.
  await marc.getByTestId('challenge').click();
  await marc.getByTestId('challenge-sure').getByText('Ruth has 7 days').waitFor();
  await marc.getByTestId('challenge-do').click();
  await marc.getByTestId('my-challenge').getByText('You have challenged Ruth').waitFor();
  const challenge = ruth.getByTestId('my-challenge');
  await challenge.getByText('Marc challenges you').waitFor(WAIT);
  expect(await ruth.getByTestId('days-left').textContent()).toMatch(/[67] days left/);
  for (const page of [ruth, marc, odile]) {
    expect(await faultsOf(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
  }
  await ruth.getByTestId('end-game').click();
  await challenge.getByText('Marc takes your place').waitFor();
  await ruth.getByTestId('end-do').click();
  await expect.poll(() => placesOn(odile), WAIT).toEqual(['Marc', 'Ruth', 'Odile']);
  await odile.getByTestId('moved').first().waitFor();

  // Odile challenges Ruth, sees the game, and cancels: nothing changes.
  await odile.getByTestId('challenge').click();
  await odile.getByTestId('challenge-do').click();
  await odile.getByTestId('to-game').click();
  await odile.getByTestId('board').waitFor();
  await odile.goBack();
  await odile.getByTestId('end-game').click();
  await odile.getByTestId('end-do').click();
  await odile.getByTestId('idle').getByText('You are at place 3').waitFor();
  expect(await placesOn(odile)).toEqual(['Marc', 'Ruth', 'Odile']);

  await director.evaluate((hash) => (location.hash = hash), `#/tournament/${id}/print`);
  await director.getByTestId('paper-standings').waitFor();
  expect((await director.getByTestId('paper-standings').locator('tbody tr').allInnerTexts())[0]).toContain('Marc');
}, 240_000);
