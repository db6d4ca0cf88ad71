import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { boardText } from '../helpers/hands';
import { playTogether } from '../helpers/together';
import { site } from '../helpers/site';
import { allLines } from '../helpers/table';

const at = site();

/** Anne makes a table, chosen so, and everybody she invites follows their own link. */
async function gathered(choose: (page: Page) => Promise<void>, names: string[]): Promise<Page[]> {
  const host = await at.choosing();
  await host.evaluate(() => localStorage.setItem('trictrac.speed', 'instant'));
  await host.goto(`${at.url}#/friend`);
  await host.reload();
  await host.getByTestId('name').fill('Anne');
  await choose(host);
  await host.getByTestId('play').click();
  await host.getByTestId('waiting').waitFor();
  const links = await host
    .getByTestId('seat-link')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(links).toHaveLength(names.length);
  const others = [];
  for (const [i, name] of names.entries()) others.push(await seated(links[i]!, name));
  await host.getByTestId('waiting').waitFor({ state: 'detached' });
  return [host, ...others];
}

async function seated(link: string, name: string): Promise<Page> {
  const page = await at.entered();
  await page.evaluate(() => localStorage.setItem('trictrac.speed', 'instant'));
  await page.goto(link);
  await page.reload();
  await page.getByTestId('seat-name').fill(name);
  await page.getByTestId('sit').click();
  await page.getByTestId('board').waitFor();
  return page;
}

const gameOf = (page: Page) => new URL(page.url()).hash.replace('#/g/', '');

/** Everything that befalls people who play: one reloads, one shuts their page and comes back, the server is killed. */
async function accidents(pages: Page[]): Promise<void> {
  await pages[0]!.reload();
  const address = pages[1]!.url();
  await pages[1]!.goto('about:blank');
  await at.server.kill();
  await at.server.start();
  await pages[1]!.goto(address);
  for (const page of pages) await page.getByTestId('board').waitFor();
}

/** All come to see the same board and score, and no line is missing or doubled. */
async function agree(pages: Page[]): Promise<void> {
  const lines = await allLines(at.url, gameOf(pages[0]!));
  expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
  const seen = async (page: Page) =>
    [await boardText(page), ...(await page.locator('[data-testid^=score-]').allTextContents()).sort()].join('\n');
  await expect.poll(async () => new Set(await Promise.all(pages.map(seen))).size).toBe(1);
}

it('two play a whole tour, through a reload, a shut page and a killed server', async () => {
  const pages = await gathered(async () => undefined, ['Bernard']);
  await playTogether(pages, 10);
  await accidents(pages);
  await playTogether(pages);
  await agree(pages);
  for (const page of pages) await page.getByTestId('winner').waitFor();
  const told = await Promise.all(pages.map((page) => page.getByTestId('winner').textContent()));
  expect(told.filter((text) => /^Vous gagnez/.test(text!))).toHaveLength(1);
  for (const page of pages) await page.getByTestId('dice-held').waitFor();
});

it('three play à la ronde', async () => {
  const pages = await gathered(
    async (page) => {
      await page.getByTestId('family-ecrire').click();
      await page.getByTestId('company-ronde').click();
      for (const place of [2, 3]) await page.getByTestId(`kind-${place}`).selectOption('far');
    },
    ['Bernard', 'Claire'],
  );
  await playTogether(pages, 20);
  await accidents(pages);
  await playTogether(pages, 120);
  await agree(pages);
});

it('eight play a poule', async () => {
  const names = ['Bernard', 'Claire', 'Denis', 'Émile', 'Fanny', 'Guy', 'Hélène'];
  const pages = await gathered(async (page) => {
    await page.getByTestId('format-poule-plumer').click();
    await page.getByTestId('players').fill('8');
    await page.getByTestId('players').press('Tab');
    for (let place = 2; place <= 8; place += 1) await page.getByTestId(`kind-${place}`).selectOption('far');
  }, names);
  await playTogether(pages, 20);
  await accidents(pages);
  await playTogether(pages, 60);
  await agree(pages);
});
