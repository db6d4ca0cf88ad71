import { describe, expect, it } from 'vitest';
import { firefox } from '../helpers/engines/firefox';
import { visiting } from '../helpers/engines/visiting';
import type { Visitor } from '../helpers/engines/visitor';
import { webkit } from '../helpers/engines/webkit';
import { PAGES } from '../helpers/pages';
import { played } from '../helpers/records';
import { addressAt } from '../helpers/sample';
import { BOT, gameWithRoll, HOLE, makeGame, QUIET, type Made } from '../helpers/table';

describe.each([
  ['Firefox', 1280, 800, firefox],
  ['Firefox', 390, 844, firefox],
  ['WebKit', 1280, 800, webkit],
  ['WebKit', 390, 844, webkit],
] as const)('%s at %i by %i', (_, width, height, engine) => {
  const { server, visit, seated } = visiting([engine], [width, height]);

  it('shows every page in its typefaces and no wider than the window', async () => {
    const anne = await visit();
    const wrong: string[] = [];
    for (const [address, shown] of PAGES) {
      await anne.tab.open(server.url + (await addressAt(server.url, address)));
      await anne.finds(shown);
      wrong.push(...(await anne.picture(address.replaceAll(/\W+/g, '-').replace(/^-/, 'page-'))));
    }
    expect(wrong).toEqual([]);
  });

  /** Somebody who has just rolled. */
  async function rolled(game: Made): Promise<Visitor> {
    const anne = await seated(game);
    await anne.act();
    await anne.sees('explain-row');
    return anne;
  }

  /** The views of a table, and the way to each. */
  const TABLES: Record<string, () => Promise<Visitor>> = {
    'a roll with its points': async () => rolled(await gameWithRoll(server.url, QUIET, '42')),
    'the choice': async () => rolled(await gameWithRoll(server.url, HOLE, '42')),
    'the settings': async () => {
      const anne = await rolled(await gameWithRoll(server.url, QUIET, '42'));
      await anne.click('settings');
      await anne.finds('[role=dialog], dialog[open]');
      return anne;
    },
    'the end': async () => {
      const anne = await seated(await makeGame(server.url, { black: BOT }));
      await anne.click('menu');
      await anne.click('resign');
      await anne.click('resign-yes');
      await anne.sees('winner');
      return anne;
    },
    'a replay': async () => {
      const { made } = await played(server.url);
      const anne = await visit(`#/game/${made.game}#t=12`);
      await anne.finds('[data-testid=replay-status][data-roll="12"]');
      return anne;
    },
    'a review': async () => {
      const { made } = await played(server.url);
      const anne = await visit(`#/review/${made.game}`);
      await anne.finds('[data-testid=error-rate]');
      return anne;
    },
  };

  it.each(Object.keys(TABLES))('shows %s whole', async (state) => {
    const anne = await TABLES[state]!();
    expect(await anne.picture(state.replaceAll(' ', '-'))).toEqual([]);
  });
});
