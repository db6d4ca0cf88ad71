import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf, insideWindow } from './sight';
import { stillSite } from './site';
import { playTogether } from './together';

const at = stillSite();

/** Somebody who comes to the lobby. */
async function visitor(name: string, locale = 'fr-FR'): Promise<Page> {
  const page = await at.entered({ locale });
  await page.getByTestId('lobby-link').click();
  await page.getByTestId('name').fill(name);
  return page;
}

it('two who want to play at once find each other, and play', async () => {
  const anne = await visitor('Anne');
  await anne.getByTestId('nobody').waitFor();
  expect(await faultsOf(anne)).toEqual([]);
  await anne.setViewportSize({ width: 390, height: 844 });
  await insideWindow(anne, ['quick', 'propose']);
  await anne.setViewportSize({ width: 1280, height: 800 });
  await anne.getByTestId('quick').click();
  await anne.getByTestId('waiting').waitFor();
  await expect.poll(() => anne.getByTestId('open').isChecked()).toBe(true);

  const marie = await visitor('Marie', 'en-GB');
  await marie.getByTestId('offer').filter({ hasText: 'Anne' }).waitFor();
  expect(await faultsOf(marie)).toEqual([]);
  await marie.getByTestId('quick').click();
  for (const page of [anne, marie]) {
    await page.getByTestId('waiting').waitFor({ state: 'detached' });
    await page.getByTestId('clock-of-0').waitFor();
  }
  await playTogether([anne, marie], 3);
  const third = await visitor('Denis');
  await third.getByTestId('nobody').waitFor();
});

it('any game may be offered, and an offer lasts as long as its maker waits, also when the server was killed', async () => {
  const looker = await visitor('Denis');
  const anne = await visitor('Anne');
  await anne.getByTestId('propose').click();
  await anne.getByTestId('format-courrier').click();
  await anne.getByTestId('play').click();
  await anne.getByTestId('waiting').waitFor();
  await expect.poll(() => looker.getByTestId('offer').count()).toBe(0);
  await anne.getByTestId('open').check();
  const offer = looker.getByTestId('offer').filter({ hasText: 'Le Tric Trac' });
  await offer.waitFor();
  await at.server.kill();
  await offer.waitFor({ state: 'detached' });
  await at.server.start();
  await offer.waitFor();
  await anne.getByTestId('open').uncheck();
  await looker.getByTestId('nobody').waitFor();
  await anne.getByTestId('open').check();
  await offer.waitFor();
  await anne.goto('about:blank');
  await looker.getByTestId('nobody').waitFor();
});

it('a seat is taken with one click, and one’s own game is not', async () => {
  const anne = await visitor('Anne');
  await anne.getByTestId('quick').click();
  await anne.getByTestId('waiting').waitFor();
  const again = await anne.context().newPage();
  await again.goto(`${at.url}#/lobby`);
  await again.getByTestId('own-offer').waitFor();
  const marie = await visitor('Marie');
  await marie.getByTestId('sit-at').click();
  await marie.getByTestId('board').waitFor();
  await anne.getByTestId('waiting').waitFor({ state: 'detached' });
  await expect.poll(() => anne.getByTestId('name-b').textContent()).toBe('Marie');
  await again.getByTestId('nobody').waitFor();
});
