import type { BrowserContextOptions, Page } from 'playwright-core';
import { asked, drag, moveOne, roll } from './hands';
import { menuItem } from './sight';
import type { Site } from './site';
import { BOT, field, gameWithRoll, makeGame, position, QUIET } from './table';

const LONG = { kind: 'human', name: 'Marguerite-Adélaïde de Saint-Rémy d’Aubigny' } as const;
/** Bredouille, the pavillon, and a hole made by six points more. */
const LADEN = field('8-4', '7-1', 'w', 'w');
const COIN = position('J----B-C----------d----k');

/** Brings a fresh page to a moment. */
export type Moment = (options: BrowserContextOptions) => Promise<Page>;

/** The moments of a game at which the page shows the most. */
export const moments = (at: Site): Record<string, Moment> => ({
  'before the roll': async (options) =>
    at.seated(await makeGame(at.url, { trid: LADEN, white: LONG, black: LONG }), options),
  'the choice': async (options) => {
    const page = await at.rolled(LADEN, '42', options);
    await page.getByTestId('tenir').waitFor();
    return page;
  },
  'the choice of four': async (options) => {
    const page = await at.seated(
      await gameWithRoll(at.url, `${field('8-4', '0-0', 'w')};var=none`, '42', { format: 'combine' }),
      options,
    );
    await roll(page, 'pointer');
    await page.getByTestId('tenir').waitFor();
    return page;
  },
  'a refusal': async (options) => {
    const page = await at.rolled(COIN, '42', options);
    await asked(page);
    await drag(page, 8, 12);
    await page.getByRole('alert').filter({ hasText: 'M5' }).waitFor();
    return page;
  },
  'a turn all played': async (options) => {
    const page = await at.rolled(QUIET, '42', options);
    while ((await asked(page)) === 'move') await moveOne(page, 'pointer');
    await page.getByTestId('undo-all').waitFor();
    return page;
  },
  'dice to be told': async (options) => {
    const page = await at.seated(
      await makeGame(at.url, { trid: LADEN, white: LONG, black: BOT, dice: 'hand' }),
      options,
    );
    await page.getByTestId('hand-6').waitFor();
    return page;
  },
  'the end': async (options) => {
    const page = await at.seated(await makeGame(at.url, { white: LONG }), options);
    await (await menuItem(page, 'resign')).click();
    await page.getByTestId('resign-yes').click();
    await page.getByTestId('winner').waitFor();
    return page;
  },
});
