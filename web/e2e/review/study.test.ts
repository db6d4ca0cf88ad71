import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, boardText, confirm, moveOne, roll } from '../helpers/hands';
import { provided } from '../helpers/offline';
import { site } from '../helpers/site';
import { firstRollNear, table } from '../helpers/near';
import { openText } from '../helpers/records';
import { resized } from '../helpers/layout';
import { allFaultsOf, insideWindow, setting, smallControls } from '../helpers/sight';
import { gameWithRoll, HOLE, OTHER, PERSON, QUIET } from '../helpers/table';
import { scene } from '../../src/features/course/scene';
import type { TableMessage } from '../../src/wire/described/messages';
import { LEVELS } from '../../src/wire/messages/levels';

const at = site();
/** Four and two, of which one play leaves a man alone above. */
const EXPOSED = scene('1*11 2 4 6*2', '15 17 18*2 24*11', { thrown: [3, 3] });
const VALERE = { kind: 'bot' as const, bot: 'valere', name: 'Valère' };

/** A game between two, left after a number of rolls beside one that drew the lead: always the first play, always holding. */
async function shortGame(rolls: number, more: object = {}): Promise<string> {
  const ask = await table();
  const told = ask({
    do: 'new',
    format: 'tour',
    rules: 'lois',
    seed: '5a'.repeat(32),
    white: PERSON,
    black: OTHER,
    ...more,
  });
  const linesOf = (all: unknown[]) => (all as TableMessage[]).filter((one) => one.say === 'line');
  let last = linesOf(told).at(-1)!;
  for (let thrown = 0; ;) {
    const { side, stage, plays } = last.turn;
    if (stage === 'roll' && thrown === rolls) break;
    if (stage === 'roll') thrown += 1;
    const action =
      stage === 'roll'
        ? { type: 'roll' }
        : stage === 'decide'
          ? { type: 'hold' }
          : { type: 'play', steps: plays![0]!.map(([from, to]) => [from, to]) };
    last = linesOf(ask({ do: 'act', line: last.n + 1, side, action })).at(-1)!;
  }
  const [record] = ask({ do: 'record' });
  if (record?.say !== 'record') throw new Error('no record');
  return record.text;
}

/** A seed by which the first roll makes a hole. */
async function holeSeed(): Promise<string> {
  for (let n = 1; ; n += 1) {
    const seed = n.toString(16).padStart(64, '0');
    const roll = await firstRollNear({ format: 'tour', rules: 'lois', white: PERSON, black: OTHER, trid: HOLE, seed });
    if (roll.toSorted().join('') === '24') return seed;
  }
}

/** Writes a play into the field for it. */
async function type(page: Page, play: string): Promise<void> {
  await page.keyboard.press('m');
  await page.keyboard.type(play);
  await page.keyboard.press('Enter');
}

/** A table against Valère where a hole is to be made by the first roll. */
async function holeAgainstValere(options = {}): Promise<Page> {
  const page = await at.seated(await gameWithRoll(at.url, HOLE, '42', { black: VALERE }), options);
  await roll(page, 'pointer');
  await page.getByTestId('tenir').waitFor();
  return page;
}

/** Every mistake bears the sign that the limits published give to what it lost. */
async function gradedByLimits(page: Page): Promise<void> {
  const all = await page.getByTestId('mistake').evaluateAll((items) =>
    items.map((item) => {
      const { grade, lost } = (item as HTMLElement).dataset;
      return { grade, lost: Number(lost), sign: item.querySelector('.sign')!.textContent };
    }),
  );
  for (const one of all) {
    const [grade, sign] = one.lost >= 20 ? ['blunder', '??'] : one.lost >= 10 ? ['mistake', '?'] : ['doubtful', '?!'];
    expect(one).toEqual({ grade, lost: one.lost, sign });
    expect(one.lost).toBeGreaterThanOrEqual(5);
  }
  expect(new Set(all.map(({ grade }) => grade)).size).toBeGreaterThan(1);
}

const arrows = (page: Page) => page.locator('[data-testid=arrow]');

describe('the opponent', () => {
  it('is one of eight or of a given strength, each with their sentence; the one chosen sits down and is found again', async () => {
    const page = await at.choosing();
    const pick = page.getByTestId('level');
    const chosen = () => pick.locator('input:checked').getAttribute('value');
    await expect.poll(chosen).toBe('valere');
    await expect.poll(() => pick.locator('input').count()).toBe(LEVELS.length + 1);
    const before = await page.getByTestId('level-text').textContent();
    await pick.locator('label:has([data-testid=level-hector])').click();
    await expect.poll(() => page.getByTestId('level-text').textContent()).not.toBe(before);
    await page.reload();
    await expect.poll(chosen).toBe('hector');
    await page.getByTestId('play').click();
    await page.getByTestId('board').waitFor();
    await page.getByText('Hector', { exact: true }).first().waitFor();
  });

  it('of a given strength is set by a slider, found again, and sits down', async () => {
    const page = await at.choosing();
    await page.locator('label:has([data-testid=level-strength])').click();
    const slider = page.getByTestId('strength');
    await slider.fill('1300');
    await page.getByTestId('stronger').click();
    await expect.poll(() => slider.inputValue()).toBe('1350');
    await page.reload();
    await expect.poll(() => page.getByTestId('strength').inputValue()).toBe('1350');
    await page.getByTestId('play').click();
    await page.getByTestId('board').waitFor();
    await page.getByText('Bot 1350', { exact: true }).first().waitFor();
  });

  it('of Le Tric Trac is still its own', async () => {
    const page = await at.choosing();
    await page.getByTestId('format-courrier').click();
    await expect.poll(() => page.getByTestId('level').count()).toBe(0);
  });
});

describe('a hint', () => {
  it('compares holding and going with what is between them, and draws the play on the board', async () => {
    const page = await holeAgainstValere();
    await page.keyboard.press('h');
    await page.getByTestId('hint-gap').waitFor();
    await expect.poll(() => page.getByTestId('hint-way').count()).toBe(2);
    await expect.poll(() => page.getByTestId('hint-effort').textContent()).toContain('21 jets');
    await page.getByTestId('hint-way').filter({ hasText: 'Tenir' }).focus();
    await arrows(page).first().waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
    await page.getByTestId('tenir').click();
    await page.getByTestId('hint-panel').waitFor({ state: 'detached' });
    await page.getByTestId('hint').click();
    await page.getByTestId('hint-ways').waitFor();
    await arrows(page).first().waitFor();
  });

  it('asked after a man was moved shows what is left to move, and plays the row that is pressed', async () => {
    const page = await at.seated(await gameWithRoll(at.url, QUIET, '42', { black: VALERE }));
    await roll(page, 'pointer');
    await moveOne(page, 'pointer');
    await page.getByTestId('undo').waitFor();
    await page.getByTestId('hint').click();
    const ways = page.getByTestId('hint-way');
    await ways.first().waitFor();
    for (const text of await ways.locator('b').allTextContents()) expect(text.trim()).toMatch(/^\d+\/\d+$/);
    await expect.poll(() => arrows(page).count()).toBe(1);
    expect(await page.getByTestId('confirm').count()).toBe(0);
    await ways.first().click();
    await page.getByTestId('confirm').waitFor();
  });

  it('shows what each of the 36 rolls would bring', async () => {
    const page = await at.seated(await gameWithRoll(at.url, HOLE, '42', { black: VALERE }));
    await page.getByTestId('roll').waitFor();
    await page.keyboard.press('h');
    await page.getByTestId('outlook').waitFor();
    await expect.poll(() => page.locator('[data-testid=outlook] tbody td').count()).toBe(36);
  });

  it('is never given between people', async () => {
    const page = await at.rolled(HOLE, '42');
    await page.getByTestId('tenir').waitFor();
    await expect.poll(() => page.getByTestId('hint').count()).toBe(0);
    await page.keyboard.press('h');
    await expect.poll(() => page.getByTestId('hint-panel').count()).toBe(0);
  });

  it('fits a phone', async () => {
    const page = await holeAgainstValere({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByTestId('hint').click();
    await page.getByTestId('hint-gap').waitFor();
    await page.getByTestId('hint-way').first().waitFor();
    await insideWindow(page, ['menu', 'board', 'hint']);
    expect(await smallControls(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe('the tutor', () => {
  it('asks before a costly choice, which may be thought over, or made', async () => {
    const page = await holeAgainstValere();
    await (await setting(page, 'tutor')).check();
    await page.getByTestId('tutorFrom').selectOption('doubtful');
    await page.keyboard.press('Escape');
    await page.getByTestId('hint').click();
    const worse = page.getByTestId('hint-way').last();
    const goes = (await worse.textContent())!.includes('aller');
    await page.getByTestId(goes ? 'enaller' : 'tenir').click();
    await page.getByTestId('tutor-rethink').waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
    expect(await page.getByTestId('tutor-mille').textContent()).toMatch(/^\d+\s‰ de la partie$/);
    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
      [390, 844],
      [844, 390],
      [320, 568],
    ] as const) {
      await resized(page, width, height);
      await insideWindow(page, ['tutor-rethink', 'tutor-anyway', 'board']);
    }
    await resized(page, 1280, 800);
    await page.getByTestId('tutor-rethink').click();
    await page.getByTestId('tenir').waitFor();
    await page.getByTestId(goes ? 'enaller' : 'tenir').click();
    await page.getByTestId('tutor-anyway').click();
    await page.getByTestId('tenir').waitFor({ state: 'detached' });
  });

  it('asks four questions, and gives each a sign after a costly play, which is taken back or made', async () => {
    const page = await at.seated(await gameWithRoll(at.url, EXPOSED, '42', { black: VALERE }));
    await (await setting(page, 'tutor')).check();
    await page.keyboard.press('Escape');
    const sign = (question: string) => page.getByTestId(`four-${question}`).getAttribute('data-sign');
    await page.getByTestId('four-hit').waitFor();
    expect(await sign('hit')).toBeNull();
    await roll(page, 'pointer');
    const men = await boardText(page);
    await type(page, '1/3 6/10');
    await confirm(page, 'pointer');
    await page.getByTestId('tutor-rethink').waitFor();
    expect(await Promise.all(['corner', 'case', 'fresh', 'hit'].map(sign))).toEqual(['not', 'not', 'costs', 'costs']);
    expect(await allFaultsOf(page)).toEqual([]);
    await page.getByTestId('four-fact').last().click();
    await page.getByTestId('throw-table').waitFor();
    await page.keyboard.press('z');
    await page.getByTestId('tutor-rethink').waitFor({ state: 'detached' });
    expect(await boardText(page)).toBe(men);
    await type(page, '1/3 6/10');
    await confirm(page, 'pointer');
    await page.getByTestId('tutor-show').click();
    await page.getByTestId('four-better').waitFor();
    await expect.poll(() => arrows(page).count()).toBe(2);
    await type(page, '1/3 6/10');
    await confirm(page, 'pointer');
    await page.getByTestId('tutor-anyway').click();
    await page.getByTestId('tutor-rethink').waitFor({ state: 'detached' });
    await expect.poll(() => boardText(page)).not.toBe(men);
  });
});

describe('a review', () => {
  it('begins by itself offline, beside the board, and is found again', async () => {
    const page = await at.fresh({}, true);
    await page.goto(at.url);
    await provided(page);
    await page.context().setOffline(true);
    await openText(page, at.url, await shortGame(20));
    await page.getByTestId('replay-status').waitFor();
    await expect.poll(() => page.getByTestId('error-rate').count()).toBe(2);
    await expect.poll(() => page.getByTestId('course-graph').getAttribute('data-rolls')).toBe('21');
    await page.getByTestId('tab-errors').click();
    await expect.poll(() => page.getByTestId('mistake').count()).toBeGreaterThan(0);
    expect(await allFaultsOf(page)).toEqual([]);
    await gradedByLimits(page);
    await expect.poll(() => page.getByTestId('result').count()).toBe(0); // the tour is not over
    const said = await page.getByTestId('review-players').textContent();
    await page.reload();
    await page.getByTestId('error-rate').first().waitFor();
    expect(await page.getByTestId('review-players').textContent()).toBe(said);
  });

  it('grades holding and going, and lets an error be tried again', async () => {
    const page = await at.fresh();
    await openText(page, at.url, await shortGame(12, { trid: HOLE, seed: await holeSeed() }));
    await page.getByTestId('replay-status').waitFor();
    await page.evaluate(() => (location.hash = location.hash.replace('#/game/', '#/review/').replace(/#t=.*/, '')));
    const play = page.getByTestId('mistake').filter({ hasText: '/', hasNotText: 'Tenir' }).first();
    await play.click();
    await page.getByTestId('asked-play').or(page.getByTestId('candidates')).first().waitFor();
    const candidates = page.getByTestId('candidate');
    await candidates.filter({ has: page.getByTestId('own-answer') }).waitFor();
    const plays = await Promise.all(
      [candidates.filter({ has: page.getByTestId('own-answer') }), candidates.first()].map((row) =>
        row.getByRole('button').textContent(),
      ),
    );
    await page.getByTestId('again-here').click();
    const coach = page.getByTestId('again-coach');
    await coach.waitFor();
    expect(await asked(page)).toBe('move');
    for (const [i, state] of ['no', 'yes'].entries()) {
      await type(page, plays[i]!.trim());
      await confirm(page, 'pointer');
      await page.locator(`[data-testid=again-coach][data-state=${state}]`).waitFor();
    }
    await page.getByTestId('again-back').click();
    await page.getByTestId('candidates').waitFor();
  });
});
