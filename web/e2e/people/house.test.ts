import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import frPerson from '../../src/words/texts/fr/person';
import { people, prove } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { allFaultsOf, insideWindow, smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';

const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0']));
const { holder } = people(at);
const PHONE = { width: 390, height: 844 };

it('the start page shows the name and the announcement of the server, and leads to its rules', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trictrac-'));
  try {
    await writeFile(join(folder, 'rules.txt'), 'Soyez à l’heure.\nRestez courtois.');
    await at.server.admin('name-server', 'Club du Tablier');
    await at.server.admin('announce', 'Tournoi vendredi à 20 heures', '--language', 'fr');
    await at.server.admin('set-rules', join(folder, 'rules.txt'), '--language', 'fr');
  } finally {
    await rm(folder, { recursive: true });
  }
  const page = await at.fresh();
  await page.goto(at.named);
  await page.getByTestId('house-name').filter({ hasText: 'Club du Tablier' }).waitFor();
  await page.getByTestId('announcement').filter({ hasText: 'Tournoi vendredi' }).waitFor();
  expect(await allFaultsOf(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await smallControls(page)).toEqual([]);
  await insideWindow(page, ['house-name']);
  await page.getByTestId('house-link').click();
  await page.getByTestId('house-rules').filter({ hasText: 'Restez courtois.' }).waitFor();
  expect(await allFaultsOf(page)).toEqual([]);
});

it('the owner of an account protects it as that of a young player, and ends that with a proof', async () => {
  const lea = await holder('Lea');
  const anne = await holder('Anne');
  await lea.getByTestId('young-on').check();
  await lea.getByTestId('young-said').filter({ hasText: frPerson.young.kept }).waitFor();
  await anne.goto(`${at.named}#/player/Lea`);
  await anne.getByTestId('no-player').waitFor();
  await lea.goto(`${at.named}#/lobby`);
  await lea.getByTestId('lobby-closed').waitFor();
  expect(await allFaultsOf(lea)).toEqual([]);
  await lea.goto(`${at.named}#/account`);
  await lea.getByTestId('young-on').uncheck();
  await lea.locator('[data-testid=proof]:visible, [data-testid=young-said]:visible').first().waitFor();
  if (await lea.getByTestId('proof').isVisible()) await prove(lea);
  await lea.getByTestId('young-said').filter({ hasText: frPerson.young.kept }).waitFor();
  await anne.reload();
  await anne.getByTestId('player-name').waitFor();
});
