import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked } from '../helpers/hands';
import { inviting } from '../helpers/inviting';
import { faultsOf, insideWindow } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { playTogether } from '../helpers/together';

const at = stillSite();
const { host, linksOf, guest } = inviting(at);

it('a friend who has never seen the page opens a link, and both play', async () => {
  const anne = await host('Anne');
  const [link] = await linksOf(anne);
  expect(await faultsOf(anne)).toEqual([]);
  await expect.poll(() => anne.getByTestId('qr').locator('svg').count()).toBe(1);
  await anne.setViewportSize({ width: 390, height: 844 });
  await insideWindow(anne, ['waiting']);
  await anne.setViewportSize({ width: 1280, height: 800 });

  const marie = await at.fresh({ locale: 'en-GB' });
  await marie.goto(link!);
  const seat = marie.getByTestId('seat');
  await seat.waitFor();
  await expect.poll(() => seat.textContent()).toContain('Anne (guest) invites you to play.');
  expect(await faultsOf(marie)).toEqual([]);
  await marie.getByTestId('seat-name').fill('Marie');
  await marie.getByTestId('sit').click();

  for (const page of [anne, marie]) {
    await page.getByTestId('waiting').waitFor({ state: 'detached' });
    expect(
      (await page.getByTestId('name-w').textContent()) + ' ' + (await page.getByTestId('name-b').textContent()),
    ).toBe('Anne Marie');
  }
  // The one who begins plays, and the opponent throws in turn.
  await playTogether([anne, marie], 3);
  for (const page of [anne, marie]) await page.locator('[data-testid=sheet-row]').nth(1).waitFor();
});

it('the menu and its question stay open while the opponent plays', async () => {
  const anne = await host('Anne');
  const [link] = await linksOf(anne);
  const marie = await guest(link!, 'Marie');
  const mover = await Promise.race([anne, marie].map(async (page) => (await asked(page), page)));
  const waiting = mover === anne ? marie : anne;
  await waiting.getByTestId('menu').click();
  await waiting.getByTestId('resign').click();
  const question = await waiting.getByTestId('resign-yes').elementHandle();
  await playTogether([mover], 1);
  expect(await asked(waiting)).toBe('roll');
  expect(await question.evaluate((element) => element.isConnected)).toBe(true);
});

it('the third at a link is offered to watch, and those at the table are led back to their game', async () => {
  const anne = await host('Anne');
  const [link] = await linksOf(anne);
  const marie = await guest(link!, 'Marie');
  await marie.goto(at.url);
  await marie.goto(link!);
  await marie.getByTestId('board').waitFor();
  const third = await at.fresh();
  await third.goto(link!);
  await third.locator('[data-testid=seat][data-state=taken]').waitFor();
  await third.getByTestId('watch').click();
  await third.getByTestId('board').waitFor();
  await expect.poll(() => third.getByTestId('status').textContent()).toMatch(/regardez/);

  await anne.goto(link!);
  await anne.locator('[data-testid=seat][data-state=own]').waitFor();
  await anne.getByTestId('to-game').click();
  await anne.getByTestId('board').waitFor();
});

it('who leaves is seen to be offline, and finds the game where it was, also when the server was killed', async () => {
  const anne = await host('Anne');
  const [link] = await linksOf(anne);
  const marie = await guest(link!, 'Marie');
  const game = anne.url();
  await anne.getByTestId('waiting').waitFor({ state: 'detached' });
  await marie.goto('about:blank');
  await anne.getByTestId('away-b').waitFor();
  await at.server.kill();
  await at.server.start();
  await marie.goto(game);
  await marie.getByTestId('board').waitFor();
  await anne.getByTestId('away-b').waitFor({ state: 'detached' });
  await playTogether([anne, marie], 6);
});

it('a phrase is read by each in their own language', async () => {
  const anne = await host('Anne');
  const [link] = await linksOf(anne);
  const marie = await guest(link!, 'Marie', 'en-GB');
  await anne.getByTestId('talk').click();
  await anne.getByTestId('phrase-well_played').click();
  const saying = marie.getByTestId('saying');
  await saying.waitFor();
  await expect.poll(() => saying.textContent()).toBe('Anne: “Well played!”');
  const own = await anne.locator('[data-testid=saying][data-player="0"]').textContent();
  expect(own!.replace(/\s/g, ' ')).toBe('Anne : « Bien joué ! »');
});

it('when both wish for it another game begins, with the sides exchanged', async () => {
  const anne = await host('Anne');
  const [link] = await linksOf(anne);
  const marie = await guest(link!, 'Marie');
  await anne.getByTestId('waiting').waitFor({ state: 'detached' });
  const first = anne.url();
  await marie.getByTestId('menu').click();
  await marie.getByTestId('resign').click();
  await marie.getByTestId('resign-yes').click();
  for (const page of [anne, marie]) await page.getByTestId('winner').waitFor();
  await marie.getByTestId('again').click();
  await anne.getByTestId('wished').waitFor();
  await anne.getByTestId('again').click();
  await anne.waitForURL((url) => url.href !== first);
  await marie.waitForURL(anne.url());
  for (const page of [anne, marie]) {
    await page.getByTestId('board').waitFor();
    await expect.poll(() => page.getByTestId('name-w').textContent()).toBe('Marie');
  }
});

it('what one proposes the other accepts or not: a move is taken back, the rest put off, the game stopped', async () => {
  const anne = await host('Anne');
  const [link] = await linksOf(anne);
  const marie = await guest(link!, 'Marie');
  for (const page of [anne, marie]) await page.getByTestId('waiting').waitFor({ state: 'detached' });
  const propose = async (page: Page, what: string) => {
    await page.getByTestId('talk').click();
    await page.getByTestId(`offer-${what}`).click();
  };
  const first = await Promise.any([anne, marie].map(async (page) => (await asked(page), page)));
  const second = first === anne ? marie : anne;
  await first.getByTestId('talk').click();
  await first.getByTestId('offer-stop').waitFor();
  await expect.poll(() => first.getByTestId('offer-take_back').count()).toBe(0);
  expect(await faultsOf(first)).toEqual([]);
  await first.keyboard.press('Escape');

  await playTogether([first], 1);
  await propose(first, 'take_back');
  await second.getByTestId('decline').click();
  await first.getByTestId('settled').waitFor();
  await propose(first, 'take_back');
  expect(await faultsOf(second)).toEqual([]);
  await second.getByTestId('agree').click();
  expect(await asked(first)).toBe('move');
  for (const page of [first, second]) await expect.poll(() => page.getByTestId('sheet-row').count()).toBe(1);

  await playTogether([first, second], 2);
  await propose(second, 'adjourn');
  await first.getByTestId('agree').click();
  for (const page of [first, second]) await page.getByTestId('settled').waitFor();
  await first.goto(at.url);
  await first.getByTestId('continue').click();
  await playTogether([first, second], 2);
  for (const page of [first, second]) await page.getByTestId('settled').waitFor({ state: 'detached' });

  await propose(first, 'stop');
  await first.getByTestId('withdraw').click();
  await second.getByTestId('proposal').waitFor({ state: 'detached' });
  await propose(second, 'stop');
  await first.getByTestId('agree').click();
  for (const page of [first, second]) {
    await page.getByTestId('stopped').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await expect.poll(() => page.getByTestId('seed').count()).toBe(1);
  }
});
