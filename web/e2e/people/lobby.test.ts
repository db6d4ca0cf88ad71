import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { inviting } from '../helpers/inviting';
import { faultsOf, insideWindow } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { playTogether } from '../helpers/together';

const at = stillSite();
const { linksOf } = inviting(at);

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

it('a seat is taken with one click, and your own game is not', async () => {
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
  // Neither has an account of that name.
  for (const side of ['w', 'b']) await anne.getByTestId(`guest-${side}`).waitFor();
  await again.getByTestId('nobody').waitFor();
});

/** Two who play, one of them by the link of the other. */
async function playing(hidden: boolean): Promise<{ link: string; pages: Page[] }> {
  const anne = await visitor('Anne');
  await anne.getByTestId('propose').click();
  await anne.getByTestId('name').fill('Anne');
  if (hidden) await anne.getByTestId('private').check();
  await anne.getByTestId('play').click();
  await anne.getByTestId('waiting').waitFor();
  const [link] = await linksOf(anne);
  const marie = await at.fresh({ locale: 'en-GB' });
  await marie.goto(link!);
  await marie.getByTestId('seat-name').fill('Marie');
  expect(await marie.getByTestId('seat-private').count()).toBe(hidden ? 1 : 0);
  await marie.getByTestId('sit').click();
  await anne.getByTestId('waiting').waitFor({ state: 'detached' });
  await playTogether([anne, marie], 2);
  return { link: link!, pages: [anne, marie] };
}

it('a game in play is listed with where it stands, and watched with one click', async () => {
  const { pages } = await playing(false);
  const id = new URL(pages[0]!.url()).hash.match(/[a-z0-9]{16}/)![0];
  // The games of earlier tests may still be listed: on a lossy network the server learns late that their pages closed.
  const cardOf = (page: Page) => page.locator(`[data-testid=live-game][data-game="${id}"]`);
  const third = await visitor('Denis');
  const card = cardOf(third);
  await card.waitFor();
  expect(await card.textContent()).toMatch(/Anne \(sans compte\)\s*0–0 trou\s*Marie \(sans compte\)/);
  expect(await faultsOf(third)).toEqual([]);
  await third.setViewportSize({ width: 390, height: 844 });
  await insideWindow(third, [card.getByTestId('look-on')]);
  const other = await visitor('Claire', 'en-GB');
  await cardOf(other).waitFor();
  await card.getByTestId('look-on').click();
  await third.getByTestId('board').waitFor();
  await cardOf(other).filter({ hasText: '1 spectator' }).waitFor();
});

it('a private game is neither listed nor shown to anybody else', async () => {
  const { link, pages } = await playing(true);
  const third = await visitor('Denis');
  await third.getByTestId('nobody').waitFor();
  expect(await third.getByTestId('live-game').count()).toBe(0);
  await third.goto(pages[0]!.url());
  const nothing = third.getByTestId('nothing-to-see').filter({ hasText: 'privée' });
  await nothing.getByRole('button').click();
  await third.getByTestId('play').waitFor();
  await third.goto(link);
  await third.getByTestId('seat-page').filter({ hasText: 'privée' }).waitFor();
  await pages[1]!.reload();
  await pages[1]!.getByTestId('board').waitFor();
});
