import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { TournamentPage } from '../../src/wire/described/messages';
import { textOfPages } from '../helpers/pdf';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';

// All visitors here come from one address.
const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0']));
const { holder } = people(at);
const ENGLISH = { locale: 'en-GB' };

const SETTINGS = {
  name: 'Thursday evening',
  about: '',
  system: 'swiss',
  rounds: 3,
  cycles: 1,
  third_place: false,
  apart_rounds: 0,
  tie_breaks: ['direct_encounter', 'buchholz_cut_1', 'sonneborn_berger', 'holes'],
  game: { format: 'tour' },
  on_wood: true,
  clockwork: 'by_hand',
  days: 7,
  sit_down: 10,
  no_show: 'director',
  is_private: false,
};
const LIST =
  'name,club,rating\nRuth Keller,Tablier,1620\nTom Hartley,,1580\nInès Caron,Tablier,1540\nMarc Duval,,1500\nOdile Renard,,1460';

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
const now = (page: Page, id: string) => ask<TournamentPage>(page, `api/tournaments/${id}`);
const goTo = async (page: Page, id: string, view: string) => {
  await page.evaluate((hash) => (location.hash = hash), `#/tournament/${id}/${view}`);
};

/** Does the act that is prepared, once the page has said what it changes. Returns what was said. */
async function confirm(page: Page): Promise<string> {
  await expect.poll(() => page.getByTestId('confirm').isEnabled()).toBe(true);
  const said = (await page.getByTestId('changes').textContent())!;
  await page.getByTestId('confirm').click();
  await page.getByTestId('act-form').waitFor({ state: 'detached' });
  return said;
}

async function enter(page: Page, table: number, white: number, black: number): Promise<string> {
  await page.getByTestId(`table-${table}`).click();
  await page.getByTestId('holes-0').fill(String(white));
  await page.getByTestId('holes-1').fill(String(black));
  return confirm(page);
}

async function pair(page: Page): Promise<string> {
  await page.getByTestId('deed-start_round').click();
  return confirm(page);
}

it('a director runs an evening at real boards: entries from a file, a late one, results, a correction, an undo, paper', async () => {
  const anne = await holder('Anne', ENGLISH);
  const { id } = await ask<TournamentPage>(anne, 'api/tournaments', { settings: SETTINGS });
  await goTo(anne, id, 'console');
  await anne.getByTestId('console').waitFor();

  // A wrong line is told before anybody is entered.
  await anne.getByTestId('import').click();
  await anne.getByTestId('csv').fill(`${LIST}\nEmma Roche,,many`);
  await expect.poll(() => anne.getByTestId('csv-failed').textContent()).toMatch(/^Line 7: /);
  await anne.getByTestId('csv').fill(LIST);
  await expect.poll(() => anne.getByTestId('csv-found').locator('li').count()).toBe(5);
  expect((await now(anne, id)).entrants).toHaveLength(0);
  await anne.getByTestId('csv-enter').click();
  await expect.poll(async () => (await now(anne, id)).entrants.length).toBe(5);

  // With five, the one of the lowest rating has a bye: it is said before the round begins.
  expect(await pair(anne)).toContain('Bye: Odile Renard.');
  await expect.poll(() => anne.getByTestId('round-title').textContent()).toBe('Round 1 of 3');
  await enter(anne, 1, 12, 5);
  await expect.poll(() => anne.getByTestId('table-1').getAttribute('data-state')).toBe('over');

  // A late entry, by the code and a name alone.
  const jeanne = await at.fresh({ ...ENGLISH, viewport: { width: 390, height: 844 }, hasTouch: true });
  await jeanne.goto(`${at.named}#/tournament/${id}`);
  await ask(jeanne, `api/tournaments/${id}/enter`, { name: 'Jeanne Vidal' });
  const first = await now(anne, id);
  expect(first.entrants.at(-1)).toMatchObject({ name: 'Jeanne Vidal', entrant: 6 });
  const wonFirst = first.entrants.find(({ entrant }) => entrant === first.rounds[0]!.tables[0]!.seats[0])!.name;
  expect(await enter(anne, 2, 3, 12)).toContain('That was the last table of round 1.');

  const said = await pair(anne);
  expect(said).toContain('Round 2 begins, at 3 tables.');
  expect(said).toContain('Nobody has a bye.');

  // Jeanne reports by the code of her score sheet; the director decides.
  const second = await now(anne, id);
  const hers = second.rounds[1]!.tables.findIndex(({ seats }) => seats.includes(6)) + 1;
  await jeanne.goto(`${at.named}#/tournament/${id}/table/2-${hers}`);
  await jeanne.reload();
  await expect.poll(() => jeanne.getByTestId('report').getAttribute('data-stands')).toBe('reports');
  expect(await smallControls(jeanne)).toEqual([]);
  await jeanne.getByTestId('holes-0').fill('12');
  await jeanne.getByTestId('holes-1').fill('9');
  await jeanne.getByTestId('send').click();
  await expect.poll(() => jeanne.getByTestId('report').getAttribute('data-stands')).toBe('waits');
  await expect
    .poll(() => anne.getByTestId(`table-${hers}`).getAttribute('data-state'), { timeout: 30_000 })
    .toBe('reported');
  for (const table of [1, 2, 3]) await enter(anne, table, 12, table === hers ? 9 : 4);
  await expect.poll(() => jeanne.getByTestId('report').getAttribute('data-stands'), { timeout: 30_000 }).toBe('over');

  // A result is corrected with a reason, and the correction undone from the log.
  await anne.getByTestId('deed-correct_result').click();
  await anne.getByTestId('pick-table').selectOption('1/1/0');
  await anne.getByTestId('holes-1').fill('10');
  await expect
    .poll(() => anne.getByTestId('changes').textContent())
    .toContain(`${wonFirst} wins 12\u00a0–\u00a010; before`);
  expect(await anne.getByTestId('confirm').isDisabled()).toBe(true);
  await anne.getByTestId('why').fill('five holes were not counted');
  await confirm(anne);
  const corrected = await now(anne, id);
  expect(corrected.rounds[0]!.tables[0]!.holes).toEqual([12, 10]);
  await goTo(anne, id, 'log');
  const line = anne.locator(`[data-line="${corrected.revision}"]`);
  await expect.poll(() => line.textContent()).toContain('five holes were not counted');
  await line.getByRole('button').click();
  await confirm(anne);
  await line.locator('s').waitFor();
  expect((await now(anne, id)).rounds[0]!.tables[0]!.holes).toEqual([12, 5]);

  // The last round, on paper and at the boards.
  await goTo(anne, id, 'console');
  await anne.getByTestId('console').waitFor();
  await pair(anne);
  const third = await now(anne, id);
  await goTo(anne, id, 'print/pairings');
  await anne.getByTestId('paper-pairings').waitFor();
  const pairings = textOfPages(await anne.pdf({ preferCSSPageSize: true }));
  expect(pairings).toHaveLength(1);
  for (const { name } of third.entrants) expect(pairings[0]).toContain(name.replace(/\s/g, ''));
  await goTo(anne, id, 'print/sheets');
  await expect.poll(() => anne.getByTestId('paper-sheets').count()).toBe(2);
  expect(textOfPages(await anne.pdf({ preferCSSPageSize: true }))).toHaveLength(2);
  await goTo(anne, id, 'console');
  await anne.getByTestId('console').waitFor();
  for (const table of [1, 2, 3]) await enter(anne, table, 7, 12);
  await anne.getByTestId('next-step').click();
  expect(await confirm(anne)).toContain('Round 3 is closed: it counts in the standings.');
  await expect.poll(async () => (await now(anne, id)).rounds[2]!.closed).toBe(true);

  const last = await now(anne, id);
  expect(last.standings.map(({ wins }) => wins.value).reduce((a, b) => a + b)).toBe(9);
  await goTo(anne, id, 'print/standings');
  await anne.getByTestId('paper-standings').waitFor();
  const rows = await anne.getByTestId('paper-standings').locator('tbody tr').allInnerTexts();
  expect(rows).toHaveLength(6);
  last.standings.forEach(({ entrant, place }, i) => {
    expect(rows[i]).toContain(last.entrants.find((one) => one.entrant === entrant)!.name);
    expect(rows[i]).toMatch(new RegExp(`^${place}`));
  });
  for (const file of ['results.csv', 'standings.csv', 'entrants.csv', 'tournament.json', 'tournament.trf'])
    expect(
      await anne.evaluate(async (path) => (await fetch(path)).status, `api/tournaments/${id}/file?file=${file}`),
    ).toBe(200);
}, 240_000);
