import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { counted } from '../helpers/counting';
import { Heard } from '../helpers/hearing';
import { faultsOf, menuItem } from '../helpers/sight';
import { playTogether } from '../helpers/together';
import { confirm, hall, now, ON_PHONE, pair, prepare, show } from '../helpers/tournaments';

const { at, holder, makeTournament, enterBy, join } = hall();

const EARLY = ['Ada', 'Bruno', 'Clara', 'David', 'Emma', 'Felix', 'Greta'];
const ABSENT = 'Nora';
const LATE = 'Henri';

it('eight and a director hold three rounds: one never comes, one comes late, a result is corrected, the server is killed', async () => {
  const director = await holder('Jules', { locale: 'en-GB' });
  const { id, code } = await makeTournament(director, 'Thursday evening', async (page) => {
    await page.locator('#rounds').fill('3');
    await page.getByTestId('clockwork-by_hand').check();
  });
  const pages = new Map<string, Page>();
  const ada = await at.fresh(ON_PHONE);
  const heard = await Heard.at(ada, /#\/tournament\//);
  await enterBy(ada, code, 'Ada');
  pages.set('Ada', ada);
  for (const name of EARLY.slice(1)) pages.set(name, await join(code, name));
  await show(director, id, 'console');
  await prepare(director, 'add_entrant');
  await director.getByTestId('name').fill(ABSENT);
  await confirm(director);

  const nameOf = (entrant: number) => [...EARLY, ABSENT, LATE][entrant - 1]!;
  const round = async () => (await now(director, id)).rounds.at(-1)!;
  /** The pages at each table of the round, but for a table at which somebody is missing. */
  async function seated(): Promise<Page[][]> {
    const { tables } = await round();
    const all = tables.map(({ seats }) => seats.map((one) => pages.get(nameOf(one))));
    return all.filter((table): table is Page[] => !table.includes(undefined));
  }
  async function sitDown(): Promise<Page[][]> {
    const tables = await seated();
    for (const table of tables) {
      // Ada hears that her opponent is there before she sits down.
      const [first, second] = [...table].sort((a, b) => Number(a === ada) - Number(b === ada)) as [Page, Page];
      await first.getByTestId('sit-down').click();
      await first.getByTestId('board').waitFor();
      if (second === ada) await ada.getByText('is at the table.', { exact: false }).waitFor();
      await second.getByTestId('sit-down').click();
      await second.getByTestId('board').waitFor();
      await playTogether(table, 2);
    }
    return tables;
  }
  /** The second of each table gives up, and both go back. */
  async function end(tables: Page[][]): Promise<void> {
    for (const table of tables) {
      const loser = table[1]!;
      await (await menuItem(loser, 'resign')).click();
      await loser.getByTestId('resign-yes').click();
      for (const page of table) {
        await page.getByTestId('dice-held').waitFor();
        await page.getByTestId('to-tournament').click();
      }
      for (const page of table) await page.getByTestId('my-next-game').waitFor();
    }
    await expect.poll(async () => (await round()).tables.filter(({ outcome }) => outcome).length).toBe(tables.length);
  }
  async function begin(number: number): Promise<void> {
    heard.does(`round ${number}`);
    expect(await pair(director)).toContain(`Round ${number} begins, at 4 tables.`);
    await ada.getByTestId('sit-down').waitFor();
  }

  await begin(1);
  const first = (await round()).tables;
  expect(await faultsOf(ada)).toEqual([]);
  await end(await sitDown());
  const missing = first.findIndex(({ seats }) => seats.map(nameOf).includes(ABSENT)) + 1;
  await prepare(director, 'forfeit');
  await director.getByTestId('pick-table').selectOption(`1/${missing}/0`);
  const there = first[missing - 1]!.seats.findIndex((one) => nameOf(one) !== ABSENT);
  await director.getByTestId(`wins-${there}`).check();
  expect(await confirm(director)).toContain('That was the last table of round 1.');
  expect((await round()).tables[missing - 1]).toMatchObject({ outcome: 'forfeit', winner: there });
  await prepare(director, 'withdraw');
  await director.getByTestId('entrant').selectOption({ label: ABSENT });
  await confirm(director);
  pages.set(LATE, await join(code, LATE));

  // The server is killed while all play: the pages go on by themselves, with what was played.
  await begin(2);
  const tables = await sitDown();
  expect(tables).toHaveLength(4);
  heard.does('the server is killed, and starts again');
  await at.server.kill();
  for (const page of tables.flat()) await page.getByTestId('link-lost').waitFor();
  await at.server.start();
  for (const page of tables.flat()) await page.getByTestId('link-lost').waitFor({ state: 'detached' });
  for (const table of tables) await playTogether(table, 2);
  await end(tables);

  await begin(3);
  await prepare(director, 'correct_result');
  await director.getByTestId('pick-table').selectOption('1/1/0');
  await director.getByTestId('holes-0').fill('7');
  await director.getByTestId('holes-1').fill('12');
  await director.getByTestId('why').fill('the sheet was read the wrong way round');
  await confirm(director);
  expect((await now(director, id)).rounds[0]!.tables[0]).toMatchObject({ winner: 1, holes: [7, 12] });
  await end(await sitDown());
  await director.getByTestId('next-step').click();
  await confirm(director);
  await prepare(director, 'finish');
  await confirm(director);

  const last = await now(director, id);
  expect(last.standings.map(({ entrant, place, wins }) => [entrant, place, wins.value])).toEqual(
    counted(last).map(({ entrant, place, wins }) => [entrant, place, wins]),
  );
  for (const page of [...pages.values(), director]) {
    await show(page, id, 'standings');
    await expect
      .poll(() => page.getByTestId('standing').evaluateAll((rows) => rows.map((row) => Number(row.dataset.entrant))))
      .toEqual(last.standings.map(({ entrant }) => entrant));
  }
  await expect(`${heard.words.join('\n')}\n`).toMatchFileSnapshot('eveningOfEight.transcript.txt');
}, 600_000);
