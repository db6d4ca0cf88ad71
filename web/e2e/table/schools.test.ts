import { expect, it } from 'vitest';
import { asked, playTurn, touch } from '../helpers/hands';
import { BY_HAND, facing, mark, sayings, school, stands, turn } from '../helpers/marking';
import { site } from '../helpers/site';
import { gameWithRoll, position, QUIET } from '../helpers/table';

const at = site();

/** Here a doublet of two hits a man of Black's falsely: four points for them. */
const GIVES = position('I--A--C-A-A-baa--------k');

it('who forgets what the other’s roll gave them is sent to school for it once they have thrown', async () => {
  const [anne, denis] = await facing(at, GIVES, '22');
  await turn(anne, 0);
  await denis.getByTestId('roll').click();
  await denis.getByTestId('roll').waitFor({ state: 'detached' });
  await school(anne, 4, 'received');
  await stands(denis, 'w', 4, 0);
  await stands(denis, 'b', 0, 0);
  expect(await sayings(denis)).toContain('Anne dit\u00a0: école de 4 points.');
});

it('both are sent to school at the same moment, and neither is lost', async () => {
  const [anne, denis] = await facing(at, QUIET, '42');
  await turn(anne, 4);
  // Nothing was due to them.
  await mark(denis, 4);
  await stands(anne, 'b', 4, 0);
  await anne.getByTestId('say-school').click();
  await denis.getByTestId('say-school').click();
  await Promise.all([anne.getByTestId('claim-received-4').click(), denis.getByTestId('claim-gained-2').click()]);
  for (const page of [anne, denis]) {
    await stands(page, 'w', 8, 0);
    await stands(page, 'b', 2, 0);
  }
});

it('a tour to the letter goes on through schools of each kind, a false one and an augmentation', async () => {
  const [anne, denis] = await facing(at, GIVES, '22', { moves: 'touch' });
  await anne.getByTestId('roll').click();
  await mark(anne, 4);
  for (const fleche of [9, 11, 7, 9]) await touch(anne, fleche, 'pointer');
  await school(denis, 4);
  await stands(denis, 'w', 0, 0);
  await anne.getByTestId('false-school').click();
  await stands(denis, 'w', 8, 0);
  await denis.getByTestId('augment').click();
  await expect.poll(() => sayings(anne)).toContain('On a recompté\u00a0: l’école de 4 était juste.');
  for (const page of [anne, denis]) await stands(page, 'b', 8, 0);
  await denis.getByTestId('roll').click();
  await denis.getByTestId('roll').waitFor({ state: 'detached' });
  await school(anne, 4, 'received');
  await stands(denis, 'w', 4, 0);
});

it('two who share a device speak each for themselves', async () => {
  const page = await at.seated(await gameWithRoll(at.url, QUIET, '42', { options: BY_HAND }));
  await turn(page, 2);
  await school(page, 2);
  await stands(page, 'b', 2, 0);
  await page.getByTestId('speaker-white').click();
  await page.getByTestId('whole').click();
  await stands(page, 'b', 4, 0);
  // A player who has asked for it is not asked again.
  await page.getByTestId('answer').waitFor({ state: 'detached' });
});

it('nobody throws while a man stands alone on a coin: a remedy is chosen first', async () => {
  const [anne, denis] = await facing(at, GIVES, '22', { moves: 'touch' });
  await anne.getByTestId('roll').click();
  for (const fleche of [11, 12]) await touch(anne, fleche, 'pointer');
  await anne.getByTestId('confirm').click();
  await expect.poll(() => denis.getByTestId('status').textContent()).toContain('seule au coin');
  expect(await denis.getByTestId('roll').count()).toBe(0);
  await denis.getByTestId('must-remedy').click();
  await denis.locator('[data-testid=remedy][data-does=again]').first().click();
  await denis.getByTestId('remedy-choose').click();
  await expect.poll(() => sayings(anne)).toContainEqual(expect.stringContaining('Denis exige\u00a0:'));
  await playTurn(anne, 'pointer');
  expect(await asked(denis)).toBe('roll');
});
