import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { analysing, PHONE } from '../helpers/analysing';
import { downloaded } from '../helpers/records';
import { smallControls } from '../helpers/sight';
import { site } from '../helpers/site';

const home = site();
const { judged, atBlunder } = analysing(home);

const rows = (page: Page) => page.getByTestId('candidate');
const number = (text: string | null) => Number((text ?? '').replace('−', '-').replace(',', '.'));
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Returns whether all of an element lies above the buttons at the foot of a phone. */
async function isAboveBar(page: Page, testid: string): Promise<boolean> {
  const box = (await page.getByTestId(testid).last().boundingBox())!;
  const bar = (await page.getByTestId('replay-next').boundingBox())!;
  return box.y >= 0 && box.y + box.height <= bar.y;
}

describe('the candidates', () => {
  it('are the best three and the play made, then all of them in place, each with its lead and its chances', async () => {
    const page = await atBlunder();
    await expect.poll(() => rows(page).count()).toBe(4);
    const all = page.getByTestId('all-plays');
    const wanted = number(/\d+/.exec((await all.textContent()) ?? '')![0]);
    expect(wanted).toBeGreaterThan(4);
    await all.click();
    await expect.poll(() => rows(page).count()).toBe(wanted);
    const chances = await page.getByTestId('candidate-chance').allTextContents();
    expect(chances.map(number).every((chance) => chance >= 0 && chance <= 100)).toBe(true);
    const lost = (await rows(page).locator('.lost').allTextContents()).map((text) => Math.abs(number(text || '0')));
    expect(lost).toEqual(lost.toSorted((a, b) => a - b));
    expect(await page.getByTestId('own-answer').count()).toBe(1);
    // The panel is theirs meanwhile.
    expect(await page.getByTestId('review-players').isVisible()).toBe(false);
    expect(await page.getByTestId('sheet').or(page.getByTestId('mistake').first()).isVisible()).toBe(false);
    await all.click();
    await expect.poll(() => rows(page).count()).toBe(4);
    await page.getByTestId('review-players').waitFor();
  });

  it('do not call a play that is tried in a variation played', async () => {
    const page = await atBlunder();
    expect(await page.getByTestId('own-answer').textContent()).toBe('joué');
    await rows(page).nth(1).getByRole('button').click();
    await page.getByTestId('next-roll').waitFor();
    await expect.poll(() => page.getByTestId('own-answer').textContent()).toBe('essayé');
  });

  it('stand on a phone with the verdict and the reason in one view, the play made second', async () => {
    const page = await atBlunder(PHONE);
    await expect.poll(() => rows(page).count()).toBe(2);
    expect(await rows(page).nth(1).getByTestId('own-answer').count()).toBe(1);
    await page.getByTestId('why-better').filter({ hasText: /\p{L}/u }).waitFor();
    for (const part of ['verdict', 'candidate', 'why-better']) expect(await isAboveBar(page, part), part).toBe(true);
    expect(await smallControls(page)).toEqual([]);
    await page.getByTestId('more-plays').click();
    await expect.poll(() => rows(page).count()).toBe(4);
    expect(await rows(page).nth(1).getByTestId('own-answer').count()).toBe(1);
  });

  it.each([
    [320, 568],
    [844, 390],
  ])('stand at %i by %i in one view with the verdict, the best and the one made', async (width, height) => {
    const page = await atBlunder({ ...PHONE, viewport: { width, height } });
    await expect.poll(() => rows(page).count()).toBe(2);
    expect(await rows(page).nth(1).getByTestId('own-answer').count()).toBe(1);
    for (const part of ['verdict', 'best-answer', 'own-answer', 'candidate'])
      expect(await isAboveBar(page, part), part).toBe(true);
    expect(await smallControls(page)).toEqual([]);
  });
});

describe('those who listen', () => {
  /** Everything that the live regions of the page say from now on. */
  async function listening(page: Page): Promise<() => Promise<string>> {
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const region = (node: Node) =>
        (node instanceof Element ? node : node.parentElement)?.closest('[role=status], [aria-live]');
      new MutationObserver((all) => {
        for (const said of new Set(all.map(({ target }) => region(target)))) if (said) heard.push(said.textContent);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));
  }

  it.each([
    [
      'fr-FR',
      /Coup 2 sur \d+\. .*coup.*, \d-\d\s?: \S*\d+\/\d+/,
      /(Faute|Grosse faute|Douteux).*\. Mieux\s?: \S*\d+\/\d+/,
      /2 sur 4, .*\d+\/\d+.*avance.*% de gain/,
      /Essai\s?: /,
    ],
    [
      'en-GB',
      /Roll 2 of \d+\. .*roll, \d-\d: \d+\/\d+/,
      /(Mistake|Blunder|Doubtful).*\. Better: \d+\/\d+/,
      /2 of 4, .*\d+\/\d+.*lead in holes.*% to win/,
      /You try /,
    ],
  ])(
    'hear dice, play, grade, the better play, each candidate and a variation (%s)',
    async (locale, roll, error, row, tried) => {
      const page = await judged('#t=1', { locale });
      const heard = await listening(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(heard).toMatch(roll);
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(heard).toMatch(error);
      await rows(page).nth(1).waitFor();
      await blur(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect.poll(heard).toMatch(row);
      // The play that was made is there already: another one is tried.
      if ((await rows(page).nth(1).getByTestId('own-answer').count()) > 0) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(heard).toMatch(tried);
    },
  );
});

describe('the panel at 1280 by 800', () => {
  it('shows nine rolls of the list and more, none of them cut', async () => {
    const page = await atBlunder();
    await page.getByTestId('tab-rolls').click();
    await page.locator('[data-testid=sheet-row][aria-current=true]').waitFor();
    const seen = await page.getByTestId('sheet').evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      const boxes = [...list.querySelectorAll('button')].map((row) => row.getBoundingClientRect());
      const part = boxes.filter((box) => box.bottom > top + 1 && box.top < bottom - 1);
      return { whole: part.filter((box) => box.top > top - 1 && box.bottom < bottom + 1).length, part: part.length };
    });
    expect(seen.whole).toBe(seen.part);
    expect(seen.whole).toBeGreaterThanOrEqual(9);
  });

  it('shows all rows of the 36 throws', async () => {
    const page = await atBlunder();
    await page.getByTestId('tab-outlook').click();
    await page.getByTestId('outlook').waitFor();
    const last = (await page.getByTestId('outlook').locator('tr').last().boundingBox())!;
    const foot = await page
      .getByTestId('outlook-panel')
      .evaluate((panel) => panel.parentElement!.getBoundingClientRect().bottom);
    expect(last.y + last.height).toBeLessThanOrEqual(foot);
  });

  it('keeps both names at 200 % text, and cuts nothing of the figures beside them', async () => {
    const page = await atBlunder();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const players = page.getByTestId('review-players');
    for (const name of ['Anne', 'Denis']) {
      const shown = players.locator('.ellipsis').filter({ hasText: name });
      const { room, needed } = await shown.evaluate((node) => ({ room: node.clientWidth, needed: node.scrollWidth }));
      expect(room).toBeGreaterThan(40);
      expect(needed).toBeLessThanOrEqual(room);
    }
    const cut = await page.locator('.side').evaluate((side) => {
      const { left, right } = side.getBoundingClientRect();
      return [...side.querySelectorAll('th, td, button')]
        .filter((node) => node.checkVisibility() && !node.closest('.unseen, .wide'))
        .map((node) => ({ text: node.textContent, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.left < left - 1 || box.right > right + 1))
        .map(({ text }) => text);
    });
    expect(cut).toEqual([]);
  });
});

it('a study made from the game has its title, its names, its plays and its judgements', async () => {
  const page = await judged('', { locale: 'en-GB' });
  await page.getByTestId('tab-rolls').click();
  const plays = (await page.getByTestId('sheet-row').locator('.does').allTextContents()).map((text) => text.trim());
  const errors = await page.locator('[data-testid=sheet-row][data-grade]').count();
  await page.getByTestId('to-study').click();
  await page.waitForURL(/#\/study\//);
  await page.getByTestId('study-place').nth(1).waitFor();
  expect(await page.title()).toContain('Anne – Denis');
  for (const name of ['Anne', 'Denis'])
    await page.getByTestId('review-players').getByText(name, { exact: true }).waitFor();
  await page.getByTestId('error-rate').first().waitFor();
  const there = page.getByTestId('study-place').locator('.does');
  const said = (await there.allTextContents()).map((text) => text.trim());
  const last = (text: string) => text.match(/\d+(?:\/\d+)+/g)?.join(' ');
  expect(said.map(last)).toEqual(plays.slice(0, said.length).map(last));
  expect(said.join(' ')).not.toMatch(/\+\d+h|\br\d/);
  expect(await page.getByTestId('study-place').locator('.sign').count()).toBe(errors);
  await page.getByTestId('study-share').click();
  expect(await downloaded(page, 'study-save')).toContain('[White "Anne"]');
});
