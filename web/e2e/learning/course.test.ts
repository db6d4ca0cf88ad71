import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { lessonAt } from '../../src/features/course/load';
import { LESSONS } from '../../src/features/course/lessons';
import type { CourseLesson, StepText, LessonStep } from '../../src/features/course/script';
import { DeviceDealer } from '../../src/features/course/deals';
import { asking, lookedAhead } from '../../src/features/course/questions';
import { attained, nearBest } from '../../src/features/course/goals';
import { moved, parseTrid } from '../../src/wire/messages/trid';
import type { NumberedStep } from '../../src/wire/described/messages';
import { referee } from '../../tests/helpers/referee';
import { asked, confirm, playTurn, playUntil, sources, targets, touch } from '../helpers/hands';
import { allFaultsOf, centre, insideWindow, menuItem, smallControls } from '../helpers/sight';
import { resized } from '../helpers/layout';
import { whenLong } from '../helpers/long';
import { stillSite } from '../helpers/site';

const at = stillSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** A seed with which the corner is not taken by the men behind before the game is long and a hole is decided. */
const LATE_CORNER = 4;
const lessons: CourseLesson[] = await Promise.all(LESSONS.map((_, i) => lessonAt(i + 1)));

type By = 'keyboard' | 'touch';

/** Opens the list of lessons at full speed: of one who has come so far in a lesson, the games with dice of a seed. */
async function entered(options: BrowserContextOptions = {}, standing: object = {}, dice = 0): Promise<Page> {
  const page = await at.fresh(options);
  if (dice > 0)
    await page.addInitScript((seed) => {
      crypto.getRandomValues = <T>(bytes: T) => (bytes as Uint8Array).fill(seed) as T;
    }, dice);
  await page.goto(at.url);
  await page.evaluate((kept) => {
    localStorage.setItem('trictrac.speed', 'instant');
    localStorage.setItem('trictrac.course', JSON.stringify(kept));
  }, standing);
  await page.goto(`${at.url}#/learn`);
  return page;
}

/** Taps a control, or goes to it by the tabulator and presses Enter. */
async function press(page: Page, id: string, by: By): Promise<void> {
  await page.getByTestId(id).waitFor();
  if (by === 'touch') return page.getByTestId(id).tap();
  const here = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid ?? '');
  for (let i = 0; i < 60 && (await here()) !== id; i += 1) await page.keyboard.press('Tab');
  expect(await here()).toBe(id);
  await page.keyboard.press('Enter');
}

/** The play that comes to what is wanted. */
function wanted(step: Extract<LessonStep, { kind: 'play' }>): NumberedStep[] {
  const { plays, line } = referee.judge({ trid: step.trid, dice: step.dice });
  const { board } = parseTrid(step.trid)!;
  const { goal } = step;
  if (goal === 'best') {
    const hint = referee.hint(line.trid);
    return plays.find((play) => nearBest(hint, { steps: play.map(([from, to]) => [from, to]) }))!;
  }
  const after = (play: NumberedStep[]) => play.reduce((now, [from, to]) => moved(now, 'white', from, to), board);
  return plays.find((play) => attained(goal, { board: after(play) }))!;
}

/** Chooses a flèche. */
async function pick(page: Page, fleche: number, by: By): Promise<void> {
  if (by === 'keyboard') return touch(page, fleche, by);
  const { x, y } = await centre(page.getByTestId(`case-${fleche}`));
  await page.touchscreen.tap(x, y);
}

/** Does a step as the rules say. */
async function done(page: Page, step: LessonStep, by: By): Promise<void> {
  if (step.kind === 'ask') await answered(page, step, by);
  if (step.kind === 'play') await played(page, step, by);
  if (step.kind === 'task') return press(page, 'skip', by);
  await press(page, 'course-next', by);
}

async function answered(page: Page, step: Extract<LessonStep, { kind: 'ask' }>, by: By): Promise<void> {
  const ahead = await lookedAhead(referee, new DeviceDealer(referee), step);
  const { form, right } = asking(referee, step, ahead);
  await page.getByTestId('answers').waitFor();
  if (form === 'number') await press(page, `number-${right[0]}`, by);
  if (form === 'choice') await press(page, `choice-${right[0]}`, by);
  if (form === 'fleches') {
    for (const fleche of right) await pick(page, fleche, by);
    await press(page, 'check', by);
  }
  await page.locator('[data-testid=course-coach][data-phase=right]').waitFor();
}

async function played(page: Page, step: Extract<LessonStep, { kind: 'play' }>, by: By): Promise<void> {
  const coach = page.locator('[data-testid=course-coach][data-phase=right]');
  await page.locator('.man.can').first().waitFor();
  if (by === 'keyboard') {
    await page.keyboard.press('m');
    await page.keyboard.type(
      wanted(step)
        .map(([from, to]) => `${from}/${to > 24 ? 'o' : to}`)
        .join(' '),
    );
    await page.keyboard.press('Enter');
    await page.getByTestId('confirm').waitFor();
    await page.keyboard.press('Enter');
  } else {
    for (const [from, to] of wanted(step)) {
      await pick(page, from, by);
      if ((await targets(page)).length > 0) await pick(page, to, by);
    }
    await page.getByTestId('confirm').tap();
  }
  await coach.waitFor();
}

/** Plays the men in front, as far as they go. */
const inFront = (page: Page) => playEach(page, (fleches) => Math.max(...fleches));

/** Plays the men behind, each as near as it goes: the corner is not taken. */
const behind = (page: Page) => playEach(page, (fleches) => Math.min(...fleches));

async function playEach(page: Page, pick: (fleches: number[]) => number): Promise<void> {
  while ((await asked(page)) === 'move') {
    await touch(page, pick(await sources(page)), 'pointer');
    const to = await targets(page);
    if (to.length > 0) await touch(page, pick(to), 'pointer');
  }
  await confirm(page, 'pointer');
}

/** Returns the text read out at a step: the focused element, its description, and the result of an answer. */
function read(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const said = document.getElementById(at.getAttribute('aria-describedby') ?? '');
    return [at, said].map((one) => one?.innerText ?? '').join(' ');
  });
}

/** Words as they are heard: spaces that keep them together are spaces. */
const heard = (text: string) => text.replace(/\s+/g, ' ');

/** A person who hears a step is given all that it says, and its dice, before anything is asked of them. */
async function isRead(page: Page, { title, text }: StepText, step: LessonStep): Promise<void> {
  for (const sentence of [title, ...text])
    await expect.poll(async () => heard(await read(page)), { message: title }).toContain(heard(sentence));
  if ((step.kind === 'ask' || step.kind === 'show') && step.dice) expect(await read(page), title).toContain('Les dés');
}

/** A lesson from its first step to its end. */
async function learnt(page: Page, number: number, by: By): Promise<void> {
  const { script, texts } = lessons[number - 1]!;
  const fr = texts.fr!;
  for (const [name, step] of Object.entries(script)) {
    await page.locator(`[data-testid=course-coach][data-step=${name}]`).waitFor();
    if (by === 'keyboard') await isRead(page, fr[name]!, step);
    await done(page, step, by);
  }
  await page.getByTestId('lesson-done').waitFor();
}

const LONG = 600_000;

describe('the course', () => {
  whenLong(
    'is gone through to lesson seven by the keyboard alone, every step read out, and remembers it',
    { timeout: LONG },
    async () => {
      const page = await entered();
      await press(page, 'lesson-1', 'keyboard');
      for (let number = 1; number <= 7; number += 1) {
        await learnt(page, number, 'keyboard');
        if (number < 7) await press(page, 'next-lesson', 'keyboard');
      }
      await page.goto(`${at.url}#/learn`);
      // Their small games were skipped: the lessons are not done yet.
      await expect.poll(() => page.locator('[data-state=begun]').count()).toBe(7);
    },
  );

  it('is touched on a phone: one lesson, nothing out of sight, nothing too small', { timeout: LONG }, async () => {
    const page = await entered(PHONE);
    await page.getByTestId('lesson-2').tap();
    for (const [name, step] of Object.entries(lessons[1]!.script)) {
      await page.locator(`[data-testid=course-coach][data-step=${name}]`).waitFor();
      await insideWindow(page, ['course-coach']);
      expect(await smallControls(page), name).toEqual([]);
      await done(page, step, 'touch');
    }
    await page.getByTestId('lesson-done').waitFor();
  });

  it.each([
    [3, 'bredouille'],
    [7, 'spent'],
    [11, 'contreTables'],
    [15, 'game'],
    [17, 'chouette'],
    [18, 'habit'],
    [22, 'corners'],
    [24, 'which'],
    [27, 'six'],
  ])('says all of a long step on a phone without being scrolled (lesson %i, %s)', async (number, name) => {
    const step = Object.keys(lessons[number - 1]!.script).indexOf(name);
    const page = await entered(PHONE, { [number]: { at: step, done: false } });
    await page.goto(`${at.url}#/learn/${number}`);
    const said = page.locator(`[data-testid=course-coach][data-step=${name}] .said`);
    await said.waitFor();
    await expect.poll(() => said.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(0);
  });

  it('has room for every number, however a phone is held', async () => {
    const step = Object.keys(lessons[10]!.script).indexOf('contreTables');
    const page = await entered(PHONE, { 11: { at: step, done: false } });
    await page.goto(`${at.url}#/learn/11`);
    await page.getByTestId('number-12').waitFor();
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [320, 640],
    ] as const) {
      await resized(page, width, height);
      await insideWindow(page, ['number-0', 'number-2', 'number-10', 'number-12']);
      expect(await smallControls(page), `${width} by ${height}`).toEqual([]);
    }
  });

  it('lets one look again, shows the answer, skips, goes back, and is left and taken up', async () => {
    const page = await entered({}, { 2: { at: 3, done: false } });
    await page.getByTestId('lesson-2').click();
    const coach = (phase: string) => page.locator(`[data-testid=course-coach][data-step=tariff][data-phase=${phase}]`);
    await page.getByTestId('number-12').click();
    await coach('wrong').waitFor();
    await page.getByTestId('show').click();
    await coach('right').waitFor();
    await expect.poll(() => page.getByTestId('verdict').innerText()).toContain('4');
    await page.getByTestId('course-next').click();
    await page.locator('[data-step=home]').waitFor();
    await page.getByTestId('course-back').click();
    await coach('open').waitFor();
    await page.getByTestId('skip').click();
    await page.locator('[data-step=home]').waitFor();
    await page.getByTestId('course-leave').click();
    await page.getByTestId('course-begin').click();
    await page.locator('[data-step=home]').waitFor();
  });

  it('asks one position after another in a drill, from games played on the device', async () => {
    const step = Object.keys(lessons[1]!.script).indexOf('drill');
    const page = await entered({}, { 2: { at: step, done: false } });
    await page.getByTestId('lesson-2').click();
    for (let i = 0; i < 3; i += 1) {
      await page.getByTestId('number-2').click();
      if ((await page.getByTestId('course-coach').getAttribute('data-phase')) === 'wrong')
        await page.getByTestId('show').click();
      await expect.poll(() => page.getByTestId('gains').innerText()).toMatch(/\d/);
      await page.getByTestId('another').click();
      await page.locator('[data-testid=course-coach][data-phase=open] [data-testid=question]').waitFor();
    }
  });

  it('draws the play that is pointed at, and explains the better one by its reasons', async () => {
    const step = Object.keys(lessons[17]!.script).indexOf('all');
    const page = await entered({}, { 18: { at: step, done: false } });
    await page.goto(`${at.url}#/learn/18`);
    const drawn = () => page.getByTestId('arrow').evaluateAll((all) => all.map((one) => one.dataset.from));
    await page.getByTestId('choice-0').hover();
    await expect.poll(drawn).toEqual(['7', '1']);
    await page.getByTestId('choice-1').hover();
    await expect.poll(drawn).toEqual(['4', '5']);
    await page.getByTestId('choice-0').click();
    await page.locator('[data-testid=course-coach][data-phase=wrong]').waitFor();
    await page.getByTestId('choice-1').click();
    await page.locator('[data-testid=because] [data-kind=reasons]').waitFor();
    await expect.poll(() => page.locator('[data-kind=reasons]').innerText()).toContain('4/5/8');
  });

  it('ends a lesson by a small game, and names its words', { timeout: LONG }, async () => {
    const step = Object.keys(lessons[0]!.script).indexOf('game');
    const page = await entered({}, { 1: { at: step, done: false } });
    await page.getByTestId('lesson-1').click();
    const won = page.locator('[data-testid=course-coach][data-phase=right]');
    while ((await won.count()) === 0) {
      const what = await asked(page);
      if (what === 'roll') await page.getByTestId('roll').click();
      else if (what === 'decide') await page.getByTestId('tenir').click();
      else await playTurn(page, 'pointer');
    }
    await page.getByTestId('course-next').click();
    await page.getByTestId('lesson-done').getByText('talon').first().waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    await page.getByTestId('next-lesson').click();
    await page.locator('[data-step=idea]').waitFor();
  });

  it.each([
    [7, {}],
    [7, PHONE],
    [14, {}],
    [14, PHONE],
  ])('ends a game within lesson %i where the lesson goes on (%j)', async (number, options) => {
    const step = Object.keys(lessons[number - 1]!.script).indexOf('game');
    const page = await entered(options, { [number]: { at: step, done: false } });
    await page.goto(`${at.url}#/learn/${number}`);
    await page.locator('.man.can').or(page.getByTestId('roll')).first().waitFor();
    await (await menuItem(page, 'resign')).click();
    await page.getByTestId('resign-yes').click();
    await page.getByTestId('course-next').click();
    await page.getByTestId('lesson-done').waitFor();
  });

  it.each([{}, PHONE])(
    'shows the end of a small game that the dice keep from its end (%j)',
    { timeout: LONG },
    async (options: BrowserContextOptions) => {
      const step = Object.keys(lessons[3]!.script).indexOf('game');
      const page = await entered(options, { 4: { at: step, done: false } }, LATE_CORNER);
      await page.goto(`${at.url}#/learn/4`);
      const show = page.getByTestId('show-me');
      // At hold or go too the engine goes on.
      await playUntil(page, async (what) => what === 'decide' && (await show.isVisible()), behind);
      // The list of rolls is dense where a pointer is at hand.
      const aimed = options.hasTouch ? page : page.getByTestId('course-coach');
      expect(await smallControls(aimed)).toEqual([]);
      expect(await allFaultsOf(page)).toEqual([]);
      await show.click();
      await page.getByTestId('play-myself').or(page.locator('[data-phase=right]')).first().waitFor();
      await page.locator('[data-testid=course-coach][data-phase=right]').waitFor();
      // The engine has taken the corner, and plays no further.
      await expect
        .poll(() => page.locator('[data-testid=man][data-side=white][data-at="12"]').count())
        .toBeGreaterThan(1);
      expect(await page.getByTestId('play-myself').count()).toBe(0);
      await page.getByTestId('course-next').click();
      await page.getByTestId('lesson-done').waitFor();
    },
  );

  it(
    'takes back the play after which a jan can no longer be filled, or begins the game again',
    { timeout: LONG },
    async () => {
      const step = Object.keys(lessons[4]!.script).indexOf('game');
      const page = await entered({}, { 5: { at: step, done: false } });
      await page.goto(`${at.url}#/learn/5`);
      const lost = page.getByTestId('out-of-reach');
      await playUntil(page, () => lost.isVisible(), inFront);
      await page.getByTestId('take-back').click();
      await lost.waitFor({ state: 'detached' });
      expect(await asked(page)).toBe('move');
      await playUntil(page, () => lost.isVisible(), inFront);
      await page.getByTestId('retry').click();
      await lost.waitFor({ state: 'detached' });
      expect(await asked(page)).toBe('roll');
      await page.locator('[data-testid=man][data-side=white][data-at="1"]').nth(3).waitFor({ state: 'attached' });
    },
  );

  it('says nothing in its small games of what dice prove', async () => {
    const step = Object.keys(lessons[15]!.script).indexOf('game');
    const page = await entered({}, { 16: { at: step, done: false } });
    await page.goto(`${at.url}#/learn/16`);
    await page.getByTestId('explain').locator('.note').waitFor();
    expect(await page.getByTestId('committed').count()).toBe(0);
    expect(await page.title()).toContain('Leçon 16');
    await menuItem(page, 'copy');
    expect(await page.getByTestId('proof').count()).toBe(0);
  });

  it('begins each roll with its men where they stand: what the roll before was played with is not played again', async () => {
    const [fresh, second] = (['fresh', 'second'] as const).map((name) =>
      Object.keys(lessons[12]!.script).indexOf(name),
    );
    const page = await entered({}, { 13: { at: fresh, done: false } });
    await page.goto(`${at.url}#/learn/13`);
    expect(second).toBe(fresh! + 1);
    await done(page, lessons[12]!.script.fresh!, 'keyboard');
    await page.locator('[data-step=second]').waitFor();
    await page.locator('.man.can').first().waitFor();
    expect(await page.getByTestId('confirm').count()).toBe(0);
  });

  it('has a roll of Le Tric Trac played on its own board', async () => {
    const step = Object.keys(lessons[16]!.script).indexOf('race');
    const page = await entered(PHONE, { 17: { at: step, done: false } });
    await page.goto(`${at.url}#/learn/17`);
    const phase = (name: string) => page.locator(`[data-testid=course-coach][data-phase=${name}]`);
    const carry = async (from: number, number: number) => {
      await page.getByTestId(`case-${from}`).focus();
      await page.keyboard.press(String(number));
    };
    await carry(5, 1);
    await carry(6, 4);
    await page.getByTestId('confirm').tap();
    await phase('wrong').waitFor();
    await carry(5, 4);
    await carry(13, 1);
    await page.getByTestId('confirm').tap();
    await phase('right').waitFor();
    expect(await smallControls(page)).toEqual([]);
    expect(await allFaultsOf(page)).toEqual([]);
    await page.getByTestId('course-next').tap();
    await page.locator('[data-step=block]').waitFor();
  });

  it('takes back a play that is legal but not what is asked', async () => {
    const step = Object.keys(lessons[4]!.script).indexOf('make');
    const page = await entered({}, { 5: { at: step, done: false } });
    await page.goto(`${at.url}#/learn/5`);
    await page.locator('.man.can').first().waitFor();
    await page.getByTestId('case-1').focus();
    await page.keyboard.press('3');
    await page.keyboard.press('2');
    await page.getByTestId('confirm').click();
    await page.locator('[data-testid=course-coach][data-phase=wrong]').waitFor();
    await page.locator('[data-testid=man][data-at="1"]').nth(7).waitFor({ state: 'attached' });
  });
});

const KINDS: Record<string, [number, string]> = {
  'something shown': [4, 'idea'],
  'a number asked': [2, 'ways'],
  'flèches asked': [1, 'closed'],
  'a choice': [7, 'strong'],
  'a roll to be played': [5, 'make'],
  'a small game': [3, 'game'],
  'the figures of a claim': [18, 'habit'],
  'two plays': [18, 'all'],
};

describe.each(Object.keys(KINDS))('axe at %s', (kind) => {
  it.each([
    ['fr-FR', { colorScheme: 'dark' }],
    ['en-GB', PHONE],
  ] as const)('finds nothing against WCAG 2.2 AA (%s)', async (locale, options) => {
    const [number, name] = KINDS[kind]!;
    const step = Object.keys(lessons[number - 1]!.script).indexOf(name);
    const page = await entered({ locale, ...options }, { [number]: { at: step, done: false } });
    await page.goto(`${at.url}#/learn/${number}`);
    await page.locator(`[data-step=${name}]`).waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
  });
});

it.each([
  ['fr-FR', { colorScheme: 'dark' }],
  ['en-GB', PHONE],
] as const)('axe finds nothing at the list (%s)', async (locale, options) => {
  const page = await entered({ locale, ...options }, { 1: { at: 99, done: true }, 2: { at: 3, done: false } });
  await page.getByTestId('course').waitFor();
  expect(await allFaultsOf(page)).toEqual([]);
  expect(await smallControls(page)).toEqual([]);
});
