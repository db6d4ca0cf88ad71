import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { lessonAt } from '../../src/features/course/load';
import { asked, boardText, confirm, playTurn, sources, targets, touch } from '../helpers/hands';
import { stillSite } from '../helpers/site';
import { BOT, makeGame } from '../helpers/table';

const at = stillSite();
/** A window of 1280 by 800 at 200 % zoom. */
const ZOOMED = { viewport: { width: 640, height: 400 } };

/** Plays the man farthest on as far as it goes, twice, and confirms. */
async function playForward(page: Page): Promise<void> {
  while ((await asked(page)) === 'move') {
    await touch(page, Math.max(...(await sources(page))), 'pointer');
    const to = await targets(page);
    if (to.length > 0) await touch(page, Math.max(...to), 'pointer');
  }
  await confirm(page, 'pointer');
}

/** A page of the learning parts, at full speed; with what is kept of the course. */
async function learning(hash: string, options: BrowserContextOptions = {}, course: object = {}): Promise<Page> {
  const page = await at.fresh(options);
  await page.goto(at.url);
  await page.evaluate((kept) => {
    localStorage.setItem('trictrac.speed', 'instant');
    localStorage.setItem('trictrac.course', JSON.stringify(kept));
  }, course);
  await page.goto(`${at.url}#/${hash}`);
  return page;
}

/** Returns whether an element lies in the window, from top to bottom. */
async function isWhole(page: Page, selector: string): Promise<boolean> {
  const { width, height } = page.viewportSize()!;
  return page.locator(selector).evaluateAll(
    (all, [right, bottom]) =>
      all.length > 0 &&
      all.every((one) => {
        const box = one.getBoundingClientRect();
        return box.left >= 0 && box.top >= 0 && box.right <= right + 1 && box.bottom <= bottom + 1;
      }),
    [width, height] as const,
  );
}

describe('at 200 % zoom', () => {
  it.each(['count', 'chances'])('the trainer %s keeps the board whole beside what is asked', async (kind) => {
    const page = await learning(`train/${kind}`, ZOOMED);
    await page.getByTestId('answer').waitFor();
    await expect.poll(() => isWhole(page, '[data-testid=man]')).toBe(true);
    if (kind === 'count') expect(await isWhole(page, '.die')).toBe(true);
    await page.getByTestId('answer').scrollIntoViewIfNeeded();
    expect(await isWhole(page, '[data-testid=answer]')).toBe(true);
    expect(await isWhole(page, '[data-testid=man]')).toBe(true);
    await page.getByTestId('answer').click();
    await page.getByTestId('verdict').waitFor();
    expect(await isWhole(page, '[data-testid=man]')).toBe(true);
  });
});

/** The number of a step of a lesson. */
async function stepOf(lesson: number, name: string): Promise<number> {
  const found = await lessonAt(lesson);
  return Object.keys(found.script).indexOf(name);
}

/** Opens a lesson at one of its steps. */
async function atStep(lesson: number, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  return learning(`learn/${lesson}`, options, { [lesson]: { at: await stepOf(lesson, name), done: false } });
}

describe('a lesson', () => {
  it('keeps its whole tour when the page is reloaded or left', async () => {
    const page = await atStep(14, 'game');
    for (let turns = 0; turns < 2; turns += 1) {
      if ((await asked(page)) === 'roll') await page.getByTestId('roll').click();
      if ((await asked(page)) === 'decide') await page.getByTestId('tenir').click();
      await playTurn(page, 'pointer');
      await asked(page);
    }
    const men = await boardText(page);
    const thrown = await page.getByTestId('sheet-row').count();
    expect(thrown).toBeGreaterThanOrEqual(3);
    const stands = async () => {
      await asked(page);
      await expect.poll(() => boardText(page)).toBe(men);
      await expect.poll(() => page.getByTestId('sheet-row').count()).toBe(thrown);
    };
    await page.reload();
    await stands();
    await page.getByTestId('course-leave').click();
    await page.getByTestId('lesson-14').click();
    await stands();
  });

  it('says nothing of Black once its play is done', async () => {
    const page = await atStep(1, 'first');
    await playTurn(page, 'pointer');
    await page.locator('[data-testid=course-coach][data-phase=right]').waitFor();
    await expect.poll(() => page.locator('body').innerText()).not.toMatch(/(Noir|Noirs) (joue|jouent)|à Noir/);
  });

  it('reads out which flèches have a ring, when they are shown and when an answer is explained', async () => {
    const shown = await atStep(9, 'idea');
    await expect.poll(() => shown.getByTestId('rings').textContent()).toContain('13, 14, 15, 16, 17, 19, 21, 23');
    const described = shown.locator('#course-said').getByTestId('rings');
    expect(await described.count()).toBe(1);
    const drill = await atStep(5, 'drill');
    await drill.getByTestId('answers').waitFor();
    for (let tries = 0; tries < 20; tries += 1) {
      await drill.getByTestId('number-0').click();
      if ((await drill.getByTestId('show').count()) > 0) await drill.getByTestId('show').click();
      await drill.getByTestId('verdict').waitFor();
      if ((await drill.getByTestId('gains').count()) > 0) break;
      await drill.getByTestId('another').click();
      await drill.locator('[data-phase=open] [data-testid=question]').waitFor();
    }
    const rings = drill.getByTestId('verdict').getByTestId('rings');
    await expect.poll(() => rings.textContent()).toMatch(/entourées?\s: \d/);
  });

  it('says that a jan is out of reach, and begins its small game again', async () => {
    const page = await atStep(5, 'game');
    const lost = page.getByTestId('out-of-reach');
    const begun = async () => {
      await asked(page);
      return boardText(page);
    };
    const men = await begun();
    for (let turns = 0; turns < 80 && (await lost.count()) === 0; turns += 1) {
      if ((await page.locator('[data-testid=course-coach][data-phase=right]').count()) > 0) {
        await page.getByTestId('course-back').click();
        await page.getByTestId('skip').or(page.getByTestId('course-next')).first().click();
      }
      const what = await asked(page);
      if (what === 'roll') await page.getByTestId('roll').click();
      else if (what === 'decide') await page.getByTestId('tenir').click();
      else if (what !== 'over') await playForward(page);
    }
    await lost.waitFor();
    await page.getByTestId('retry').click();
    await expect.poll(() => lost.count()).toBe(0);
    expect(await begun()).toBe(men);
  });

  it('has no badge that it has not explained', async () => {
    const page = await atStep(2, 'drill');
    await page.getByTestId('answers').waitFor();
    expect(await page.locator('.tags .tag').count()).toBe(0);
  });
});

describe('why a play was made', () => {
  it('is read without scrolling at 1280 by 800, and says what the play does on the board', async () => {
    const made = await makeGame(at.url, { black: BOT, seed: '3a'.repeat(32) });
    const page = await at.seated(made);
    if ((await asked(page)) === 'roll') await page.getByTestId('roll').click();
    await playTurn(page, 'pointer');
    await asked(page);
    const why = page.getByTestId('why-play');
    await page.getByTestId('sheet-row').first().click();
    await why.locator('summary').click();
    await page.getByTestId('effect').first().waitFor();
    await expect.poll(() => isWhole(page, '[data-testid=why-play] li')).toBe(true);
    expect((await page.getByTestId('effect').allInnerTexts()).join(' ')).toMatch(/seule|case/);
    // And why the best play is better than this one, or this one than the second.
    await expect.poll(() => why.getByTestId('why-better').textContent()).toMatch(/\p{L}.*\./u);
  });
});

describe('the trainers', () => {
  it('have the reader’s own answer among those compared, however bad it is', async () => {
    const page = await learning('train/play');
    await page.locator('.man.can').first().waitFor();
    await playForward(page);
    await page.getByTestId('hint-way').first().waitFor();
    expect(await page.getByTestId('own-answer').count()).toBe(1);
    const own = page.getByTestId('hint-way').filter({ has: page.getByTestId('own-answer') });
    expect(await own.innerText()).toMatch(/\d/);
  });

  it('tell the master’s reason beside a situation of the treatises', async () => {
    const page = await learning('train/masters');
    await page.getByTestId('tenir').click();
    expect(await page.getByTestId('master-reason').innerText()).toMatch(/raison.*coin/);
  });

  it('do not say how hard a count of chances is before it is answered', async () => {
    const page = await learning('train/chances');
    await page.getByTestId('answer').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('Difficulté');
    await page.getByTestId('answer').click();
    await page.getByText('Difficulté').waitFor();
  });

  it.each([
    ['play', playForward],
    ['hold_or_go', (page: Page) => page.getByTestId('tenir').click()],
  ])('do not say how hard a decision is before it is taken: %s', async (trainer, decide) => {
    const page = await learning(`train/${trainer}`);
    await page.locator('.man.can, [data-testid=tenir]').first().waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Difficulté');
    await decide(page);
    await page.getByText('Difficulté').waitFor();
  });

  it('show what was learnt in another tab at once', async () => {
    const page = await learning('train/progress');
    await page.getByTestId('no-progress').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${at.url}#/train/count`);
    await other.getByTestId('answer').click();
    await other.getByTestId('verdict').waitFor();
    await page.getByTestId('progress-count').waitFor();
    expect(await page.getByTestId('progress-count').locator('h2').innerText()).toMatch(/± \d+/);
  });
});
