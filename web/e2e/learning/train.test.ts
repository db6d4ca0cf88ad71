import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Step } from '../../src/wire/described/messages';
import { stepsOf } from '../../src/features/trainer/answers';
import { countedIn } from '../../src/wire/drills/parse';
import { parseTrid } from '../../src/wire/messages/trid';
import { asked, boardText, confirm, playTurn, sources, targets, touch } from '../helpers/hands';
import { provided } from '../helpers/offline';
import { askedOn } from '../helpers/problems';
import { allFaultsOf, smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';

const at = stillSite();
const FRENCH: BrowserContextOptions = { locale: 'fr-FR', colorScheme: 'dark' };
const ENGLISH: BrowserContextOptions = { locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true };

async function trainer(name: string, options = FRENCH): Promise<Page> {
  const page = await at.fresh(options);
  await page.goto(`${at.url}#/train${name ? `/${name}` : ''}`);
  return page;
}

const verdict = async (page: Page) => (await page.getByTestId('verdict').getAttribute('data-right')) === 'true';

/** Presses a control by a finger or pointer, or by the keyboard. */
async function press(page: Page, id: string, by: 'pointer' | 'keyboard'): Promise<void> {
  if (by === 'pointer') return page.getByTestId(id).click();
  await page.getByTestId(id).focus();
  await page.keyboard.press('Enter');
}

/** Plays a given play at the table, whichever of its steps can be made first; a man may go through both at once. */
async function playSteps(page: Page, steps: readonly Step[], by: 'pointer' | 'keyboard') {
  let left = [...steps];
  while ((await asked(page)) === 'move') {
    const [can, before] = [await sources(page), await boardText(page)];
    const next = left.find(([from]) => can.includes(from))!;
    await touch(page, next[0], by);
    const to = (await targets(page)).filter((target) => left.some((step) => step[1] === target));
    if (to.length > 0) await touch(page, to.includes(next[1]) ? next[1] : to[0]!, by);
    // The second of two quick presses of one flèche puts the man back.
    if ((await boardText(page)) !== before) left = left.filter((step) => step !== next);
  }
  await confirm(page, by);
}

describe.each([
  ['pointer', ENGLISH],
  ['keyboard', FRENCH],
] as const)('by %s', (by, options) => {
  it('a roll is counted rightly, and the next one is asked', async () => {
    const page = await trainer('count', options);
    await page.getByTestId('asked').waitFor();
    const drill = await askedOn(page, 'count');
    for (const { jan, ways } of countedIn(drill))
      for (let i = 0; i < ways; i += 1) await press(page, `more-${jan}`, by);
    await press(page, 'answer', by);
    expect(await verdict(page)).toBe(true);
    await expect.poll(() => page.getByTestId('jan-row').count()).toBeGreaterThan(0);
    await press(page, 'next', by);
    await page.getByTestId('answer').waitFor();
    expect((await askedOn(page, 'count')).n).not.toBe(drill.n);
  });

  it('throws are counted, and those that do it are shown', async () => {
    const page = await trainer('chances', options);
    const { answer } = await askedOn(page, 'chances');
    await page.getByTestId('throws').fill(answer);
    if (by === 'keyboard') await page.keyboard.press('Enter');
    else await page.getByTestId('answer').click();
    expect(await verdict(page)).toBe(true);
    await expect.poll(() => page.locator('[data-testid=throw-table] .on').count()).toBe(Number(answer));
  });

  it('the best play is found at the table', async () => {
    const page = await trainer('play', options);
    await page.locator('.man.can').first().waitFor();
    const drill = await askedOn(page, 'play');
    const place = await page.getByTestId('board').boundingBox();
    await playSteps(page, stepsOf(drill.answer), by);
    expect(await verdict(page)).toBe(true);
    expect(await page.getByTestId('board').boundingBox()).toEqual(place);
    await page.getByTestId('hint-ways').waitFor();
    await expect.poll(() => page.getByTestId('why-better').textContent()).toMatch(/\p{L}.*\./u);
  });

  it('one holds or goes à écrire, where the account of the marqué is shown', async () => {
    const page = await trainer('hold_or_go', options);
    await page.getByTestId('trained').selectOption('ecrire');
    await page.getByTestId('account').waitFor();
    const drill = await askedOn(page, 'hold_or_go');
    expect(drill.game).toBe('ecrire');
    const { holes } = parseTrid(drill.trid)!;
    await page.getByTestId('account').getByText(`${holes.white} – ${holes.black}`).first().waitFor();
    await page.getByTestId('open-account').click();
    await page.getByTestId('account').getByTestId('marque-now').waitFor();
    expect(await page.getByTestId('enaller').getAttribute('title')).toMatch(/\. \S/);
    await press(page, drill.answer === 'go' ? 'enaller' : 'tenir', by);
    expect(await verdict(page)).toBe(true);
    await page.getByTestId('standing').getByTestId('marque-now').waitFor();
    await page.getByTestId('hint-ways').waitFor();
    await press(page, 'next', by);
    await page.getByTestId('account').waitFor();
    expect((await askedOn(page, 'hold_or_go')).game).toBe('ecrire');
  });

  it('one holds or goes', async () => {
    const page = await trainer('hold_or_go', options);
    await page.getByTestId('tenir').waitFor();
    const { answer } = await askedOn(page, 'hold_or_go');
    const place = await page.getByTestId('board').boundingBox();
    await press(page, answer === 'go' ? 'enaller' : 'tenir', by);
    expect(await verdict(page)).toBe(true);
    expect(await page.getByTestId('board').boundingBox()).toEqual(place);
    await page.getByTestId('hint-gap').waitFor();
    const best =
      answer === 'go'
        ? /^(Go|S’en aller)\s?: \S|presque|nearly|Nothing|Rien/
        : /^(Hold|Tenir)\s?: \S|presque|nearly|Nothing|Rien/;
    await expect.poll(() => page.getByTestId('why-better').textContent()).toMatch(best);
  });
});

it('what was not seen is explained with its rule and its arrows', async () => {
  const page = await trainer('count');
  await page.getByTestId('more-pile_keep').click();
  await page.getByTestId('answer').click();
  expect(await verdict(page)).toBe(false);
  await expect.poll(() => page.getByTestId('jan-over').count()).toBe(1);
  // The first row that was not seen opens by itself.
  await page.getByTestId('rule-link').waitFor();
});

it('the theme one wishes for is asked', async () => {
  const page = await trainer('count');
  await page.getByTestId('theme').selectOption('helpless');
  await page.getByTestId('answer').waitFor();
  expect((await askedOn(page, 'count')).themes).toContain('helpless');
});

it('a treatise says what its author advises, beside the engine', async () => {
  const page = await trainer('masters');
  await page.getByTestId('train-coach').waitFor();
  if ((await asked(page)) === 'decide') await page.getByTestId('tenir').click();
  else await playTurn(page, 'pointer');
  await page.getByTestId('master').waitFor();
  await expect.poll(() => page.getByTestId('master-advised').textContent()).not.toBe('');
  await page.getByTestId('master-preferred').click();
  await page.getByTestId('next').click();
  await page.getByTestId('train-coach').waitFor();
});

it('progress is kept on the device, and says what to see again', async () => {
  const page = await trainer('chances');
  await page.getByTestId('throws').fill('36');
  await page.getByTestId('answer').click();
  await page.getByTestId('change').waitFor();
  await page.goto(`${at.url}#/train/progress`);
  await page.reload();
  await page.getByTestId('progress-chances').waitFor();
  await page.goto(`${at.url}#/train/mistakes`);
  await page.getByTestId('no-mistakes').waitFor();
});

it('the page of trainers draws each of them, and how much of it is known', async () => {
  const page = await at.fresh();
  await page.goto(at.url);
  await page.evaluate(() => {
    const often = { answers: '1111111111', last: Date.now() };
    const seldom = { answers: '0000000000', last: Date.now() };
    const recent = { 'count:hit_true': often, 'count:coin': seldom };
    const tallies = { 'count:hit_true': { asked: 10, right: 10 }, 'count:coin': { asked: 10, right: 0 } };
    localStorage.setItem('trictrac.training', JSON.stringify({ recent, tallies }));
  });
  await page.goto(`${at.url}#/train`);
  await page.reload();
  const doors = page.locator('a[data-testid^=train-]:has(svg)');
  await expect.poll(() => doors.count()).toBe(8);
  await expect.poll(() => page.getByTestId('train-count').innerText()).toMatch(/1 thème sur 2 connu/);
  expect(await page.getByTestId('train-play').getByRole('progressbar').count()).toBe(0);
});

it.each([
  [1280, 800],
  [390, 844],
])('at %i by %i the panel of the position of the day is no larger than what it says', async (width, height) => {
  const page = await at.fresh({ viewport: { width, height } });
  await page.clock.setFixedTime(new Date('2026-11-27T12:00:00'));
  await page.goto(`${at.url}#/train/day`);
  await page.getByTestId('answer').waitFor();
  const empty = await page.locator('.beside').evaluate((panel) => {
    const boxes = [...panel.querySelectorAll('p, button, input')].map((node) => node.getBoundingClientRect().bottom);
    return panel.getBoundingClientRect().bottom - Math.max(...boxes);
  });
  expect(empty).toBeLessThan(40);
});

it('the position of yesterday is still there to be answered', async () => {
  const page = await at.fresh();
  const asked = async () => {
    const shown = page.getByTestId('train-board').or(page.getByTestId('train-coach')).first();
    await shown.waitFor();
    return shown.getAttribute('data-trid');
  };
  await page.clock.setFixedTime(new Date('2026-03-03T12:00:00'));
  await page.goto(`${at.url}#/train/day`);
  const first = await asked();
  await page.clock.setFixedTime(new Date('2026-03-04T12:00:00'));
  await page.goto(`${at.url}#/train`);
  await page.reload();
  await page.getByTestId('train-yesterday').click();
  expect(await asked()).toBe(first);
});

it('the position of the day leads back to the trainers once it is answered', async () => {
  const page = await at.fresh();
  await page.clock.setFixedTime(new Date('2026-11-27T12:00:00')); // a roll is counted on this day
  await page.goto(`${at.url}#/train/day`);
  await page.getByTestId('answer').click();
  await page.getByTestId('verdict').waitFor();
  await page.getByRole('link', { name: 'Tous les exercices' }).click();
  await page.getByTestId('train-yesterday').waitFor();
});

describe('today', () => {
  const PARTS = 6; // the position of the day, and five rolls to be counted by a new reader

  async function begun(): Promise<Page> {
    const page = await at.fresh();
    await page.clock.setFixedTime(new Date('2026-11-27T12:00:00')); // a roll is counted on this day too
    await page.goto(`${at.url}#/train`);
    await page.getByTestId('begin-today').click();
    return page;
  }

  async function answerNext(page: Page, parts: number): Promise<void> {
    for (let n = 0; n < parts; n += 1) {
      await page.getByTestId('answer').click();
      await page.getByTestId('verdict').waitFor();
      await page.getByTestId('next').click();
      await page.getByTestId('verdict').waitFor({ state: 'detached' });
    }
  }

  it('asks one part after another, and comes back to say what was done', async () => {
    const page = await begun();
    await answerNext(page, PARTS);
    await expect.poll(() => page.getByTestId('today-done').innerText()).toMatch(/^6 faits sur 6/);
    expect(await page.getByTestId('begin-today').count()).toBe(0);
    expect(
      await page
        .getByTestId('five')
        .getByText(/(juste|manqué) aujourd’hui$/)
        .count(),
    ).toBe(PARTS - 1);
  });

  it('may be left at any time, and goes on where it was left', async () => {
    const page = await begun();
    await answerNext(page, 2);
    await page.getByRole('link', { name: 'Tous les exercices' }).click();
    await expect.poll(() => page.getByTestId('today-done').innerText()).toMatch(/^2 faits sur 6/);
    await page.reload();
    await page.getByTestId('begin-today').click();
    await answerNext(page, PARTS - 2);
    await expect.poll(() => page.getByTestId('today-done').innerText()).toMatch(/^6 faits sur 6/);
  });

  it('opens one of its exercises alone', async () => {
    const page = await begun();
    await page.goto(`${at.url}#/train`);
    await page.getByTestId('due-count-corner_hit').click();
    await page.getByTestId('answer').click();
    expect((await askedOn(page, 'count')).themes).toContain('corner_hit');
    await page.getByRole('link', { name: 'Tous les exercices' }).click();
    await expect.poll(() => page.getByTestId('today-done').innerText()).toMatch(/^1 fait sur 6/);
  });

  it('leads by seven steps to the next opponent: to a lesson, and to a game', async () => {
    const page = await begun();
    await page.goto(`${at.url}#/train`);
    await page.getByTestId('path').getByTestId('step-2').click();
    await expect.poll(() => page.url()).toContain('#/learn/20');
    await page.goBack();
    await page.getByTestId('step-7').click();
    await expect.poll(() => page.url()).toContain('#/g/');
  });
});

it('the position of the day is there without a network, though no trainer was opened before', async () => {
  const page = await at.fresh();
  await page.goto(at.url);
  await provided(page);
  await page.context().setOffline(true);
  for (const day of ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.goto(`${at.url}#/train/day`);
    await page.reload();
    await page.getByTestId('train-board').or(page.getByTestId('train-coach')).first().waitFor();
  }
});

it('what has been fetched is asked without a network, the position of the day too', async () => {
  const page = await trainer('');
  await provided(page);
  for (const kind of ['count', 'chances', 'play', 'hold_or_go']) {
    await page.goto(`${at.url}#/train/${kind}`);
    await page.getByTestId('train-board').or(page.getByTestId('train-coach')).first().waitFor();
  }
  await page.context().setOffline(true);
  await page.goto(`${at.url}#/train/day`);
  await page.reload();
  await page.getByTestId('train-board').or(page.getByTestId('train-coach')).first().waitFor();
});

it.each([FRENCH, ENGLISH])('every page can be read and touched', async (options) => {
  const page = await trainer('', options);
  for (const name of ['', '/count', '/chances', '/progress', '/mistakes']) {
    await page.goto(`${at.url}#/train${name}`);
    await page.locator('h1').last().waitFor();
    expect(await allFaultsOf(page), name).toEqual([]);
    expect(await smallControls(page), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
  }
});
