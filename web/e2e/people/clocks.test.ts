import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked } from '../helpers/hands';
import { inviting } from '../helpers/inviting';
import { faultsOf, menuItem } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { playTogether } from '../helpers/together';

const at = stillSite();
const { linksOf, guest, sit } = inviting(at);

/** Anne and Marie at a table with a clock, made by a call as no card offers it. */
async function timed(clock: object): Promise<Page[]> {
  const anne = await at.entered();
  const body = {
    format: 'tour',
    white: { kind: 'human', name: 'Anne' },
    black: { kind: 'human', name: '' },
    mine: [],
    clock,
  };
  const made = (await (await anne.request.post(`${at.url}api/games`, { data: body })).json()) as {
    game: string;
    claims: Record<string, string>;
  };
  const linkOf = (player: number) => `${at.url}#/seat/${made.game}/${player}/${made.claims[player]}`;
  await sit(anne, linkOf(0), 'Anne');
  return [anne, await guest(linkOf(1), 'Marie', 'en-GB')];
}

const clockOf = (page: Page, player: number) => page.getByTestId(`clock-of-${player}`);

/** The one of two pages whose turn it is, and the opponent’s. */
async function turns(pages: Page[]): Promise<[Page, Page]> {
  const mover = await Promise.any(pages.map(async (page) => (await asked(page), page)));
  return [mover, pages.find((page) => page !== mover)!];
}

it('a clock is chosen with the game, and said to the player who is invited', async () => {
  const anne = await at.entered();
  await anne.getByTestId('play-friend').click();
  await anne.getByTestId('clocks').locator('summary').click();
  await anne.getByTestId('clock-medium').click();
  expect(await faultsOf(anne)).toEqual([]);
  await anne.getByTestId('name').fill('Anne');
  await anne.getByTestId('play').click();
  await anne.getByTestId('waiting').waitFor();
  const [link] = await linksOf(anne);
  const marie = await at.fresh({ locale: 'en-GB' });
  await marie.goto(link!);
  await marie.getByTestId('seat-clock').waitFor();
  await expect
    .poll(() => marie.getByTestId('seat-clock').textContent())
    .toBe('10 minutes a tour or marqué, and 15 seconds for each decision');
  await marie.getByTestId('seat-name').fill('Marie');
  await marie.getByTestId('sit').click();
  for (const page of [anne, marie]) {
    await clockOf(page, 0).waitFor();
    await clockOf(page, 1).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  }
  await playTogether([anne, marie], 4);
  await expect.poll(() => clockOf(anne, 0).textContent()).toBe('10:00');
});

it('the player who has no time left loses, though nobody presses anything', async () => {
  const pages = await timed({ pace: 'live', reserve: 0, delay: 5 });
  await Promise.all(pages.map((page) => page.getByTestId('end').waitFor()));
  const texts = await Promise.all(pages.map((page) => page.getByTestId('end').textContent()));
  expect(texts[0]).toMatch(/n’a(vez)? plus de temps/);
  expect(texts[1]).toMatch(/(have|has) no time left/);
});

it('at the end of a game the clocks keep what was left', async () => {
  const pages = await timed({ pace: 'live', reserve: 600, delay: 5 });
  const [mover] = await turns(pages);
  const player = mover === pages[0] ? 0 : 1;
  await clockOf(mover, player).filter({ hasText: /^9:/ }).waitFor();
  await playTogether([mover], 1);
  await (await menuItem(mover, 'resign')).click();
  await mover.getByTestId('resign-yes').click();
  for (const page of pages) {
    await page.getByTestId('end').waitFor();
    expect(await clockOf(page, player).textContent()).toMatch(/^9:/);
    expect(await clockOf(page, 1 - player).textContent()).toBe('10:00');
  }
});

it('the opponent may be given more time', async () => {
  const pages = await timed({ pace: 'live', reserve: 600, delay: 5 });
  const [mover, other] = await turns(pages);
  const player = mover === pages[0] ? 0 : 1;
  await clockOf(other, player).filter({ hasText: /^9:/ }).waitFor();
  await other.getByTestId('talk').click();
  await other.getByTestId('give-time').click();
  await clockOf(mover, player).filter({ hasText: '10:00' }).waitFor();
  await mover.getByTestId(`clock-note-${player}`).waitFor();
});

it('by correspondence one goes on holiday, comes back, and lets the table throw', async () => {
  const pages = await timed({ pace: 'days', days: 3, holidays: 14 });
  const [mover, other] = await turns(pages);
  const [mine, his] = mover === pages[0] ? [0, 1] : [1, 0];
  await clockOf(other, mine)
    .filter({ hasText: /^2 [jd] 23 h$/ })
    .waitFor();
  await mover.getByTestId('talk').click();
  await mover.getByTestId('holiday-days').fill('10');
  expect(await faultsOf(mover)).toEqual([]);
  await mover.getByTestId('leave').click();
  await clockOf(other, mine)
    .filter({ hasText: /congé|holiday/ })
    .waitFor();
  await mover.getByTestId('talk').click();
  await mover.getByTestId('come-back').click();
  await clockOf(other, mine)
    .filter({ hasText: /^2 [jd] 23 h$/ })
    .waitFor();

  await other.getByTestId('talk').click();
  await other.getByTestId('auto-play').check();
  await other.keyboard.press('Escape');
  await playTogether([mover], 1);
  await clockOf(mover, his).waitFor();
  expect(await asked(other)).not.toBe('roll');
});

/** Returns the parts of the table under a notice: a name, the numbers of the flèches, the men. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const notice = document.querySelector('[role=status].playing')!.getBoundingClientRect();
    const parts = [...document.querySelectorAll('[data-testid=name-w], [data-testid=name-b], [data-testid=board]')];
    return parts
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
      })
      .map((one) => (one as HTMLElement).dataset.testid!);
  });

it('while the operator has paused all games both pages say so, and the clocks stand', async () => {
  const pages = await timed({ pace: 'live', reserve: 600, delay: 5 });
  const [mover, other] = await turns(pages);
  const player = mover === pages[0] ? 0 : 1;
  await clockOf(other, player).filter({ hasText: /^9:/ }).waitFor();
  await at.server.admin('pause', '--why', 'a new disk');
  for (const page of pages) await page.getByTestId('paused').waitFor();
  expect(await pages[0]!.getByTestId('paused').textContent()).toMatch(/a suspendu toutes les parties/);
  expect(await pages[1]!.getByTestId('paused').textContent()).toMatch(/has paused all games/);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1280, 800],
  ] as const) {
    await mover.setViewportSize({ width, height });
    if (width !== 320) expect(await faultsOf(mover)).toEqual([]);
    expect(await covered(mover), `at ${width}`).toEqual([]);
    if (process.env.SHOTS) await mover.screenshot({ path: `${process.env.SHOTS}/paused-${width}.png` });
  }
  const visitor = await at.entered();
  await visitor.goto(`${at.url}#/lobby`);
  await visitor.getByTestId('paused').waitFor();
  const stood = await clockOf(other, player).textContent();
  expect(await mover.getByTestId(`clock-note-${player}`).textContent()).toMatch(/^(arrêtée|stopped)$/);
  await at.server.stop();
  await at.server.start();
  await other.getByTestId('paused').waitFor({ state: 'detached' });
  await other.getByTestId('paused').waitFor();
  expect(await clockOf(other, player).textContent()).toBe(stood);
  await at.server.admin('resume');
  await visitor.getByTestId('paused').waitFor({ state: 'detached' });
  for (const page of pages) {
    await page.getByTestId('paused').waitFor({ state: 'detached' });
    await page.getByTestId('clock-changed').waitFor();
  }
  expect(await other.getByTestId('clock-changed').textContent()).toMatch(/(de temps rendu|given back)/);
  await clockOf(other, player).filter({ hasNotText: stood! }).waitFor();
});

it('a player with a second left is given back the time of a restart, and is told', async () => {
  const pages = await timed({ pace: 'live', reserve: 5, delay: 5 });
  const [mover, other] = await turns(pages);
  const player = mover === pages[0] ? 0 : 1;
  await clockOf(mover, player)
    .filter({ hasText: /^0:0[123]/ })
    .waitFor();
  await at.server.stop();
  await at.server.start();
  await mover.getByTestId('clock-changed').waitFor();
  await playTogether([mover], 1);
  await mover.getByTestId('clock-changed').waitFor();
  expect(await other.getByTestId('end').count()).toBe(0);
});
