import { expect, it } from 'vitest';
import { facing, turn } from '../helpers/marking';
import { allFaultsOf, menuItem } from '../helpers/sight';
import { site } from '../helpers/site';
import { QUIET } from '../helpers/table';

const at = site();

it('what nobody claimed is told in the review with what it was worth, and counted among your progress', async () => {
  const [anne, denis] = await facing(at, QUIET, '42');
  // Six were due to her, for two men hit.
  await turn(anne, 2);
  await denis.getByTestId('roll').click();
  await denis.getByTestId('roll').waitFor({ state: 'detached' });
  await (await menuItem(denis, 'resign')).click();
  await denis.getByTestId('resign-yes').click();
  await Promise.all([anne, denis].map((page) => page.getByTestId('winner').waitFor()));
  await expect
    .poll(() => anne.getByTestId('missed-one').allTextContents())
    .toContainEqual(expect.stringMatching(/4 points de plus à marquer.*6 points dus, 2 marqués/s));

  const game = new URL(anne.url()).hash.replace('#/g/', '');
  await anne.goto(`${at.url}#/review/${game}`);
  await anne.getByTestId('tab-errors').click();
  const told = anne.getByTestId('missed-mark');
  await expect
    .poll(() => told.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.points)))
    .toEqual(['4']);
  expect(await told.textContent()).toMatch(/4 points oubliés.*trous? perdus?.*l’école valait \+/);
  expect(await allFaultsOf(anne)).toEqual([]);

  const counted = { own: [anne, ['1', '0']], other: [denis, ['0', '1']] } as const;
  for (const [page, numbers] of Object.values(counted)) {
    await page.goto(`${at.url}#/train/progress`);
    const rows = page.getByTestId('missed-marks').locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(1);
    expect(await rows.locator('td').allTextContents()).toEqual(numbers);
  }
});
