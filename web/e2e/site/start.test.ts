import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked } from '../helpers/hands';
import { site } from '../helpers/site';
import { faultsOf, smallControls } from '../helpers/sight';
import { LEVELS } from '../../src/wire/messages/levels';

const at = site();

it('the start page has four doors, and each opens', async () => {
  const page = await at.entered();
  await page.getByTestId('lesson-link').click();
  await page.getByTestId('taste').click();
  await page.getByTestId('lesson-coach').waitFor();
  await page.goto(at.url);
  await page.getByTestId('more-games').click();
  await page.getByTestId('format-tour').waitFor({ state: 'attached' });
  await page.goto(at.url);
  await page.getByTestId('play-friend').click();
  await expect.poll(() => page.getByTestId('friend').isChecked()).toBe(true);
  await page.goto(at.url);
  await page.getByTestId('play').click();
  await asked(page);
});

it.each([
  ['fr-FR', 320, 568],
  ['en-GB', 320, 568],
  ['fr-FR', 390, 844],
  ['en-GB', 844, 390],
] as const)('a first visit (%s, %i by %i) has a door in sight', async (locale, width, height) => {
  const page = await at.entered({ locale, viewport: { width, height }, reducedMotion: 'reduce' });
  await page.locator('[data-testid=man]').first().waitFor({ state: 'attached' });
  const door = (await page.getByTestId('lesson-link').boundingBox())!;
  expect(door.y + door.height).toBeLessThanOrEqual(height);
});

it.each([
  ['#/', '.door'],
  ['#/new', 'label'],
])('at %s no choice is cut at 200 %% text', async (hash, choices) => {
  const page = await at.fresh();
  await page.goto(at.url + hash);
  await page.getByTestId('play').waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const cut = await page
    .locator(choices)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toEqual([]);
});

it('a first visit has the position of the day and a picture at each link, after the board has been painted', async () => {
  const page = await at.entered();
  const day = page.getByTestId('day');
  await day.getByTestId('man').first().waitFor({ state: 'attached' });
  const links = page.locator('.elsewhere a');
  await expect.poll(() => links.count()).toBe(6);
  expect(await links.locator('svg').count()).toBe(6);
});

it('one of eight opponents sits down at a touch, and is the last one played when one comes back', async () => {
  const page = await at.entered();
  await expect.poll(() => page.locator('[data-testid^=foe-]').count()).toBe(LEVELS.length);
  await page.getByTestId('foe-toutabas').click();
  await page.getByText('Toutabas', { exact: true }).first().waitFor();
  await asked(page);
  await page.goto(at.url);
  await page.getByTestId('going').filter({ hasText: 'Toutabas' }).waitFor();
  await expect.poll(() => page.getByTestId('play').textContent()).toContain('Toutabas');
});

it('an opponent of a given strength is chosen by a slider', async () => {
  const page = await at.entered();
  const pick = page.getByTestId('by-strength');
  await pick.getByTestId('strength').fill('1600');
  await pick.getByTestId('weaker').click();
  await pick.getByTestId('play-strength').filter({ hasText: 'Bot 1550' }).click();
  await page.getByText('Bot 1550', { exact: true }).first().waitFor();
  await asked(page);
  await page.goto(at.url);
  await page.getByTestId('going').filter({ hasText: 'Bot 1550' }).waitFor();
  await expect.poll(() => page.getByTestId('play').textContent()).toContain('Bot 1550');
});

it.each(['#/', '#/new'])(
  'by the keyboard, Jouer at %s leads to the board, and the title says how the game stands',
  async (hash) => {
    const page = await at.fresh();
    await page.goto(at.url + hash);
    await page.getByTestId('play').focus();
    await expect.poll(() => page.title()).toBe(hash === '#/new' ? 'Nouvelle partie – Trictrac' : 'Trictrac');
    await page.keyboard.press('Enter');
    const what = await asked(page);
    await page.waitForFunction(() => document.activeElement?.id.startsWith('case-'));
    const throwing = /^À vous de jeter les dés – .+ – Trictrac$/;
    await expect.poll(() => page.title()).toMatch(what === 'roll' ? throwing : /^À vous de jouer – .+ – Trictrac$/);
  },
);

/** Gives this browser three games that are not over. */
async function withGames(page: Page): Promise<void> {
  const kept = (game: string, format: string, foe: string, holes: number) => ({
    game,
    keys: {},
    against: foe,
    over: false,
    changed: 1,
    standing: {
      format,
      names: { white: '', black: foe },
      you: ['white'],
      lines: 9,
      score: { white: { holes, points: 4 }, black: { holes: 1, points: 0 } },
      winner: null,
    },
  });
  await page.evaluate(
    (games) => localStorage.setItem('trictrac.games', JSON.stringify(games)),
    [kept('a', 'ecrire-lois', 'Guiton', 3), kept('b', 'tour', 'Hector', 2), kept('c', 'tour', 'Valère', 0)],
  );
  await page.reload();
}

it.each([
  [1280, 800],
  [390, 844],
])(
  'at %i by %i the game to continue is in sight, and the opponents come before the small print',
  async (width, height) => {
    const page = await at.entered({ viewport: { width, height } });
    await withGames(page);
    const box = async (what: string) => (await page.locator(what).first().boundingBox())!;
    await page.getByTestId('continue').waitFor();
    const going = await box('[data-testid=continue]');
    expect(going.y + going.height).toBeLessThanOrEqual(height);
    for (const small of ['.games', '.elsewhere'])
      expect((await box('[data-testid=foe-valere]')).y).toBeLessThan((await box(small)).y);
  },
);

/** Gives this browser a game left in the middle, as a table keeps it, and a week of training. */
async function returned(page: Page): Promise<void> {
  await withGames(page);
  await page.evaluate((trid) => {
    const games = JSON.parse(localStorage.getItem('trictrac.games')!) as { standing: { trid?: string } }[];
    games[0]!.standing.trid = trid;
    localStorage.setItem('trictrac.games', JSON.stringify(games));
    const now = new Date();
    const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
    const days = Object.fromEntries([1, 2, 3].map((ago) => [`${day - ago}:play`, { asked: 1, right: 1 }]));
    localStorage.setItem('trictrac.training', JSON.stringify({ days }));
  }, 'TRID=DA--ABB-AB-B--b-bdb---ad:w:R:-:10-10:2-0:-:-:3.3');
  await page.reload();
}

it('who returns sees the board of their game as they left it, what is to be done there, and the day', async () => {
  const page = await at.entered({ viewport: { width: 390, height: 844 } });
  await returned(page);
  const own = page.getByTestId('own-board');
  await own.getByTestId('man').first().waitFor({ state: 'attached' });
  await expect.poll(() => own.locator('[data-testid=man][data-side=white][data-at="6"]').count()).toBe(2);
  await expect.poll(() => page.getByTestId('going').innerText()).toMatch(/À vous de jeter/);
  const day = page.getByTestId('day');
  await day.getByTestId('man').first().waitFor({ state: 'attached' });
  await expect.poll(() => day.locator('li.answered').count()).toBe(3);
  const top = async (id: string) => (await page.getByTestId(id).boundingBox())!.y;
  const order = await Promise.all(['continue', 'day', 'play', 'foe-valere', 'more-games', 'train-link'].map(top));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  expect(await smallControls(page)).toEqual([]);
});

it('another game chosen among the others opens the page of a new game with it', async () => {
  const page = await at.entered();
  await returned(page);
  await page.getByTestId('game-combine').click();
  await expect.poll(() => page.getByTestId('format-combine').isChecked()).toBe(true);
});

it('a wide screen is used: three columns, and the board grows', async () => {
  const page = await at.entered({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  await returned(page);
  await page.getByTestId('day').waitFor();
  const box = async (what: string) => (await page.locator(what).first().boundingBox())!;
  const [doors, stage, day, foes] = [await box('.doors'), await box('.stage'), await box('.day'), await box('.foes')];
  expect(stage.width).toBeGreaterThanOrEqual(860);
  expect(doors.x + doors.width).toBeLessThan(stage.x);
  expect(stage.x + stage.width).toBeLessThan(day.x);
  expect(day.y).toBeLessThan(foes.y);
  expect(foes.width).toBeGreaterThan(1700);
});

it.each([
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [844, 390],
])('at %i by %i what is called lies on no man and on nothing else', async (width, height) => {
  const page = await at.entered({ viewport: { width, height }, reducedMotion: 'reduce' });
  await withGames(page);
  await page.locator('[data-testid=man]').first().waitFor({ state: 'attached' });
  const covered = await page.evaluate(() => {
    const call = document.querySelector('.call')!.getBoundingClientRect();
    const beside = document.querySelectorAll('[data-testid=man], [data-testid^=foe-], .doors, .going');
    return [...beside].filter((node) => {
      const box = node.getBoundingClientRect();
      return box.left < call.right && box.right > call.left && box.top < call.bottom && box.bottom > call.top;
    }).length;
  });
  expect(covered).toBe(0);
});

it.each([
  [1280, 800],
  [390, 844],
])('at %i by %i the button that begins a new game stays in sight', async (width, height) => {
  const page = await at.choosing({ viewport: { width, height } });
  const top = async () => (await page.getByTestId('play').boundingBox())!;
  await page.getByTestId('play').waitFor();
  for (const fold of await page.locator('form details > summary').all()) await fold.click();
  const main = page.locator('main');
  const far = await main.evaluate((node) => node.scrollHeight - node.clientHeight);
  expect(far).toBeGreaterThan(200);
  for (const part of [0, 0.5, 0.9]) {
    await main.evaluate((node, to) => node.scrollTo({ top: to }), part * far);
    const box = await top();
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
});

it('the game to continue is named with its opponent and score, and the others are a list away', async () => {
  const page = await at.entered();
  await withGames(page);
  const going = page.getByTestId('going');
  await expect.poll(() => going.innerText()).toMatch(/contre Guiton[^]*À écrire[^]*3 trous à 1/);
  await page.getByTestId('continue-others').filter({ hasText: '2 autres parties en cours' }).click();
  await expect.poll(() => page.getByTestId('games').locator('> li').count()).toBe(3);
});

it('a game goes on by itself on the start page until somebody touches it, and never where no motion is wished', async () => {
  const men = '.stage [data-testid=man]';
  const moving = await at.entered();
  await moving.locator(men).first().waitFor({ state: 'attached' });
  const standing = await at.entered({ reducedMotion: 'reduce' });
  await standing.locator(men).first().waitFor({ state: 'attached' });
  const where = () =>
    [...document.querySelectorAll<HTMLElement>('.stage [data-testid=man]')].map((man) => man.dataset.at).join(' ');
  const [before, still] = [await moving.evaluate(where), await standing.evaluate(where)];
  await moving.waitForFunction(
    (was) =>
      [...document.querySelectorAll<HTMLElement>('.stage [data-testid=man]')].map((man) => man.dataset.at).join(' ') !==
      was,
    before,
  );
  expect(await standing.evaluate(where)).toBe(still);
});

it('is without fault on a phone', async () => {
  const page = await at.entered({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.locator('[data-testid=man]').first().waitFor({ state: 'attached' });
  expect(await faultsOf(page)).toEqual([]);
  expect(await smallControls(page)).toEqual([]);
});
