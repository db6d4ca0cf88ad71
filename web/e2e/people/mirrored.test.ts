import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { TournamentBoard, TournamentPage } from '../../src/wire/described/messages';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { stillSite } from '../helpers/site';
import { faultsOf } from '../helpers/sight';
import { asked, playTurn } from '../helpers/hands';

// All visitors here come from one address.
const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0']));
const { holder } = people(at);
const ENGLISH = { locale: 'en-GB' };

/** Asks the server as the person of a page does. */
async function ask<T>(page: Page, path: string, body?: object): Promise<T> {
  const [status, value] = await page.evaluate(
    async ([path, body]) => {
      const how = body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body } : {};
      const answer = await fetch(path, how);
      return [answer.status, (await answer.json()) as unknown] as const;
    },
    [path, body && JSON.stringify(body)] as const,
  );
  expect(status, JSON.stringify(value)).toBe(200);
  return value as T;
}
const goTo = async (page: Page, hash: string) => {
  await page.evaluate((to) => (location.hash = to), hash);
};

/** Makes a tournament of two teams in the page, with mirrored boards; returns its id. */
async function make(page: Page): Promise<string> {
  await goTo(page, '#/tournaments/new');
  await page.getByTestId('tournament-name').fill('Dijon – Lyon');
  await expect.poll(() => page.getByTestId('mirrored').count()).toBe(0);
  await page.locator('#boards').fill('2');
  await page.locator('#boards').blur();
  await page.getByTestId('clockwork-by_hand').check({ force: true });
  await page.getByTestId('mirrored').check();
  await expect.poll(() => page.getByText('evens out the luck only a little').count()).toBe(1);
  await page.getByTestId('make').click();
  await page.waitForURL(/#\/tournament\/[\w-]+$/);
  return /#\/tournament\/([\w-]+)/.exec(page.url())![1]!;
}

/** Does the act that is prepared in the console. */
async function confirm(page: Page): Promise<string> {
  await expect.poll(() => page.getByTestId('confirm').isEnabled()).toBe(true);
  const said = (await page.getByTestId('changes').textContent())!;
  await page.getByTestId('confirm').click();
  await page.getByTestId('act-form').waitFor({ state: 'detached' });
  return said;
}

/** The director names the players of a team by the names of their accounts. */
async function lineUp(page: Page, team: string, names: string[]): Promise<string> {
  await page.getByTestId('deed-set_lineup').click();
  await page.getByTestId('entrant').selectOption({ label: team });
  for (let i = 0; i < names.length; i += 1) {
    if ((await page.getByTestId(`lineup-${i + 1}`).count()) === 0) await page.getByTestId('lineup-add').click();
    await page.getByTestId(`lineup-${i + 1}`).fill(names[i]!);
    await page.getByTestId(`lineup-known-${i + 1}`).check();
  }
  return confirm(page);
}

/** Does the next thing at a table for the player who is asked. */
async function step(pages: Page[]): Promise<void> {
  const page = await Promise.any(pages.map(async (one) => (await asked(one), one)));
  const what = await asked(page);
  if (what === 'roll') await page.getByTestId('roll').click();
  else if (what === 'decide') await page.getByTestId('tenir').click();
  else await playTurn(page, 'pointer');
}

/** Waits until a player is asked, which is true, or the board waits for the mirrored one. */
async function goesOn(pages: Page[]): Promise<boolean> {
  return Promise.any([
    ...pages.map((page) => asked(page).then(() => true)),
    ...pages.map((page) =>
      page
        .getByTestId('mirror-waits')
        .waitFor()
        .then(() => false),
    ),
  ]);
}

const throwsAt = (page: Page) => page.getByTestId('sheet-row').count();

it('two mirrored boards: made of four shares, played in step, proved, and compared throw by throw', async () => {
  const director = await holder('Odile', ENGLISH);
  const id = await make(director);
  const names = ['Anne', 'Bruno', 'Claire', 'David'];
  const players: Page[] = [];
  for (const name of names) players.push(await holder(name, ENGLISH));
  const [anne, bruno, claire, david] = players as [Page, Page, Page, Page];
  await ask(anne, `api/tournaments/${id}/enter`, { name: 'Anne', team: 'Dijon' });
  await ask(claire, `api/tournaments/${id}/enter`, { name: 'Claire', team: 'Lyon' });

  // The director names the second players of both teams, and gives one another captain.
  await goTo(director, `#/tournament/${id}/console`);
  expect(await lineUp(director, 'Dijon', ['Anne', 'Bruno'])).toContain('Bruno plays at board 2 of Dijon.');
  await lineUp(director, 'Lyon', ['Claire', 'David']);
  await director.getByTestId('deed-substitute').click();
  await director.getByTestId('entrant').selectOption({ label: 'Lyon' });
  await director.getByTestId('name').fill('David');
  expect(await confirm(director)).toContain('David is the captain of Lyon.');
  await director.getByTestId('deed-start_round').click();
  await confirm(director);
  const now = () => ask<TournamentPage>(director, `api/tournaments/${id}`);
  const boards = (await now()).rounds[0]!.tables[0]!.boards!;
  const game = (board: number) => boards[board]!.game!;
  const seats = (board: TournamentBoard) => board.players!.map((name) => players[names.indexOf(name)]!);
  const [first, second] = boards.map(seats) as [Page[], Page[]];

  // Nothing is thrown before all four have come; each sees who gives.
  for (const page of first) await goTo(page, `#/g/${game(0)}`);
  await first[0]!.getByTestId('making').waitFor();
  await expect.poll(() => first[0]!.getByTestId('giver-3').textContent()).toMatch(/^Black at board 2/);
  for (const page of second) await goTo(page, `#/g/${game(1)}`);
  for (const page of players) await page.getByTestId('sheet-row').first().waitFor();

  // The first board goes on until it waits for the second one, and says so beside the board.
  while (await goesOn(first)) await step(first);
  expect(await first[0]!.getByTestId('mirror-waits').textContent()).toMatch(/^Board 2 is still playing/);
  expect(await faultsOf(first[0]!)).toEqual([]);
  const before = await throwsAt(first[0]!);
  await step(second);
  await expect.poll(() => first[0]!.getByTestId('mirror-waits').count()).toBe(0);
  await step(first);
  await expect.poll(() => throwsAt(first[0]!)).toBe(before + 1);

  // One of the first board gives up: the second one goes on by itself. The dice are proved when both are over.
  const resign = async (page: Page) => {
    await page.getByTestId('menu').click();
    await page.getByTestId('resign').click();
    await page.getByTestId('resign-yes').click();
  };
  await resign(first[0]!);
  await expect.poll(() => second[0]!.getByTestId('mirror-waits').count()).toBe(0);
  for (let i = 0; i < 4; i += 1) await step(second);
  expect(await first[1]!.getByTestId('dice-held').count()).toBe(0);
  await resign(second[1]!);
  for (const page of [first[1]!, second[0]!]) {
    await page.locator('[data-testid=dice-held], [data-testid=dice-fault]').first().waitFor();
    expect(await page.getByTestId('dice-fault').count()).toBe(0);
    expect(await page.getByTestId('dice-held').textContent()).toContain('all players');
  }

  // Both plays of each throw, side by side, and what they cost.
  await expect.poll(async () => (await now()).rounds[0]!.tables[0]!.boards!.every(({ outcome }) => outcome)).toBe(true);
  await goTo(anne, `#/tournament/${id}`);
  await anne.getByTestId('open-boards').first().click();
  await anne.getByTestId('compare-link').click();
  await anne.getByTestId('compare').waitFor();
  for (const side of ['white', 'black'])
    await expect.poll(() => anne.getByTestId(`mirrored-${side}`).getByTestId('throw').count()).toBeGreaterThan(0);
  await anne.getByTestId('compare-begin').click();
  await expect.poll(() => anne.getByTestId('sum-0').count(), { timeout: 120_000 }).toBe(2);
  expect(await faultsOf(anne)).toEqual([]);
  void [bruno, claire, david];
});
