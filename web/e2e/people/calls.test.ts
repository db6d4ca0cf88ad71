import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import frPerson from '../../src/words/texts/fr/person';
import frPush from '../../src/words/texts/fr/push';
import { inviting } from '../helpers/inviting';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { allFaultsOf, smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { until } from '../helpers/until';

const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0']));
const { invites, sit } = inviting(at);
const { holder } = people(at);
const w = frPerson.calls;

/** Waits until the first page, which shows boards of its own, has made way for the one of a table. */
async function atTable(page: Page): Promise<void> {
  await page.waitForURL((url) => url.hash !== '#/');
  await expect.poll(() => page.getByTestId('board').count()).toBe(1);
}

/** Invites a friend, and goes elsewhere. */
async function inviteAndLeave(page: Page, name: string): Promise<string> {
  const link = await invites(page, name);
  const asked = page.waitForResponse(/api\/me\/games/);
  await page.goto(`${at.named}#/`);
  await asked;
  return link;
}

it('the player who looks elsewhere is called when a friend has sat down, and led to the table', async () => {
  const anne = await holder('Anne');
  const link = await inviteAndLeave(anne, 'Anne');
  const marie = await at.fresh();
  await sit(marie, link, 'Marie');
  await anne.goto(`${at.named}#/games`);
  const bar = anne.getByTestId('call-bar');
  await bar.waitFor();
  const said = [frPush.taken.named, frPush.turn.named].map((text) => text('Marie'));
  expect(said).toContain(await bar.locator('p').textContent());
  await expect.poll(() => anne.locator('link[rel="icon"]').getAttribute('href')).toBe('./icon-waiting.svg');
  expect(await allFaultsOf(anne)).toEqual([]);
  await anne.setViewportSize({ width: 390, height: 844 });
  expect(await smallControls(anne)).toEqual([]);
  await anne.getByTestId('call-go').click();
  await anne.getByTestId('board').waitFor();
  await bar.waitFor({ state: 'detached' });
});

it('a game that waits is counted on every page, and comes first where one goes on', async () => {
  const anne = await holder('Élise');
  const link = await inviteAndLeave(anne, 'Élise');
  await sit(await at.fresh(), link, 'Marie');
  // Whichever player begins, her share of the dice is awaited.
  await until(anne, async () => {
    const { games } = (await (await fetch('api/me/games')).json()) as { games: { turn?: boolean }[] };
    return games.some(({ turn }) => turn === true);
  });
  await anne.goto(`${at.named}#/account`);
  await anne.getByTestId('turns').filter({ hasText: '1' }).waitFor();
  await expect.poll(() => anne.title()).toMatch(/^\(1\) /);
  expect(await allFaultsOf(anne)).toEqual([]);
  await anne.goto(`${at.named}#/`);
  await anne.getByTestId('going').filter({ hasText: 'À vous de' }).waitFor();
  await anne.getByTestId('turns').click();
  await atTable(anne);
});

it('what one is called for is chosen one by one, and kept', async () => {
  const jean = await holder('Jean');
  await jean.getByTestId('calls').waitFor();
  await expect.poll(() => jean.getByTestId('call-letters').count()).toBe(0);
  await jean.getByTestId('call-over').uncheck();
  await jean.getByTestId('calls-said').filter({ hasText: w.kept }).waitFor();
  await jean.reload();
  await jean.getByTestId('calls').waitFor();
  await expect.poll(() => jean.getByTestId('call-over').isChecked()).toBe(false);
  await expect.poll(() => jean.getByTestId('call-turn').isChecked()).toBe(true);
  expect(await allFaultsOf(jean)).toEqual([]);
  await jean.getByTestId('help').click();
  await jean.getByTestId('page-help').filter({ hasText: 'Notifications' }).waitFor();
});

it('the player who waits in the lobby may play a computer meanwhile: the offer stands, and calls when it is taken', async () => {
  const anne = await at.fresh();
  await anne.goto(`${at.named}#/lobby`);
  await anne.getByTestId('name').fill('Anne');
  await anne.getByTestId('quick').click();
  await anne.getByTestId('waiting').waitFor();
  await anne.goto(`${at.named}#/`);
  await anne.getByTestId('play').click();
  await atTable(anne);

  const marie = await at.fresh();
  await marie.goto(`${at.named}#/lobby`);
  await marie.getByTestId('name').fill('Marie');
  await marie.getByTestId('offer').filter({ hasText: 'Anne' }).waitFor();
  await marie.getByTestId('quick').click();
  await marie.getByTestId('board').waitFor();
  await anne
    .getByTestId('call-bar')
    .filter({ hasText: frPush.taken.named('Marie') })
    .waitFor();
  await anne.getByTestId('call-go').click();
  await marie.getByTestId('clock-of-0').waitFor();
  await anne.getByTestId('clock-of-0').waitFor();
});
