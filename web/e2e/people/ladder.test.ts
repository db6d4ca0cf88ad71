import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf, smallControls } from '../helpers/sight';
import { confirm, hall, show } from '../helpers/tournaments';

const { holder, makeTournament, join } = hall();

const placesOn = (page: Page) => page.getByTestId('places').locator('li .name').allTextContents();

it('a ladder by correspondence: made, begun, a challenge refused costs the place, another one is cancelled', async () => {
  const director = await holder('Jules', { locale: 'en-GB' });
  const { id, code } = await makeTournament(director, 'Club ladder', async (page) => {
    await page.locator('input[name=system][value=ladder]').check({ force: true });
    await page.locator('#reach').fill('1');
    await page.locator('#reach').blur();
    await page.getByTestId('says').getByText('1 place above your own').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
  const ruth = await join(code, 'Ruth', 'my-challenges');
  const marc = await join(code, 'Marc', 'my-challenges');
  const odile = await join(code, 'Odile', 'my-challenges');

  await show(director, id, 'console');
  await director.getByTestId('next-step').click();
  await confirm(director);
  await expect.poll(() => odile.getByTestId('challenge').count()).toBe(1);
  expect(await ruth.getByTestId('challenge').count()).toBe(0);

  // Marc challenges Ruth, who refuses: Marc takes the place of Ruth.
  await marc.getByTestId('challenge').click();
  await marc.getByTestId('challenge-sure').getByText('Ruth has 7 days').waitFor();
  await marc.getByTestId('challenge-do').click();
  await marc.getByTestId('my-challenge').getByText('You have challenged Ruth').waitFor();
  const challenge = ruth.getByTestId('my-challenge');
  await challenge.getByText('Marc challenges you').waitFor();
  expect(await ruth.getByTestId('days-left').textContent()).toMatch(/[67] days left/);
  for (const page of [ruth, marc, odile]) {
    expect(await faultsOf(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
  }
  await ruth.getByTestId('end-game').click();
  await challenge.getByText('Marc takes your place').waitFor();
  await ruth.getByTestId('end-do').click();
  await expect.poll(() => placesOn(odile)).toEqual(['Marc', 'Ruth', 'Odile']);
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

  await show(director, id, 'print');
  await director.getByTestId('paper-standings').waitFor();
  expect((await director.getByTestId('paper-standings').locator('tbody tr').allInnerTexts())[0]).toContain('Marc');
}, 240_000);
