import { it } from 'vitest';
import { site } from '../helpers/site';
import { menuItem } from '../helpers/sight';
import { makeGame, OTHER, sit } from '../helpers/table';

const at = site();

it('a notice that something covers does not pass unseen', async () => {
  const made = await makeGame(at.url, {
    format: 'poule-guiton',
    others: [{ kind: 'human', name: 'Claire' }],
    black: OTHER,
  });
  const page = await at.fresh();
  await page.clock.install();
  await sit(page, at.url, made);
  const notice = page.getByTestId('notice').first();
  await notice.waitFor();
  await menuItem(page, 'new-game');
  await page.clock.runFor(60_000);
  await page.keyboard.press('Escape');
  await notice.waitFor();
  await page.clock.runFor(13_000);
  await notice.waitFor({ state: 'detached' });
});
