import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { follow, wanted } from '../helpers/lesson';
import { PAGES } from '../../src/features/lesson/script';
import { site } from '../helpers/site';
import { faultsOf, insideWindow } from '../helpers/sight';
import { tables } from '../../tests/helpers/sentences';
import { sourcesText } from '../../src/words/sources';
import { bookOf } from '../../tools/book';

const at = site();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const SECTIONS = new Map(bookOf('fr').sections.map((section) => [section.id, section]));

/** The rule the coach names bears its own name and sources. */
async function rightRule(page: Page): Promise<void> {
  const link = page.getByTestId('lesson-coach').getByTestId('rule-link');
  if ((await link.count()) === 0) return;
  const rule = (await link.getAttribute('data-rule'))!;
  const { title, sources } = SECTIONS.get(rule.toLowerCase())!;
  await expect.poll(() => link.locator('span').innerText()).toBe(`Règle ${rule} : ${title.replace(/^\S+ · /, '')}`);
  await expect.poll(() => link.getByTestId('rule-source').innerText()).toContain(sourcesText(tables.fr, sources));
}

/** Follows the coach until it wants one of these, and returns what was explained on the way. */
async function led(page: Page, until: string[], told: Map<string, string[]>): Promise<string> {
  for (;;) {
    const want = await wanted(page);
    if (until.includes(want)) return want;
    const coach = page.getByTestId('lesson-coach');
    await rightRule(page);
    if (want === 'next') {
      const kind = (await coach.getAttribute('data-idea')) ?? (await coach.getAttribute('data-kind'))!;
      told.set(kind, [...(told.get(kind) ?? []), await coach.innerText()]);
      await page.getByTestId('next').click();
    } else if (want === 'move') await follow(page);
    else await page.getByTestId(want).click();
  }
}

/** A whole relevé takes its time on a slow machine. */
const LONG = 600_000;

/** The lesson on a fresh page, at full speed. */
async function entered(options = {}): Promise<Page> {
  const page = await at.fresh(options);
  await page.goto(at.url);
  await page.evaluate(() => localStorage.setItem('trictrac.speed', 'instant'));
  await page.goto(`${at.url}#/lesson`);
  return page;
}

/** Follows the coach until it explains an idea. */
async function until(page: Page, idea: string): Promise<void> {
  for (;;) {
    const want = await wanted(page);
    if ((await page.locator(`[data-testid=lesson-coach][data-idea=${idea}]`).count()) > 0) return;
    if (want === 'move') await follow(page);
    else await page.getByTestId(want).click();
    await page.waitForFunction((found) => document.querySelector(found) !== null, '[data-testid=lesson-coach]');
  }
}

/** Returns where the last movement of the pointer was seen. */
function pointerAt(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(
    () =>
      new Promise<{ x: number; y: number }>((done) => {
        const { x, y } = document.querySelector('[data-testid=next]')!.getBoundingClientRect();
        done({ x: x + 20, y });
      }),
  );
}

/** The words of the coach that lie outside the room they scroll in, or under its buttons, when they are scrolled to. */
function covered(page: Page): Promise<string[]> {
  return page.getByTestId('lesson-coach').evaluate((coach) => {
    const buttons = coach.querySelector('.foot')!.getBoundingClientRect();
    return [...coach.querySelectorAll<HTMLElement>('.said p, .said h2')]
      .filter((line) => {
        line.scrollIntoView({ block: 'end' });
        const { bottom } = line.getBoundingClientRect();
        return bottom > buttons.top + 1;
      })
      .map((line) => line.textContent);
  });
}

describe('the first guided relevé', () => {
  it('is offered with four short sentences to the player who comes for the first time', async () => {
    const page = await at.entered();
    expect((await page.getByTestId('opening').innerText()).split('. ').length).toBe(4);
    await page.getByTestId('lesson-link').click();
    await page.getByTestId('taste').click();
    await page.getByTestId('lesson-coach').getByText('Bienvenue au trictrac').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('explains every mark to its end, and goes on as a game against the computer', { timeout: LONG }, async () => {
    const page = await entered();
    const told = new Map<string, string[]>();
    await led(page, ['tenir'], told);
    for (const idea of ['hit', 'falseHit', 'corner', 'fill', 'keep', 'hole', 'none', 'welcome', 'guess'])
      expect([...told.keys()]).toContain(idea);
    for (const idea of ['hit', 'falseHit', 'corner', 'fill', 'keep'])
      expect(told.get(idea)![0]).toMatch(/points? pour .*\n[^]*Règle P\d/);
    expect(told.get('hole')!.join()).toMatch(/bredouille/);
    await page.getByTestId('enaller').click();
    await led(page, ['lesson-first'], told);
    expect(await page.getByTestId('lesson-coach').innerText()).toContain('Mieux valait tenir');
    await page.getByTestId('lesson-play').click();
    await page.waitForURL(/#\/g\//);
    await page.getByTestId('roll').waitFor();
    await expect.poll(() => page.getByTestId('score-w').getAttribute('data-holes')).toBe('2');
    await expect.poll(() => page.locator('[data-testid=man][data-side=white][data-at="1"]').count()).toBe(15);
  });

  it('lets one hold as well, and leads to the first lesson of the course', { timeout: LONG }, async () => {
    const page = await entered(PHONE);
    await led(page, ['tenir'], new Map());
    await page.getByTestId('tenir').click();
    await led(page, ['lesson-first'], new Map());
    const [step, laurel] = [page.getByTestId('lesson-step'), page.locator('.crown .laurel')];
    const [above, below] = [(await step.boundingBox())!, (await laurel.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(await covered(page)).toEqual([]);
    expect(await page.getByTestId('roll-sum').count()).toBe(0);
    expect(await page.getByTestId('lesson-coach').innerText()).not.toContain('Mieux valait tenir');
    await page.getByTestId('lesson-first').click();
    await page.locator('[data-testid=course-coach][data-step=yours]').waitFor();
  });

  it('outlives a reload, and can be left for a free game at any time', async () => {
    const page = await at.fresh(PHONE);
    await page.goto(at.url);
    await page.evaluate(() => localStorage.setItem('trictrac.speed', 'instant'));
    await page.goto(`${at.url}#/lesson`);
    await led(page, ['move'], new Map());
    await follow(page);
    await insideWindow(page, ['board', 'lesson-coach', 'actions']);
    await page.reload();
    expect(await led(page, ['move', 'confirm'], new Map())).not.toBe('next');
    await page.getByTestId('lesson-leave').click();
    await page.getByTestId('leave-stay').click();
    await page.getByTestId('lesson-coach').waitFor();
    await page.getByTestId('lesson-leave').click();
    await page.getByTestId('leave-play').click();
    await page.waitForURL(/#\/g\//);
    await page.getByTestId('board').waitFor();
    await expect.poll(() => page.getByTestId('lesson-coach').count()).toBe(0);
  });

  it('is left for the start page, and waits there', async () => {
    const page = await entered();
    await page.getByTestId('next').click();
    await page.getByTestId('lesson-leave').click();
    await page.getByTestId('leave-home').click();
    await page.getByTestId('lesson-link').click();
    await page.getByTestId('taste').click();
    await page.getByTestId('lesson-step').filter({ hasText: '2 sur' }).waitFor();
  });

  it('says how far one has come, goes back a step, and moves jeton and peg when it explains why', async () => {
    const page = await entered();
    await led(page, ['roll'], new Map());
    const score = () => page.getByTestId('score-w').getAttribute('data-points');
    const step = () => page.getByTestId('lesson-step').textContent();
    expect(await step()).toBe(`2 sur ${PAGES}`);
    await until(page, 'hit');
    expect(await step()).toBe(`4 sur ${PAGES}`);
    const won = Number(await score());
    expect(won).toBeGreaterThan(0);
    await page.getByTestId('lesson-back').click();
    await page.locator('[data-testid=lesson-coach][data-kind=guess]').waitFor();
    expect(await step()).toBe(`3 sur ${PAGES}`);
    expect(await score()).toBe('0');
    await page.getByTestId('guess-2').click();
    await page.getByTestId('next').click();
    await page.locator('[data-testid=lesson-coach][data-idea=hit]').waitFor();
    expect(Number(await score())).toBe(won);
  });

  it('keeps the arrow it speaks of where the page moves under a pointer at rest', async () => {
    const page = await entered();
    await until(page, 'hit');
    const arrow = () => page.getByTestId('arrow').first().getAttribute('d');
    const drawn = await arrow();
    const next = (await page.getByTestId('next').boundingBox())!;
    await page.mouse.move(next.x + 20, next.y + next.height / 2);
    // Another mark comes to lie under the pointer.
    await page
      .getByTestId('explain-row')
      .last()
      .evaluate(
        (row, { x, y }) => {
          Object.assign(row.style, {
            position: 'fixed',
            left: `${x - 40}px`,
            top: `${y - 40}px`,
            zIndex: 99,
            width: '200px',
            height: '120px',
          });
          row.dispatchEvent(new PointerEvent('pointerenter', { screenX: x, screenY: y }));
        },
        await pointerAt(page),
      );
    expect(await arrow()).toBe(drawn);
  });

  it.each([
    [390, 844],
    [360, 740],
    [844, 390],
  ])('hides no word behind its buttons at %i by %i', async (width, height) => {
    const page = await entered({ viewport: { width, height }, hasTouch: true });
    for (let i = 0; i < 2; i += 1) {
      await page.getByTestId('next').waitFor();
      expect(await covered(page)).toEqual([]);
      await page.getByTestId('next').click();
    }
    await until(page, 'hit');
    expect(await covered(page)).toEqual([]);
  });
});
