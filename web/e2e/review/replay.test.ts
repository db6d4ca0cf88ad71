import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { GameInfo, Line } from '../../src/wire/described/messages';
import { site } from '../helpers/site';
import { at, openText, played, printed, recordText, rollLines, type Played } from '../helpers/records';
import { faultsOf, insideWindow, menuItem, smallControls } from '../helpers/sight';
import { allLines, makeGame, sit } from '../helpers/table';

const home = site();
let tour: Played;

beforeAll(async () => {
  tour = await played(home.url);
});

/** A fresh page at a replay. */
async function replay(hash: string, options = {}): Promise<Page> {
  const page = await home.fresh(options);
  await page.goto(`${home.url}#/game/${hash}`);
  await page.getByTestId('replay-status').waitFor();
  return page;
}

/** Returns the points of the explanation's rows, by side. */
function explained(page: Page): Promise<[string, number][]> {
  return page.$$eval('[data-testid=explain-row]', (rows) =>
    rows.map((row) => [row.getAttribute('data-side')!, Number(row.getAttribute('data-points'))]),
  );
}

const due = (line: Line): [string, number][] => line.events.map(({ side, points }) => [side, points]);

describe('a game of the server', () => {
  it('is walked along by buttons, with board, dice and rows of each roll', async () => {
    const page = await replay(tour.made.game);
    const rolls = rollLines(tour.lines);
    await at(page, 1);
    await page.getByTestId('tab-points').click();
    for (let n = 1; n <= 8; n += 1) {
      await at(page, n);
      const line = rolls[n - 1]!;
      const dice = [
        await page.getByTestId('die-1').getAttribute('data-number'),
        await page.getByTestId('die-2').getAttribute('data-number'),
      ];
      expect(dice.map(Number)).toEqual(line.do.type === 'roll' ? line.do.dice : line.turn.dice);
      expect((await explained(page)).sort()).toEqual(due(line).sort());
      await page.getByTestId('replay-next').click();
    }
    await page.getByTestId('replay-previous').click();
    await at(page, 8);
    await page.getByTestId('replay-last').click();
    await at(page, rolls.length + 1);
    await expect
      .poll(() => page.getByTestId('score-w').getAttribute('data-holes'))
      .toBe(String(tour.lines.at(-1)!.score.white.holes));
    await page.getByTestId('replay-first').click();
    await at(page, 1);
  });

  it('is walked along by keys, on the board and off it', async () => {
    const page = await replay(tour.made.game);
    await at(page, 1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await at(page, 3);
    await page.keyboard.press('ArrowLeft');
    await at(page, 2);
    await page.getByTestId('case-1').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageDown');
    await at(page, 3);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('case-2');
    await page.getByTestId('replay-next').focus();
    await page.keyboard.press('End');
    await at(page, rollLines(tour.lines).length + 1);
    await page.keyboard.press('Home');
    await at(page, 1);
  });

  it('opens at the roll its address names, and names the roll it is at', async () => {
    const page = await replay(`${tour.made.game}#t=12`);
    await at(page, 12);
    await page.getByTestId('tab-points').click();
    expect((await explained(page)).sort()).toEqual(due(rollLines(tour.lines)[11]!).sort());
    await page.getByTestId('replay-next').click();
    await page.waitForFunction(() => location.hash.endsWith('#t=13'));
    await page.getByTestId('replay-last').click();
    await page.waitForFunction(() => location.hash.endsWith('#t=end'));
    const url = page.url();
    await page.goto(`${home.url}#/game/${tour.made.game}#t=5`);
    await at(page, 5);
    await page.goto(url);
    await at(page, rollLines(tour.lines).length + 1);
  });

  it('is jumped in by its list, which marks the roll and shows points and holes', async () => {
    const page = await replay(`${tour.made.game}#t=60`);
    await at(page, 60);
    const row = page.locator('[data-testid=sheet-row][aria-current=true]');
    await expect.poll(() => row.getAttribute('data-line')).toBe(String(rollLines(tour.lines)[59]!.n));
    await expect
      .poll(() =>
        page
          .getByTestId('sheet-row')
          .filter({ has: page.locator('.pegs') })
          .count(),
      )
      .toBeGreaterThan(0);
    const third = rollLines(tour.lines)[2]!;
    await page.locator(`[data-testid=sheet-row][data-line="${third.n}"]`).click();
    await at(page, 3);
  });

  it.each([
    [1280, 800],
    [390, 844],
  ])('has its rolls in their order, the one on the board in sight, at %i by %i', async (width, height) => {
    const page = await replay(`${tour.made.game}#t=60`, { viewport: { width, height } });
    await at(page, 60);
    if (width < 700) await page.getByTestId('open-list').click();
    const lines = await page
      .getByTestId('sheet-row')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-line'))));
    expect(lines).toEqual(rollLines(tour.lines).map(({ n }) => n));
    const inSight = () =>
      page.locator('[data-testid=sheet-row][aria-current=true]').evaluate((row) => {
        const { left, top, width: wide, height: high } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
    for (const [key, roll] of [
      ['Home', 1],
      ['ArrowRight', 2],
      ['End', rollLines(tour.lines).length + 1],
    ] as const) {
      await expect.poll(inSight).toBe(true);
      await page.keyboard.press(key);
      await at(page, roll);
    }
    await expect.poll(inSight).toBe(true);
  });

  it('says at the end that its dice are those of the seed', async () => {
    const page = await replay(tour.made.game);
    await page.getByTestId('replay-last').click();
    await page.getByTestId('dice-proof').filter({ hasText: 'conformes' }).waitFor();
  });

  it('is reached from its table, still in play', async () => {
    const made = await makeGame(home.url, {});
    const page = await home.seated(made);
    await (await menuItem(page, 'replay')).click();
    await page.getByTestId('replay-status').waitFor();
    expect(new URL(page.url()).hash).toContain(`#/game/${made.game}`);
    const throws = rollLines(await allLines(home.url, made.game)).length;
    await page.getByTestId('replay-last').click();
    await at(page, throws + 1);
  });

  it('that is not there is said to be gone', async () => {
    const page = await home.fresh();
    await page.goto(`${home.url}#/game/nothing`);
    await page.getByTestId('gone').waitFor();
  });
});

describe('a replay', () => {
  it.each([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('fits %o, large enough for fingers', async (viewport) => {
    const page = await replay(`${tour.made.game}#t=12`, { viewport, hasTouch: viewport.width < 900 });
    await at(page, 12);
    await insideWindow(page, ['board', 'replay-next', 'replay-range', 'review-players']);
    if (viewport.width < 900) expect(await smallControls(page)).toEqual([]);
  });

  it('has no serious fault in either language', async () => {
    for (const locale of ['fr-FR', 'en-GB']) {
      const page = await replay(`${tour.made.game}#t=12`, { locale });
      await at(page, 12);
      expect(await faultsOf(page)).toEqual([]);
    }
  });

  it('shows the account of a match of marqués', async () => {
    const match = await played(home.url, { format: 'ecrire-lois', match: { rounds: 2 } });
    const page = await replay(`${match.made.game}#t=20`);
    await at(page, 20);
    await page.getByTestId('tab-account').click();
    await page.getByTestId('account').waitFor();
  });

  it('shows what was marked by hand in a printed game', async () => {
    const page = await home.fresh();
    await openText(page, home.url, printed('soumille_1738'));
    await at(page, 1);
    await page.goto(`${page.url().replace(/#t=\d+$/, '')}#t=35`);
    await at(page, 35);
    await page.getByTestId('saying').filter({ hasText: 'école' }).first().waitFor();
  });

  it('shows a match of Le Tric Trac', async () => {
    const made = await makeGame(home.url, { format: 'courrier', rules: undefined, points: 1 });
    const page = await home.fresh();
    await sit(page, home.url, made);
    await page.getByTestId('roll').click();
    await page.goto(`${home.url}#/game/${made.game}`);
    await at(page, 1);
    await page.getByTestId('board').waitFor();
    expect(await recordText(home.url, made.game)).toContain('[Game "courrier"]');
  });
});

describe('a tampered record', () => {
  it('is refused with its line, its roll and what is wrong; nothing of it is kept', async () => {
    const lines = tour.record.split('\n');
    const index = lines.findIndex((text) => /\b0\+4\b/.test(text));
    const roll = /^(\d+)\./.exec(lines[index]!)![1]!;
    const tampered = lines.with(index, lines[index]!.replace('0+4', '0+6')).join('\n');
    const page = await home.fresh();
    await openText(page, home.url, tampered);
    const said = await page.getByTestId('open-wrong').textContent();
    expect(said).toContain(`Ligne ${index + 1}, coup ${roll}`);
    expect(said).toContain('« 0+6 »');
    expect(said).toContain('« 0+4 »');
    await expect.poll(() => page.getByTestId('game').count()).toBe(0);
  });

  it('can be looked at as far as it is right', async () => {
    const lines = tour.record.split('\n');
    const index = lines.findIndex((text) => text.startsWith('20. '));
    const dice = / (\d\d) :/.exec(lines[index]!)![1]!;
    const page = await home.fresh();
    await openText(
      page,
      home.url,
      lines.with(index, `20. ${/\b[WB]\b/.exec(lines[index]!)![0]} ${dice} : 1/24`).join('\n'),
    );
    await page.getByTestId('open-wrong').filter({ hasText: 'coup 20' }).waitFor();
    await page.getByTestId('open-good').click();
    await at(page, 19);
    await page.getByTestId('replay-last').click();
    await at(page, 20);
  });
});

it('a game opened from a text is gone on with against the computer, as strong as is wished', async () => {
  const begun = await makeGame(home.url);
  const page = await home.fresh({ locale: 'en-GB' });
  await openText(page, home.url, await recordText(home.url, begun.game));
  await at(page, 1);
  await (await menuItem(page, 'go-on-white')).check();
  await page.getByTestId('go-on-as').locator('label:has([data-testid=level-guiton])').click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByTestId('go-on-yes').click();
  await page.waitForURL(/#\/g\//);
  await page.getByTestId('board').waitFor();
  const game = new URL(page.url()).hash.replace('#/g/', '');
  const { white, black } = (await (await fetch(`${home.url}api/games/${game}`)).json()) as GameInfo;
  expect([white.kind, black.bot]).toEqual(['human', 'guiton']);
});

describe('the rolls that could have fallen', () => {
  const framed = (page: Page) => page.locator('[data-testid=outlook] td.fell');

  it('are shown beside a roll of a game, the one that fell framed, and follow the way along it', async () => {
    const page = await replay(`${tour.made.game}#t=12`);
    await page.getByTestId('tab-outlook').click();
    await page.getByTestId('outlook').waitFor();
    await expect.poll(() => page.locator('[data-testid=outlook] tbody td').count()).toBe(36);
    for (const n of [12, 13]) {
      await at(page, n);
      const line = rollLines(tour.lines)[n - 1]!;
      const dice = line.do.type === 'roll' ? line.do.dice : [];
      await page
        .getByTestId('fell')
        .filter({ hasText: `${dice[0]} et ${dice[1]}` })
        .waitFor();
      await expect.poll(() => framed(page).count()).toBe(dice[0] === dice[1] ? 1 : 2);
      await page.getByTestId('replay-next').click();
    }
    await insideWindow(page, ['board', 'tab-outlook', 'replay-range']);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('h');
    await page.getByTestId('outlook-panel').waitFor({ state: 'detached' });
  });

  it('are not shown where none was awaited', async () => {
    const page = await replay(`${tour.made.game}#t=1`);
    await page.keyboard.press('h');
    await page.getByTestId('no-outlook').waitFor();
    await page.keyboard.press('End');
    await at(page, rollLines(tour.lines).length + 1);
    await page.getByTestId('no-outlook').waitFor();
  });

  it('are shown of a printed game too, on a phone', async () => {
    const page = await home.fresh({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-GB' });
    await openText(page, home.url, printed('lepeintre_2_deux_tables'));
    await page.getByTestId('replay-next').click();
    await page.getByTestId('open-list').click();
    await page.getByTestId('tab-outlook').click();
    await framed(page).first().waitFor();
    await page.getByTestId('outlook-panel').getByText('Before the author’s throw').waitFor();
    await insideWindow(page, ['board', 'tab-outlook']);
    expect(await smallControls(page)).toEqual([]);
  });
});
