import { expect, it } from 'vitest';
import type { TournamentPage } from '../../src/wire/described/messages';
import { textOfPages } from '../helpers/pdf';
import { faultsOf, smallControls } from '../helpers/sight';
import {
  askWell,
  confirm,
  enterResult,
  hall,
  now,
  ON_PHONE,
  pair,
  prepare,
  show,
  typeHoles,
} from '../helpers/tournaments';
import { SWISS } from '../helpers/settings';

const { at, holder } = hall();

const LIST =
  'name,club,rating\nRuth Keller,Tablier,1620\nTom Hartley,,1580\nInès Caron,Tablier,1540\nMarc Duval,,1500\nOdile Renard,,1460';

it('a director runs an evening at real boards: entries from a file, a late one, results, a correction, an undo, paper', async () => {
  const anne = await holder('Anne', { locale: 'en-GB' });
  const { id } = await askWell<TournamentPage>(anne, 'tournaments', { settings: { ...SWISS, on_wood: true } });
  await show(anne, id, 'console');
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
  await enterResult(anne, 1, 12, 5);
  await expect.poll(() => anne.getByTestId('table-1').getAttribute('data-state')).toBe('over');

  // A late entry, by the code and a name alone.
  const jeanne = await at.fresh(ON_PHONE);
  await jeanne.goto(`${at.named}#/tournament/${id}`);
  await askWell(jeanne, `tournaments/${id}/enter`, { name: 'Jeanne Vidal' });
  const first = await now(anne, id);
  expect(first.entrants.at(-1)).toMatchObject({ name: 'Jeanne Vidal', entrant: 6 });
  const wonFirst = first.entrants.find(({ entrant }) => entrant === first.rounds[0]!.tables[0]!.seats[0])!.name;
  expect(await enterResult(anne, 2, 3, 12)).toContain('That was the last table of round 1.');

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
  await typeHoles(jeanne, [12, 9]);
  await jeanne.getByTestId('send').click();
  await expect.poll(() => jeanne.getByTestId('report').getAttribute('data-stands')).toBe('waits');
  await expect.poll(() => anne.getByTestId(`table-${hers}`).getAttribute('data-state')).toBe('reported');
  for (const table of [1, 2, 3]) await enterResult(anne, table, 12, table === hers ? 9 : 4);
  await expect.poll(() => jeanne.getByTestId('report').getAttribute('data-stands')).toBe('over');

  // A result is corrected with a reason, and the correction undone from the log.
  await prepare(anne, 'correct_result');
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
  await show(anne, id, 'log');
  const line = anne.locator(`[data-line="${corrected.revision}"]`);
  await expect.poll(() => line.textContent()).toContain('five holes were not counted');
  await line.getByRole('button').click();
  await confirm(anne);
  await line.locator('s').waitFor();
  expect((await now(anne, id)).rounds[0]!.tables[0]!.holes).toEqual([12, 5]);

  // The last round, on paper and at the boards.
  await show(anne, id, 'console');
  await anne.getByTestId('console').waitFor();
  await pair(anne);
  const third = await now(anne, id);
  await show(anne, id, 'print', 'pairings');
  await anne.getByTestId('paper-pairings').waitFor();
  const pairings = textOfPages(await anne.pdf({ preferCSSPageSize: true }));
  expect(pairings).toHaveLength(1);
  for (const { name } of third.entrants) expect(pairings[0]).toContain(name.replace(/\s/g, ''));
  await show(anne, id, 'print', 'sheets');
  await expect.poll(() => anne.getByTestId('paper-sheets').count()).toBe(2);
  expect(textOfPages(await anne.pdf({ preferCSSPageSize: true }))).toHaveLength(2);
  await show(anne, id, 'console');
  await anne.getByTestId('console').waitFor();
  for (const table of [1, 2, 3]) await enterResult(anne, table, 7, 12);
  await anne.getByTestId('next-step').click();
  expect(await confirm(anne)).toContain('Round 3 is closed: it counts in the standings.');
  await expect.poll(async () => (await now(anne, id)).rounds[2]!.closed).toBe(true);

  const last = await now(anne, id);
  expect(last.standings.map(({ wins }) => wins.value).reduce((a, b) => a + b)).toBe(9);
  await show(anne, id, 'print', 'standings');
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

it('what a director says to all is reported, and a moderator takes it back', async () => {
  const paule = await holder('Paule', { locale: 'en-GB' });
  const { id } = await askWell<TournamentPage>(paule, 'tournaments', { settings: { ...SWISS, on_wood: true } });
  const told = await askWell<TournamentPage>(paule, `tournaments/${id}/acts`, {
    number: (await now(paule, id)).revision + 1,
    act: { type: 'announce', text: 'Bruno is a fool' },
  });
  const emil = await holder('Emil', { locale: 'en-GB' });
  await show(emil, id);
  const message = emil.getByTestId('announcements');
  await message.getByTestId('report-text').click();
  await message.getByTestId('report-form').getByRole('textbox').fill('That is an insult.');
  expect(await faultsOf(emil)).toEqual([]);
  await message.getByTestId('report-go').click();
  await message.getByTestId('reported').waitFor();

  const marc = await holder('Marc', { locale: 'en-GB' });
  await at.server.admin('grant', 'marc');
  await marc.goto(`${at.named}#/moderation`);
  await marc.reload();
  await marc.getByTestId('view-clubs').click();
  await marc.getByTestId('text-report-open').getByText('Emil reports the tournament').click();
  await marc.getByTestId('tournament-card').getByText('Bruno is a fool').waitFor();
  expect(await faultsOf(marc)).toEqual([]);
  await marc.getByTestId('message-away').click();
  await marc.getByTestId('tournament-done').getByText('Done.').waitFor();
  await marc.getByTestId('tournament-settle').click();
  await marc.getByTestId('no-text-report').waitFor();

  await message.waitFor({ state: 'detached' });
  await show(paule, id, 'log');
  const line = paule.locator(`[data-line="${told.revision}"]`);
  await expect.poll(() => line.textContent()).toContain('undone');
  expect(await line.textContent()).not.toContain('Bruno');
});
