import { expect, it } from 'vitest';
import { played } from '../helpers/records';
import { allFaultsOf, smallControls } from '../helpers/sight';
import { site } from '../helpers/site';
import { askedOn } from '../helpers/problems';

const at = site();

it.each([
  ['at a desk', { locale: 'en-GB' }],
  ['on a phone', { locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true }],
])('a reviewed game stands in your progress, with an exercise for its costliest habit, %s', async (_where, options) => {
  const { made } = await played(at.url, {
    date: '2026-11-25',
    black: { kind: 'bot', bot: 'commis', name: 'Géronte' },
  });
  const page = await at.fresh(options);
  await page.goto(`${at.url}#/train/progress`);
  await page.getByTestId('no-reviews').waitFor();
  await page.goto(`${at.url}#/game/${made.game}`);
  const rate = await page.getByTestId('error-rate').first().textContent();

  await page.goto(`${at.url}#/train/progress`);
  const latest = page.getByTestId('latest-week');
  await latest.waitFor();
  expect(await latest.textContent()).toContain(rate);
  expect(await latest.textContent()).toContain('23 Nov');
  await page.getByText('The weeks as a table').click();
  expect(await page.getByTestId('weeks').locator('tbody tr').allTextContents()).toEqual([
    expect.stringMatching(`^23 November 2026.*${rate}$`),
  ]);
  expect(await page.getByTestId('by-foe').locator('tbody tr').allTextContents()).toEqual([
    expect.stringContaining(`Géronte`),
  ]);
  expect(await allFaultsOf(page)).toEqual([]);
  expect(await smallControls(page)).toEqual([]);

  const costliest = page.getByTestId('habits').getByRole('listitem').first();
  const name = (await costliest.getByRole('heading').textContent())!.replace(/^1\. /, '');
  const exercise = costliest.getByRole('link');
  const [trainer, theme] = (await exercise.getAttribute('href'))!.replace('#/train/', '').split('/');
  await exercise.click();
  await page.getByTestId('theme').waitFor();
  expect(await page.getByTestId('theme').inputValue()).toBe(theme);
  expect((await askedOn(page, trainer as 'play' | 'chances' | 'hold_or_go')).themes).toContain(theme);

  await page.goto(`${at.url}#/train`);
  const due = page.getByTestId(`due-${trainer}-${theme}`);
  await due.getByText(name, { exact: true }).waitFor();
  expect(await due.textContent()).toContain('costs you');
  expect(await page.getByTestId('mastered').textContent()).toContain(name);
  expect(await allFaultsOf(page)).toEqual([]);
  await due.click();
  await page.getByTestId('theme').waitFor();
  expect(await page.getByTestId('theme').inputValue()).toBe(theme);
});

it('your finished tours against the computer say how strong you are, and who is as strong', async () => {
  const page = await at.fresh({ locale: 'en-GB' });
  await page.goto(at.url);
  const tour = (n: number, foe: string, winner: 'white' | 'black') => ({
    game: `g${n}`,
    keys: {},
    against: foe,
    over: true,
    changed: n,
    standing: { format: 'tour', names: { white: '', black: foe }, you: ['white'], lines: 90, score: null, winner },
  });
  const kept = [...Array(12).keys()].map((n) => tour(n, n % 2 ? 'Bot 1400' : 'Bot 1200', n < 6 ? 'white' : 'black'));
  await page.evaluate((games) => localStorage.setItem('trictrac.games', JSON.stringify(games)), kept);
  await page.goto(`${at.url}#/train/progress`);
  await page.reload();
  const ladder = page.getByTestId('on-ladder');
  await ladder.waitFor();
  expect(await ladder.textContent()).toMatch(/1300.*between 1\d\d\d and 1\d\d\d .* 12 tours/);
  expect(await allFaultsOf(page)).toEqual([]);
  await ladder.getByTestId('play-equal').click();
  await page.getByText('Bot 1300', { exact: true }).first().waitFor();
});
