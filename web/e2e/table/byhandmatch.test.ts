import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Line } from '../../src/wire/described/messages';
import { asked, playTurn } from '../helpers/hands';
import { whenLong } from '../helpers/long';
import { BY_HAND, mark, sayings, school, stands, turn } from '../helpers/marking';
import { storedTexts } from '../helpers/near';
import { site } from '../helpers/site';
import { allLines, makeGame, OTHER, QUIET } from '../helpers/table';

const at = site();

const gameOf = (page: Page) => new URL(page.url()).hash.replace('#/g/', '');

it('à écrire, six holes marked by hand and a going that is agreed to end the marqué', async () => {
  const made = await makeGame(at.url, { format: 'ecrire-lois', trid: QUIET, options: BY_HAND });
  const page = await at.seated(made);
  await page.getByTestId('roll').click();
  await mark(page, 36);
  await stands(page, 'w', 0, 6);
  await page.getByTestId('enaller').click();
  // First the player who goes answers a school that might be said of it, then the opponent agrees.
  while (!(await allLines(at.url, made.game)).some((line) => line.round_ended)) {
    await page.getByTestId('agree').click();
    await page.getByTestId('agree').waitFor({ state: 'detached' });
  }
  const ended = (await allLines(at.url, made.game)).find((line) => line.round_ended)!;
  expect(ended.over).toBeNull();
  expect(ended.account).toBeTruthy();
});

/** Does what comes next in a game of which one page has every seat: the player who throws marks six holes, and holds. */
async function goOn(page: Page, { turn: { stage } }: Line): Promise<void> {
  if (stage === 'roll') {
    await page.getByTestId('roll').click();
    await page.getByTestId('roll').waitFor({ state: 'detached' });
    return mark(page, 36);
  }
  if (stage === 'decide') return page.getByTestId('tenir').click();
  if (stage === 'agree') return page.getByTestId('agree').click();
  return playTurn(page, 'pointer');
}

whenLong('a pool is played by hand to its end', async () => {
  const wish = { format: 'poule-guiton', match: { players: 3 }, others: [{ ...OTHER, name: 'Claire' }] };
  const made = await makeGame(at.url, { ...wish, options: { ...BY_HAND, missed: false } });
  const page = await at.seated(made);
  const last = async () => (await allLines(at.url, made.game)).at(-1)!;
  for (let line = await last(); !line.over;) {
    const { n } = line;
    await goOn(page, line);
    await expect.poll(async () => (line = await last()).n).toBeGreaterThan(n);
  }
  await page.getByTestId('winner').waitFor();
});

it('a game by hand is played on the device alone: the server may be away', async () => {
  const page = await at.fresh({}, true);
  await page.goto(`${at.url}#/new`);
  await page.getByTestId('two').click();
  await page.getByTestId('marking').locator('summary').click();
  await page.getByTestId('marking-counting').click();
  await page.getByTestId('play').click();
  await page.getByTestId('byhand').waitFor();
  expect(gameOf(page)).toMatch(/^local-/);
  await at.server.stop();
  try {
    if ((await asked(page)) === 'roll') await page.getByTestId('roll').click();
    // More than any first roll is worth.
    await mark(page, 22);
    if ((await asked(page)) === 'decide') await page.getByTestId('tenir').click();
    await playTurn(page, 'pointer');
    await school(page, 12);
    await expect.poll(() => sayings(page)).toContainEqual(expect.stringContaining('école de 12 points'));
    expect((await storedTexts(page, gameOf(page))).join()).toContain(' school ');
  } finally {
    await at.server.start();
  }
});

it('the lesson about écoles ends with one: what is left on purpose the computer takes', async () => {
  const page = await at.fresh();
  await page.goto(at.url);
  await page.evaluate(() => localStorage.setItem('trictrac.speed', 'instant'));
  await page.goto(`${at.url}#/learn/15`);
  const coach = page.getByTestId('course-coach');
  await coach.waitFor();
  while ((await coach.getAttribute('data-step')) !== 'game')
    await page.locator('[data-testid=skip], [data-testid=course-next]').first().click();
  await page.getByTestId('byhand').waitFor();
  while ((await coach.getAttribute('data-phase')) !== 'right') {
    await turn(page, 0);
    await page.locator('[data-testid=roll], [data-testid=course-coach][data-phase=right]').first().waitFor();
  }
  await expect.poll(() => page.getByTestId('answer').first().textContent()).toContain('vous envoie à l’école');
});
