import { beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { site } from '../helpers/site';
import { analysing, PHONE } from '../helpers/analysing';
import { at, rollLines, type Played } from '../helpers/records';
import { allFaultsOf, insideWindow, smallControls } from '../helpers/sight';

const home = site();
const { tour: tourOf, judged, atBlunder } = analysing(home);
let tour: Played;

beforeAll(async () => {
  tour = await tourOf();
});

/** The numbers of the rolls with errors, as the list shows them. */
async function errorRolls(page: Page): Promise<number[]> {
  return page
    .locator('[data-testid=sheet-row][data-grade]')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.n)));
}

const rollOf = async (page: Page) => Number(await page.getByTestId('replay-status').getAttribute('data-roll'));
const men = (page: Page) =>
  page.getByTestId('man').evaluateAll((all) => all.map((man) => (man as HTMLElement).dataset.at).sort());
const top = async (locator: Locator) => (await locator.boundingBox())!.y;

describe('the verdict on a roll', () => {
  it('names the error and its cost, shows the better play and the one made, and why', async () => {
    const page = await atBlunder();
    const verdict = page.getByTestId('verdict');
    await expect.poll(() => verdict.getAttribute('data-grade')).toBe('blunder');
    // The cost in holes, and the measure of the grade; the list of errors says where each grade begins.
    await expect.poll(() => verdict.textContent()).toMatch(/Grosse faute\s: \d+,\d\d trou.*\d+\s‰ de la partie/s);
    expect(await page.getByTestId('scale').textContent()).toMatch(/dès 5.*dès 10.*dès 20/s);
    const best = page.getByTestId('candidate').first();
    await expect.poll(() => best.textContent()).toContain('meilleur');
    const own = page.getByTestId('candidate').filter({ has: page.getByTestId('own-answer') });
    expect(await own.textContent()).toMatch(/joué.*−\d+,\d\d/s);
    await page.getByTestId('why-better').filter({ hasText: /\p{L}/u }).waitFor();
    for (const way of ['way-proposed', 'way-played'])
      await expect.poll(() => page.getByTestId(way).count()).toBeGreaterThan(0);
    await page.getByTestId('tab-rolls').click();
    const better = await page.getByTestId('better-line').textContent();
    expect(better).toContain(((await best.getByRole('button').textContent()) ?? '?').trim());
    expect(await allFaultsOf(page)).toEqual([]);
  });

  it.each([
    ['at a desk', {}],
    ['on a phone', PHONE],
  ])('has reasons that show their throws and flèches when they are touched, %s', async (_where, options) => {
    const page = await atBlunder(options);
    const fact = page.getByTestId('fact').first();
    await fact.waitFor();
    const before = await men(page);
    await fact.click();
    await expect.poll(() => fact.getAttribute('aria-pressed')).toBe('true');
    const table = page.getByTestId('throw-table');
    if ((await table.count()) > 0) expect(await table.locator('td.on').count()).toBeGreaterThan(0);
    // The board stands as it is after the answer, and not as it was before.
    await expect.poll(() => men(page)).not.toEqual(before);
    expect(await page.getByTestId('way-proposed').count()).toBe(0);
    expect(await allFaultsOf(page)).toEqual([]);
    await fact.click();
    await expect.poll(() => men(page)).toEqual(before);
  });

  it('goes from reason to reason by keys, and Escape lets them go', async () => {
    const page = await atBlunder();
    const facts = page.getByTestId('fact');
    await facts.first().waitFor();
    await page.keyboard.press('f');
    await expect.poll(() => facts.first().getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-testid=fact][aria-pressed=true]').count()).toBe(0);
    await page.keyboard.press('Shift+F');
    await expect.poll(() => facts.last().getAttribute('aria-pressed')).toBe('true');
  });

  it('agrees with what the list says of the roll', async () => {
    const page = await atBlunder();
    await page.getByTestId('tab-rolls').click();
    const said = (await page.locator('[data-testid=sheet-row][aria-current=true] .lost').textContent())!;
    expect(await page.getByTestId('verdict').textContent()).toContain(said.replace('−', ''));
  });
});

describe('from error to error', () => {
  it('leads by buttons and by keys, over all rolls between', async () => {
    const page = await judged('#t=1');
    const errors = await errorRolls(page);
    expect(errors.length).toBeGreaterThan(3);
    const after = (n: number) => errors.find((one) => one > n)!;
    let now = 1;
    for (const go of [
      () => page.getByTestId('next-error').click(),
      () => page.keyboard.press('Shift+ArrowRight'),
      () => page.keyboard.press('Shift+ArrowRight'),
    ]) {
      await go();
      await at(page, (now = after(now)));
    }
    await page.keyboard.press('Shift+ArrowLeft');
    await at(
      page,
      errors.findLast((one) => one < now)!,
    );
    await page.keyboard.press('Home');
    await at(page, 1);
    expect(await page.getByTestId('previous-error').getAttribute('aria-disabled')).toBe(
      String(errors.every((one) => one >= 1)),
    );
  });

  it('lists them by what they cost, and goes to the one pressed', async () => {
    const page = await judged();
    await page.getByTestId('tab-errors').click();
    const list = page.getByTestId('mistake');
    const costs = await list
      .locator('.mille [aria-hidden]')
      .evaluateAll((all) => all.map((one) => Number(one.textContent)));
    expect(costs.length).toBeGreaterThan(1);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    const third = list.nth(2);
    const n = Number(await third.getAttribute('data-n'));
    await third.click();
    await at(page, n);
    await page.getByTestId('whose-0').click();
    await expect.poll(() => list.count()).toBeLessThan(costs.length);
    const costliest = Number(await list.first().getAttribute('data-n'));
    await page.getByTestId('error-chip').first().click();
    await at(page, costliest);
  });

  it('begins at the costliest where the review was asked for, and practises them one after another', async () => {
    const page = await home.fresh();
    await page.goto(`${home.url}#/review/${tour.made.game}`);
    const first = page.getByTestId('mistake').first();
    await first.waitFor();
    await at(page, Number(await first.getAttribute('data-n')));
    await page.getByTestId('practise').click();
    await page.getByTestId('again-coach').waitFor();
    await page.getByTestId('again-next').click();
    await page.getByTestId('again-back').click();
    await first.waitFor();
  });
});

describe('the graph of the chances', () => {
  it('goes to the roll that is pressed', async () => {
    const page = await judged();
    const all = rollLines(tour.lines).length;
    const box = (await page.getByTestId('replay-range').boundingBox())!;
    const n = Math.round(all / 2);
    await page.mouse.click(box.x + (box.width * (n - 1)) / all, box.y + box.height / 2);
    expect(Math.abs((await rollOf(page)) - n)).toBeLessThanOrEqual(1);
    const there = await rollOf(page);
    await page.getByTestId('replay-range').focus();
    await page.keyboard.press('ArrowRight');
    await at(page, there + 1);
  });

  it('is not hidden by the errors on it: beyond the costliest each is a dot', async () => {
    const page = await judged();
    const graph = page.getByTestId('course-graph');
    const { width } = (await graph.boundingBox())!;
    const signs = await graph.locator('path.blunder, circle.mistake:not(.dot)').count();
    expect(signs).toBeLessThanOrEqual(Math.max(5, width / 60));
    expect(await graph.locator('circle.dot').count()).toBeGreaterThan(0);
  });
});

describe('a play that is compared', () => {
  it('is drawn when pointed at, played by a double click, judged, and taken back', async () => {
    const page = await atBlunder();
    const before = await men(page);
    const second = page.getByTestId('candidate').nth(1);
    const ways = () =>
      page
        .getByTestId('way-proposed')
        .evaluateAll((all) =>
          all.map((one) => `${(one as SVGElement).dataset.from}/${(one as SVGElement).dataset.to}`),
        );
    const best = await ways();
    await second.hover();
    await expect.poll(ways).not.toEqual(best);
    await second.dblclick();
    await expect.poll(() => men(page)).not.toEqual(before);
    await expect.poll(() => page.getByTestId('verdict').textContent()).toMatch(/Essai\s: .+ · −\d+,\d\d/);
    await page.getByTestId('tab-rolls').click();
    await page.locator('[data-testid=line-row][aria-current=true]').waitFor();
    await page.getByTestId('back-to-game').click();
    await expect.poll(() => men(page)).toEqual(before);
  });

  it('is chosen by keys, and played with Enter', async () => {
    const page = await atBlunder();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const before = await men(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => men(page)).not.toEqual(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => men(page)).toEqual(before);
  });

  it('may be any other, moved by hand on the board', async () => {
    const page = await atBlunder();
    await page.getByTestId('all-plays').or(page.getByTestId('candidates')).first().waitFor();
    const steps = ((await page.getByTestId('candidate').first().getByRole('button').textContent()) ?? '').trim();
    const before = await men(page);
    const side = await page.locator('[data-testid=sheet-row][aria-current=true], [data-testid=mistake].on').count();
    expect(side).toBeGreaterThan(0);
    for (const run of steps.split(' ')) {
      const places = run.replace('*', '').split('/');
      for (const place of [places[0], places.at(-1)]) await page.getByTestId(`case-${place}`).press('Enter');
    }
    await expect.poll(() => men(page)).not.toEqual(before);
    await expect.poll(() => page.getByTestId('verdict').textContent()).toContain('Essai');
  });
});

/** Plays the roll on the board by the best answer of the list. */
async function playBest(page: Page): Promise<void> {
  const best = page.getByTestId('candidate').first().getByRole('button');
  await best.waitFor();
  await best.click();
}

/** Chooses the dice with which a line goes on; a roll that leaves no choice is played at once. */
async function throwNext(page: Page, dice: [number, number]): Promise<void> {
  for (const number of dice) await page.getByTestId('next-roll').getByTestId(`hand-${number}`).click();
}

const lineRows = (page: Page) => page.getByTestId('line-row');
const lineHere = (page: Page) => page.locator('[data-testid=line-row][aria-current=true]');

/** A page at a blunder, of which another play than that of the game is tried. */
async function inLine(options = {}): Promise<Page> {
  const page = await atBlunder(options);
  if (!('hasTouch' in options)) await page.getByTestId('tab-rolls').click();
  await playBest(page);
  await page.getByTestId('next-roll').waitFor();
  return page;
}

describe('a line of play', () => {
  it('opens under its roll, is judged, and goes on with any dice, play after play', async () => {
    const page = await inLine();
    await expect.poll(() => page.getByTestId('verdict').textContent()).toMatch(/Essai\s: .+ · meilleur/);
    expect(await page.getByTestId('odds').locator('caption').textContent()).toMatch(/au jet suivant, (Anne|Denis)$/);
    const n = await rollOf(page);
    expect(await lineRows(page).count()).toBe(1);
    for (const [i, dice] of (
      [
        [2, 1],
        [6, 3],
      ] as const
    ).entries()) {
      await throwNext(page, [...dice]);
      await expect.poll(() => page.getByTestId('die-1').getAttribute('data-number')).toBe(String(dice[0]));
      const second = page.getByTestId('candidate').nth(1).getByRole('button');
      await second.waitFor();
      await second.click();
      await expect.poll(() => lineRows(page).count()).toBe(i + 2);
      await expect.poll(() => lineHere(page).getAttribute('data-n')).toBe(String(n + i + 1));
      await expect.poll(() => page.getByTestId('verdict').textContent()).toMatch(/Essai\s: .+ · (−\d+,\d\d|meilleur)/);
    }
    expect(await allFaultsOf(page)).toEqual([]);
  });

  it('is walked along, left and entered again by keys, and deleted', async () => {
    const page = await inLine();
    const n = await rollOf(page);
    await throwNext(page, [4, 2]);
    await playBest(page);
    await expect.poll(() => lineRows(page).count()).toBe(2);
    await page.getByTestId('next-roll').waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => lineHere(page).getAttribute('data-n')).toBe(String(n));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => lineHere(page).getAttribute('data-n')).toBe(String(n + 1));
    await page.keyboard.press('Escape');
    await at(page, n);
    await expect.poll(() => lineHere(page).count()).toBe(0);
    await page.keyboard.press('v');
    await expect.poll(() => lineHere(page).getAttribute('data-n')).toBe(String(n));
    await page.keyboard.press('Delete');
    await expect.poll(() => lineRows(page).count()).toBe(0);
    await at(page, n);
  });

  it('may begin with men moved by hand, on any roll, and with dice that fall', async () => {
    const page = await judged('#t=1', { locale: 'en-GB' });
    await page.getByTestId('candidate').nth(1).waitFor();
    const other = page.getByTestId('candidate').filter({ hasNot: page.getByTestId('own-answer') });
    const steps = ((await other.first().getByRole('button').textContent()) ?? '').trim();
    for (const run of steps.split(' ')) {
      const places = run.split('/');
      for (const [i, to] of places.slice(1).entries())
        for (const place of [places[i], to]) await page.getByTestId(`case-${place}`).press('Enter');
    }
    await lineHere(page).waitFor();
    await page.getByTestId('roll-random').click();
    await expect
      .poll(async () => (await lineRows(page).count()) > 1 || (await page.getByTestId('line-unthrow').isVisible()))
      .toBe(true);
  });

  it('is kept in a study with the game, which opens on the same board', async () => {
    const page = await inLine();
    await throwNext(page, [4, 2]);
    await playBest(page);
    await expect.poll(() => lineRows(page).count()).toBe(2);
    const board = await page.getByTestId('board').boundingBox();
    await page.getByTestId('keep-lines').click();
    await page.waitForURL(/#\/study\//);
    const rolls = rollLines(tour.lines).length;
    await expect.poll(() => page.getByTestId('study-place').count()).toBe(1 + rolls + 2);
    const there = await page.getByTestId('board').boundingBox();
    expect(Math.abs(there!.width - board!.width)).toBeLessThanOrEqual(2);
    expect(Math.abs(there!.x - board!.x)).toBeLessThanOrEqual(2);
  });

  it('is within reach on a phone', async () => {
    const page = await inLine(PHONE);
    expect(await smallControls(page)).toEqual([]);
    await throwNext(page, [3, 1]);
    await playBest(page);
    await page.getByTestId('next-roll').waitFor();
    await page.getByTestId('open-list').click();
    await page.getByTestId('tab-rolls').click();
    await expect.poll(() => lineRows(page).count()).toBe(2);
    expect(await smallControls(page)).toEqual([]);
    expect(await allFaultsOf(page)).toEqual([]);
  });
});

describe('hold or go', () => {
  it('is a table of the decision made and its alternative, each with its worth', async () => {
    const page = await judged();
    const rolls = rollLines(tour.lines);
    const decided = tour.lines.find(({ turn }) => turn.stage === 'decide')!;
    const n = rolls.findLastIndex((line) => line.n <= decided.n) + 1;
    await page
      .getByTestId('sheet-row')
      .nth(n - 1)
      .click();
    await at(page, n);
    const choice = page.getByTestId('asked-decision');
    if ((await choice.count()) > 0) await choice.click();
    const rows = page.getByTestId('candidate');
    await expect.poll(() => rows.count()).toBe(2);
    const texts = (await rows.allTextContents()).join(' ');
    expect(texts).toContain('Tenir');
    expect(texts).toContain('S’en aller');
    await expect.poll(() => page.getByTestId('own-answer').count()).toBe(1);
  });
});

describe('on a phone', () => {
  it('stands in one order without sideways scroll; the list is a sheet that leaves the board', async () => {
    const page = await atBlunder(PHONE);
    await insideWindow(page, ['board', 'replay-next', 'next-error', 'open-list']);
    const order = ['review-players', 'board', 'course-graph', 'verdict', 'candidates', 'why-better', 'play-on'];
    const tops = await Promise.all(order.map((id) => top(page.getByTestId(id))));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await smallControls(page)).toEqual([]);
    const board = (await page.getByTestId('board').boundingBox())!;
    await page.getByTestId('open-list').click();
    await page.getByTestId('tab-rolls').click();
    await page.locator('[data-testid=sheet-row][aria-current=true]').waitFor();
    expect(await top(page.getByTestId('tab-rolls'))).toBeGreaterThan(board.y + board.height / 2);
    expect(await smallControls(page)).toEqual([]);
    expect(await allFaultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByTestId('sheet').waitFor({ state: 'hidden' });
  });

  it.each([
    [320, 568],
    [844, 390],
    [1920, 1080],
  ])('and at %i by %i all is within reach', async (width, height) => {
    const page = await judged('#t=9', { viewport: { width, height } });
    await insideWindow(page, ['board', 'replay-next', 'next-error']);
    await page.getByTestId('verdict').waitFor();
  });
});

describe('no dead end', () => {
  it('leads to the editor, to a study, to sharing, and to the table from the roll looked at', async () => {
    const page = await judged('#t=12', { locale: 'en-GB' });
    const hash = page.url();
    await page.getByTestId('set-up').click();
    await page.waitForURL(/#\/position\//);
    await page.goBack();
    await at(page, 12);
    expect(page.url()).toBe(hash);
    await page.getByTestId('to-share').click();
    await page.getByRole('dialog').getByText('Share').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('to-study').click();
    await page.waitForURL(/#\/study\//);
    await page.goBack();
    await at(page, 12);
    await page.getByTestId('play-on').click();
    await page.getByTestId('go-on-yes').click();
    await page.waitForURL(/#\/g\//);
    await page.getByTestId('board').waitFor();
  });

  it('calls the players by the same names wherever the game is shown', async () => {
    const page = await judged('#t=3', { locale: 'en-GB' });
    for (const name of ['Anne', 'Denis'])
      await page.getByTestId('review-players').getByText(name, { exact: true }).waitFor();
    expect(await page.title()).toContain('Anne – Denis');
  });
});

it('while a game is judged its list fills, roll by roll; stopped, it keeps what was judged and goes on', async () => {
  const page = await home.fresh();
  await page.goto(`${home.url}#/game/${tour.made.game}`);
  const judgedRows = page.getByTestId('sheet-row').filter({ has: page.locator('.chance') });
  await judgedRows.first().waitFor();
  await page.getByTestId('stop-review').click();
  await page.getByTestId('go-on-review').waitFor();
  const all = rollLines(tour.lines).length;
  const soFar = await judgedRows.count();
  expect(soFar).toBeLessThan(all);
  expect(await page.getByTestId('error-rate').count()).toBe(0);
  await page.getByTestId('go-on-review').click();
  await page.getByTestId('error-rate').first().waitFor();
  expect(await judgedRows.count()).toBe(all);
});

it('while a game is judged, its rolls can be walked along', async () => {
  const page = await home.fresh();
  await page.goto(`${home.url}#/game/${tour.made.game}`);
  await at(page, 1);
  await page.getByTestId('replay-next').click();
  await at(page, 2);
  await page.getByTestId('error-rate').first().waitFor();
  await at(page, 2);
});
