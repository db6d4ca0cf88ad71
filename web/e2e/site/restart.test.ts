import { describe, expect, it } from 'vitest';
import { asked, boardText, playTurn, roll } from '../helpers/hands';
import { stillSite } from '../helpers/site';
import { allLines, gameWithRoll, QUIET } from '../helpers/table';

const at = stillSite();

describe('a server that is restarted', () => {
  it('says that it goes, and its pages come back by themselves and play on', async () => {
    const made = await gameWithRoll(at.url, QUIET, '42');
    const page = await at.seated(made);
    await roll(page, 'pointer');
    await asked(page);
    const before = await boardText(page);
    const lines = (await allLines(at.url, made.game)).length;
    await at.server.stop();
    await page.getByTestId('link-leaving').getByText('Le serveur redémarre : un instant…').waitFor();
    await expect.poll(() => page.getByTestId('link-lost').count()).toBe(0);
    await at.server.start();
    await page.getByTestId('link-leaving').waitFor({ state: 'detached' });
    expect(await boardText(page)).toBe(before);
    await playTurn(page, 'pointer');
    expect(await asked(page)).toBe('roll');
    expect((await allLines(at.url, made.game)).length).toBeGreaterThan(lines);
  });
});
