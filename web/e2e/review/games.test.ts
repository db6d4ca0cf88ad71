import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, playTurn } from '../helpers/hands';
import { provided } from '../helpers/offline';
import { site } from '../helpers/site';
import { near, storedTexts } from '../helpers/near';
import { at, downloaded, openFile, openText, played, printed, rollLines, type Played } from '../helpers/records';
import { allFaultsOf, menuItem, smallControls } from '../helpers/sight';
import { HOLE, QUIET } from '../helpers/table';

const home = site();
let tour: Played;

beforeAll(async () => {
  tour = await played(home.url);
});

async function games(page: Page): Promise<void> {
  await page.goto(`${home.url}#/games`);
  await page.getByTestId('open').waitFor();
}

/** The end of a replay: board, scores, and the marks of every roll. */
async function ending(page: Page): Promise<{ trid: string; scores: (string | null)[]; marks: string[] }> {
  await page.getByTestId('replay-last').click();
  const marks = await page.locator('[data-testid=sheet-row] .gains').allTextContents();
  const scores = await Promise.all(['w', 'b'].map((side) => page.getByTestId(`score-${side}`).textContent()));
  await page.getByTestId('menu').click();
  await page.getByTestId('replay-share').click();
  const trid = await page.getByTestId('share-trid').inputValue();
  await page.keyboard.press('Escape');
  return { trid, scores, marks };
}

describe('the list of games', () => {
  it('shows a game in play with its score, goes on with it and replays it', async () => {
    const page = await home.rolled(HOLE, '42');
    await page.getByTestId('tenir').click();
    await playTurn(page, 'pointer');
    await asked(page);
    await games(page);
    const game = page.getByTestId('game');
    const said = await game.textContent();
    expect(said).toContain('Anne – Denis');
    expect(said).toContain('trous 5 – 1');
    expect(said).toContain('en cours');
    await game.getByTestId('game-replay').click();
    await at(page, 1);
    await games(page);
    await page.getByTestId('game-on').click();
    expect(await asked(page)).toBe('roll');
  });

  it('is reached from the start page, and forgets a game that is not wanted', async () => {
    const page = await home.rolled(HOLE, '42');
    await page.goto(home.url);
    await page.getByTestId('games-link').click();
    await page.getByTestId('game-forget').click();
    await page
      .getByTestId('forget-ask')
      .filter({ hasText: near ? 'ne pourra pas être récupérée' : 'Le serveur en garde les coups' })
      .waitFor();
    await page.getByTestId('forget-yes').click();
    await page.getByTestId('no-games').waitFor();
    await page.reload();
    await page.getByTestId('no-games').waitFor();
  });

  it('deletes a game of this device for good, once it is sure; the keyboard is not lost on the way', async () => {
    const page = await home.fresh({ locale: 'en-GB' }, true);
    await page.goto(home.url);
    await page.getByTestId('play').click();
    await asked(page);
    await games(page);
    const game = (await page.getByTestId('game').getAttribute('data-game'))!;
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? document.activeElement?.tagName);
    await page.getByTestId('game-forget').press('Enter');
    await page.getByTestId('forget-ask').filter({ hasText: 'cannot be recovered' }).waitFor();
    expect(await focused()).toBe('forget-no');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('game-forget');
    await page.keyboard.press('Enter');
    await page.getByTestId('forget-yes').press('Enter');
    await page.getByTestId('no-games').waitFor();
    expect(await focused()).toBe('H1');
    expect(await storedTexts(page, game)).toEqual([]);
    await page.goto(`${home.url}#/game/${game}`);
    await page.getByTestId('gone').waitFor();
  });

  it('forgets the review of a game that is deleted', async () => {
    const page = await home.fresh();
    const count = () =>
      page.evaluate(async () => {
        const asking = indexedDB.open('trictrac.reviews');
        await new Promise((resolve) => (asking.onsuccess = resolve));
        const found = asking.result.transaction('reviews').objectStore('reviews').count();
        await new Promise((resolve) => (found.onsuccess = resolve));
        asking.result.close();
        return found.result;
      });
    await openText(page, home.url, printed('lepeintre_1_petit_jan'));
    await at(page, 1);
    await games(page);
    await page.getByTestId('game-review').click();
    await page.getByTestId('error-rate').first().waitFor();
    expect(await count()).toBe(1);
    await games(page);
    await page.getByTestId('game-forget').click();
    await page.getByTestId('forget-yes').click();
    await page.getByTestId('no-games').waitFor();
    expect(await count()).toBe(0);
  });

  it('has one way to the board of a game that is over, and saves its record', async () => {
    const page = await home.seated(tour.made);
    await page.getByTestId('board').waitFor();
    await games(page);
    await page.getByTestId('game-review').waitFor();
    expect(await page.getByTestId('game').locator('a.button').count()).toBe(1);
    expect(await downloaded(page, 'game-save')).toBe(tour.record);
  });

  it('erases all this device keeps', async () => {
    const page = await home.rolled(HOLE, '42');
    await games(page);
    await page.getByTestId('erase').click();
    await page.getByTestId('erase-yes').click();
    await page.getByTestId('no-games').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('trictrac.')))).toEqual(
      [],
    );
  });

  it.each([
    ['fr-FR', 1280, 800],
    ['en-GB', 390, 844],
  ] as const)('has no serious fault (%s) and fits %d×%d', async (locale, width, height) => {
    const page = await home.fresh({ locale, viewport: { width, height }, hasTouch: width < 500 });
    await openText(page, home.url, tour.record);
    await page.getByTestId('replay-status').waitFor();
    await games(page);
    await page.getByTestId('game').waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await smallControls(page)).toEqual([]);
  });
});

describe('without a server', () => {
  it('a game played on this device is listed, replayed and saved, and a saved one is opened', async () => {
    const page = await home.fresh({}, true);
    await page.goto(home.url);
    await provided(page);
    await page.context().setOffline(true);
    await page.evaluate((hash) => (location.hash = hash), `#/position/${HOLE}`);
    await page.getByTestId('play-position').click();
    await page.getByTestId('roll').click();
    await page.getByTestId('die-1').waitFor();
    await page.evaluate(() => (location.hash = '#/games'));
    await page.locator('[data-testid=game][data-place=device]').waitFor();
    expect(await downloaded(page, 'game-save')).toContain(`[Start "${HOLE}"]`);
    await page.getByTestId('game-replay').click();
    await at(page, 1);
    await page.evaluate(() => (location.hash = '#/games'));
    await page.getByTestId('open-text').fill(tour.record);
    await page.getByTestId('open-button').click();
    await page.locator('[data-testid=replay-range]').waitFor();
    await page.getByTestId('replay-last').click();
    await page.getByTestId('dice-proof').waitFor();
  });

  it('a game of this device is opened anywhere by its link', async () => {
    const page = await home.fresh({ permissions: ['clipboard-read', 'clipboard-write'] }, true);
    await openFile(page, home.url, tour.record);
    await page.getByTestId('replay-status').waitFor();
    const before = await ending(page);
    await page.keyboard.press('Escape');
    await page.getByTestId('menu').click();
    await page.getByTestId('copy-link').click();
    await page.getByText('Copié').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#t=end$/);
    const other = await home.fresh();
    await other.goto(link.replace('#t=end', ''));
    await other.getByTestId('replay-status').waitFor();
    expect(await ending(other)).toEqual(before);
    await other.goto(link.replace(/(?<=@.{40}).*/, ''));
    await other.getByTestId('gone').waitFor();
  });
});

describe('what is saved', () => {
  it.each(['save-record', 'save-json'])('comes back whole in another browser (%s)', async (button) => {
    const page = await home.fresh();
    await page.goto(`${home.url}#/game/${tour.made.game}`);
    await page.getByTestId('replay-status').waitFor();
    const before = await ending(page);
    expect(before.trid).toBe(tour.lines.at(-1)!.trid);
    await page.keyboard.press('Escape');
    await page.getByTestId('menu').click();
    const text = await downloaded(page, button);
    const other = await home.fresh();
    await openFile(other, home.url, text);
    await other.getByTestId('replay-status').waitFor();
    expect(await ending(other)).toEqual(before);
  });

  it('is refused as JSON when a mark in it is another', async () => {
    const page = await home.fresh();
    await page.goto(`${home.url}#/game/${tour.made.game}`);
    const json = JSON.parse(await downloaded(page, (await menuItem(page, 'save-json'), 'save-json'))) as {
      lines: { marks: { points: number }[] }[];
    };
    const index = json.lines.findIndex(({ marks }) => marks.length > 0);
    json.lines[index]!.marks[0]!.points += 2;
    const roll = rollLines(tour.lines.slice(0, index + 1)).length;
    const other = await home.fresh();
    await openFile(other, home.url, JSON.stringify(json));
    await other
      .getByTestId('open-wrong')
      .filter({ hasText: `Coup ${roll}` })
      .waitFor();
    await expect.poll(() => other.getByTestId('game').count()).toBe(0);
  });
});

describe('a text', () => {
  it('is opened from several files at once; each that is wrong is named with its cause', async () => {
    const page = await home.fresh();
    await games(page);
    const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page
      .getByTestId('open-file')
      .setInputFiles([file('good.trictrac', tour.record), file('bad.trictrac', 'no game at all')]);
    await page.getByTestId('opened').filter({ hasText: '1 partie' }).waitFor();
    const said = await page.getByTestId('open-wrong').textContent();
    expect(said).toContain('bad.trictrac');
    expect(said).toContain('Ligne 1');
    await page.getByTestId('game').waitFor();
    await expect.poll(() => page.getByTestId('game').count()).toBe(1);
  });

  it('of many games opens each; one that is wrong is named with its line in the text', async () => {
    const page = await home.fresh();
    await games(page);
    const bad = '[White "Anne"]\n\n1. W 65 : 1/7 1/6\n2. B 64 : 1/9 1/5\n';
    const text = [tour.record, bad, printed('soumille_1738')].join('\n');
    const line = tour.record.split('\n').length + bad.split('\n').length - 1;
    await page
      .getByTestId('open-file')
      .setInputFiles({ name: 'many.trictrac', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByTestId('opened').filter({ hasText: '2 parties' }).waitFor();
    const said = await page.getByTestId('open-wrong').textContent();
    expect(said).toContain('many.trictrac (2)');
    expect(said).toContain(`Ligne ${line}`);
    await expect.poll(() => page.getByTestId('game').count()).toBe(2);
  });

  it('is opened where it is dropped', async () => {
    const page = await home.fresh();
    await games(page);
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'dropped.trictrac', { type: 'text/plain' }));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    }, tour.record);
    await at(page, 1);
  });

  it('is opened wherever it is dropped or pasted, but for where one writes; what cannot be read says so', async () => {
    const page = await home.fresh();
    const bring = (kind: 'drop' | 'paste', text: string, name = '', onto = 'body') =>
      page.evaluate(
        ([type, given, file, at]) => {
          const data = new DataTransfer();
          if (file) data.items.add(new File([given], file));
          else data.setData('text/plain', given);
          const init = { bubbles: true, cancelable: true };
          const event =
            type === 'drop'
              ? new DragEvent(type, { ...init, dataTransfer: data })
              : new ClipboardEvent(type, { ...init, clipboardData: data });
          return document.querySelector(at)!.dispatchEvent(event);
        },
        [kind, text, name, onto] as const,
      );
    await page.goto(`${home.url}#/new`);
    await page.getByTestId('play').waitFor();
    await bring('paste', 'no game at all');
    await page.getByRole('dialog').getByTestId('open-wrong').filter({ hasText: 'Ligne 1' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await bring('paste', 'no game at all', '', '[data-testid=import-text]')).toBe(true);
    await page.getByTestId('import').locator('summary').click();
    await page.getByTestId('import-text').fill(JSON.stringify({ trid: QUIET }));
    await page.getByTestId('import-open').click();
    // A game in play stays where it is kept.
    await page.getByTestId('roll').waitFor();
    await bring('drop', tour.record, 'dropped.trictrac');
    await at(page, 1);
    await page.goBack();
    await page.getByTestId('roll').waitFor();
    await bring('paste', QUIET);
    await page.waitForFunction(() => location.hash.startsWith('#/position/TRID='));
  });

  it('that is neither game nor position is refused', async () => {
    const page = await home.fresh();
    await openText(page, home.url, '   ');
    await page.getByTestId('open-wrong').filter({ hasText: 'rien à ouvrir' }).waitFor();
    await openText(page, home.url, '{"half": ');
    await page.getByTestId('open-wrong').filter({ hasText: 'ni une partie' }).waitFor();
  });

  it('that is known already is kept once', async () => {
    const page = await home.fresh();
    await openText(page, home.url, tour.record);
    await at(page, 1);
    await openText(page, home.url, tour.record);
    await at(page, 1);
    await games(page);
    await expect.poll(() => page.getByTestId('game').count()).toBe(1);
  });
});

describe('the help of a page', () => {
  it('is one key away, and says what can be done there', async () => {
    const page = await home.fresh();
    const { game } = tour.made;
    const says = {
      games: 'Toutes les parties',
      position: 'vider la flèche',
      sheet: 'vrai tablier',
      rules: 'section par section',
      [`review/${game}`]: 'faute suivante',
      [`game/${game}`]: 'Page préc.',
    };
    for (const [name, text] of Object.entries(says)) {
      await page.goto(`${home.url}#/${name}`);
      await page.getByTestId('help').waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByTestId('page-help').filter({ hasText: text }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

describe('the dice of a game', () => {
  it('are counted, of both and of each', async () => {
    const page = await home.fresh();
    await page.goto(`${home.url}#/game/${tour.made.game}`);
    await (await menuItem(page, 'dice-stats')).click();
    const rolls = rollLines(tour.lines);
    const dice = rolls.map((line) => (line.do.type === 'roll' ? line.do.dice : line.turn.dice!));
    const fell = (kind: string) =>
      page.$$eval(`[data-testid=stat-${kind}]`, (rows) => rows.map((row) => Number(row.getAttribute('data-fell'))));
    const count = (pairs: number[][], face: number) => pairs.flat().filter((die) => die === face).length;
    await page.locator(`[data-testid=stat-rolls][data-rolls="${rolls.length}"]`).waitFor();
    expect(await fell('face')).toEqual([1, 2, 3, 4, 5, 6].map((face) => count(dice, face)));
    expect(await fell('doublet')).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => dice.filter(([a, b]) => a === face && b === face).length),
    );
    const own = rolls.filter((line) => line.side === 'white').length;
    await page.getByRole('radio', { name: 'Anne' }).check();
    await page.locator(`[data-testid=stat-rolls][data-rolls="${own}"]`).waitFor();
  });
});
