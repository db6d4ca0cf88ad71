import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { faultsOf, insideWindow, smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';

// Everybody here comes from one address.
const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0', '--games-per-hour', '0']));
const { holder } = people(at);
const PHONE = { width: 390, height: 844 };
const WAIT = { timeout: 30_000 };
const CLUB = 'Club du Tablier';
const LEAGUE = 'Winter league';
const NAMES = ['Hugo', 'Claire', 'Marc', 'Ruth', 'Jules', 'Paul'];

interface Asked {
  status: number;
  answer: Record<string, unknown>;
}

/** Asks a call of the server as the person at that page, and returns its status and its answer. */
function ask(page: Page, path: string, body?: object): Promise<Asked> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const asked = await fetch(`api/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
      return { status: asked.status, answer: (await asked.json()) as Record<string, unknown> };
    },
    [path, body] as const,
  );
}

/** Finds fault with a screen: what a reader without sight, or with a thumb, cannot use. */
async function looksRight(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect(await smallControls(page)).toEqual([]);
}

/** The director ends a tournament, whose open tables nobody has played. */
async function finish(director: Page, id: string): Promise<void> {
  const act = async (act: object) => {
    const { answer } = await ask(director, `tournaments/${id}`);
    return ask(director, `tournaments/${id}/acts`, { number: (answer['revision'] as number) + 1, act, why: 'said so' });
  };
  for (;;) {
    const { answer } = await ask(director, `tournaments/${id}`);
    if (answer['finished']) return;
    const rounds = answer['rounds'] as { closed: boolean; tables: { outcome?: string; seats: number[] }[] }[];
    const open = rounds.at(-1)!;
    for (const [i, table] of open.tables.entries()) {
      if (table.outcome) continue;
      const result = { winner: table.seats[0]! < table.seats[1]! ? 0 : 1, holes: [12, 3] };
      const done = await act({ type: 'enter_result', at: { round: rounds.length, table: i + 1 }, result });
      expect(done.status, JSON.stringify(done.answer)).toBe(200);
    }
    const { answer: now } = await ask(director, `tournaments/${id}`);
    // The days of the round are not over: the director goes on before.
    const next = await ask(director, `tournaments/${id}/rounds`, { number: (now['revision'] as number) + 1 });
    if (next.status !== 200) {
      await act({ type: 'close_round' });
      await act({ type: 'finish' });
    }
  }
}

it('a league is founded, begun as it was shown, played, and its next season follows from the tables', async () => {
  const officer = await holder('Odile', { locale: 'en-GB' });
  await officer.goto(`${at.named}#/clubs/new`);
  await officer.getByTestId('club-name-field').fill(CLUB);
  await officer.getByTestId('make').click();
  await officer.getByTestId('club-name').getByText(CLUB).waitFor();
  const address = officer.url();
  const club = address.split('/club/')[1]!;
  await officer.getByTestId('make-league').click();
  await officer.getByTestId('league-name-field').fill(LEAGUE);
  await officer.locator('#size').fill('3');
  await officer.locator('#size').blur();
  await officer.locator('#moves').fill('1');
  await officer.locator('#moves').blur();
  await officer.getByTestId('season-lasts').getByText('42 days').waitFor();
  await looksRight(officer);
  await officer.getByTestId('make').click();
  await officer.getByTestId('league-name').getByText(LEAGUE).waitFor();
  await officer.getByTestId('no-season').waitFor();
  const league = officer.url();
  await officer.getByTestId('sign-in-league').click();
  await officer.getByTestId('sign-off').waitFor();

  const pages = new Map<string, Page>();
  for (const name of NAMES) {
    const page = await holder(name, { viewport: PHONE, locale: name === 'Claire' ? 'fr-FR' : 'en-GB', hasTouch: true });
    pages.set(name, page);
    await page.goto(`${at.named}#/lobby`);
    await ask(page, `clubs/${club}/join`, {});
    await ask(officer, `clubs/${club}/answer`, { name, accept: true });
    await page.goto(league);
    await insideWindow(page, ['sign-in-league']);
    await page.getByTestId('sign-in-league').click();
    await page.getByTestId('sign-off').waitFor();
    await looksRight(page);
  }

  await officer.goto(address);
  await officer.getByTestId('listed-league').getByText('7 have signed up').waitFor();
  await officer.getByTestId('listed-league').click();
  await officer.getByTestId('plan-season').click();
  await expect.poll(() => officer.getByTestId('planned-division').count()).toBe(2);
  await looksRight(officer);
  await officer.getByTestId('begin-season').click();
  await expect.poll(() => officer.getByTestId('division').count(), WAIT).toBe(2);
  await looksRight(officer);

  // Each finds their game there; the tournament of the division leads back.
  const hugo = pages.get('Hugo')!;
  await hugo.reload();
  await hugo.getByTestId('opponent').or(hugo.getByTestId('idle')).first().waitFor();
  await hugo.getByTestId('to-tournament').first().click();
  await hugo.getByTestId('standing').first().waitFor();
  await hugo.goto(league);
  await looksRight(hugo);
  const claire = pages.get('Claire')!;
  await claire.reload();
  await claire.getByTestId('division').first().waitFor();
  await looksRight(claire);

  const { answer } = await ask(officer, `leagues/${league.split('/league/')[1]!}`);
  for (const { tournament } of answer['divisions'] as { tournament: string }[]) await finish(officer, tournament);
  // One does not go on.
  await pages.get('Jules')!.reload();
  await pages.get('Jules')!.getByTestId('sign-off').click();
  await pages.get('Jules')!.getByTestId('sign-says').getByText('You do not go on').waitFor();

  await officer.reload();
  await officer.getByTestId('plan-season').click();
  await officer.getByTestId('leaving').getByText('Jules').waitFor();
  const moved = await officer.getByTestId('planned').evaluateAll((all) => all.map((one) => one.dataset['move']));
  expect(moved.filter((move) => move === 'up')).toHaveLength(1);
  expect(moved.filter((move) => move === 'leave')).toHaveLength(0);
  await looksRight(officer);
  await officer.getByTestId('begin-season').click();
  await officer.getByTestId('shown-season').getByText('Season 2').waitFor(WAIT);
  await officer.getByTestId('season-1').click();
  await officer.getByTestId('shown-season').getByText('Season 1').waitFor();
  await expect.poll(() => officer.locator('[data-testid=league-row][data-move=up]').count()).toBe(1);
  await looksRight(officer);
  await officer.goto(address);
  await officer.getByTestId('view-record').click();
  await officer.getByTestId('act').getByText('Odile began a season of the league “Winter league”.').first().waitFor();
}, 240_000);
