import { expect, it } from 'vitest';
import { insideWindow } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { makeGame, QUIET } from '../helpers/table';

const at = stillSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

it.each(['#/new', '#/lobby', '#/standing'])('the flèches at the foot of %s are whole', async (hash) => {
  for (const options of [{}, PHONE]) {
    const page = await at.fresh(options);
    await page.goto(at.url + hash);
    await page.locator('.strip').waitFor({ state: 'attached' });
    const cut = await page.locator('.strip').evaluate((strip) => {
      const [room, drawn] = [strip.getBoundingClientRect(), strip.querySelector('svg')!.getBoundingClientRect()];
      return drawn.height > 0 && drawn.top < room.top - 1;
    });
    expect(cut).toBe(false);
  }
});

it('every page has its title at its left, in letters of one size', async () => {
  const page = await at.fresh();
  const looks: Record<string, string> = {};
  for (const hash of ['new', 'lobby', 'train', 'learn', 'games', 'studies', 'account', 'sheet', 'privacy']) {
    await page.goto(`${at.url}#/${hash}`);
    const title = page.locator('main h1');
    await title.waitFor();
    looks[hash] = await title.evaluate((node) => {
      const { textAlign, fontSize } = getComputedStyle(node);
      return `${textAlign} ${fontSize}`;
    });
  }
  expect(new Set(Object.values(looks)).size, JSON.stringify(looks)).toBe(1);
  expect(looks.new).toMatch(/^start/);
});

it('the buttons of the menu fill their rows', async () => {
  for (const options of [{}, PHONE]) {
    const page = await at.seated(await makeGame(at.url), options);
    await page.getByTestId('menu').click();
    await page.getByTestId('resign').waitFor();
    const rows = await page.locator('dialog .list').evaluate((list) => {
      const boxes = [...list.children].map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 0);
      const tops = [...new Set(boxes.map(({ top }) => top))];
      return tops.map((top) => {
        const row = boxes.filter((box) => box.top === top);
        return [Math.round(Math.max(...row.map(({ right }) => right))), new Set(row.map(({ height }) => height)).size];
      });
    });
    expect(new Set(rows.map(String)).size).toBe(1);
  }
});

it('Play stays in sight however far a new game is scrolled', async () => {
  for (const options of [{}, PHONE]) {
    const page = await at.choosing(options);
    await page.getByTestId('format-combine').click();
    await page.locator('main').evaluate((main) => main.scrollTo({ top: main.scrollHeight }));
    expect(await page.locator('main').evaluate((main) => main.scrollTop)).toBeGreaterThan(0);
    await insideWindow(page, ['play']);
  }
});

it('a peg on a phone is round', async () => {
  const page = await at.seated(await makeGame(at.url, { trid: QUIET.replace('0-0:0-0', '0-0:7-3') }), PHONE);
  for (const id of ['fichet-w', 'fichet-b']) {
    const { x, y, width, height } = (await page.getByTestId(id).boundingBox())!;
    expect(width).toBe(height);
    const board = (await page.getByTestId('board').boundingBox())!;
    for (const length of [width, x - board.x, y - board.y]) expect(length % 1).toBeCloseTo(0, 2);
  }
});

it('the ways left in Le Tric Trac are as long as what is left', async () => {
  const page = await at.seated(await makeGame(at.url, { format: 'courrier', rules: undefined }));
  const race = page.getByTestId('race');
  await race.waitFor();
  const filled = await race
    .locator('.way')
    .evaluateAll((all) => all.map((way) => way.firstElementChild!.getBoundingClientRect().width / way.clientWidth));
  for (const part of filled) expect(part).toBeCloseTo(1, 1);
});

it('a button that cannot be pressed looks so', async () => {
  const page = await at.fresh();
  await page.goto(`${at.url}#/studies`);
  const button = page.locator('button.button:disabled').first();
  await button.waitFor();
  const faint = await button.evaluate((node) => Number(getComputedStyle(node).opacity));
  const plain = await page
    .locator('.button:not(:disabled)')
    .first()
    .evaluate((node) => Number(getComputedStyle(node).opacity));
  expect(faint).toBeLessThan(plain);
});
