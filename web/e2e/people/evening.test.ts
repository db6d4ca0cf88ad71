import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { inviting } from '../helpers/inviting';
import { menuItem } from '../helpers/sight';
import { lossySite } from '../helpers/site';
import { allLines, field } from '../helpers/table';
import { playTogether } from '../helpers/together';

const at = lossySite();
const { guest } = inviting(at);

/** A tour of which both have eleven holes, at which Anne and Marie sit down by their links. */
async function met(): Promise<Page[]> {
  const seat = { kind: 'human', name: '' };
  const body = { format: 'tour', white: seat, black: seat, trid: field('8-8', '11-11'), mine: [] };
  const answer = await fetch(`${at.server.url}api/games`, { method: 'POST', body: JSON.stringify(body) });
  const { game, claims } = (await answer.json()) as { game: string; claims: Record<string, string> };
  const linkOf = (player: number) => `${at.url}#/seat/${game}/${player}/${claims[player]}`;
  return [await guest(linkOf(0), 'Anne'), await guest(linkOf(1), 'Marie', 'en-GB')];
}

const gameOf = (page: Page) => new URL(page.url()).hash.replace('#/g/', '');

/** No event of a game is missing or there twice. */
async function isWhole(game: string): Promise<void> {
  const lines = await allLines(at.server.url, game);
  expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
  expect(lines.length).toBeGreaterThan(0);
}

it('two spend an evening on a network that swallows, delays, cuts and halves what it carries', async () => {
  const pages = await met();
  const [anne, marie] = pages as [Page, Page];
  const first = gameOf(anne);
  await playTogether(pages);
  for (const page of pages) await page.getByTestId('winner').waitFor();
  await isWhole(first);

  for (const page of pages) await page.getByTestId('again').click();
  for (const page of pages) await page.waitForURL((url) => !url.hash.includes(first));
  const second = gameOf(anne);
  expect(gameOf(marie)).toBe(second);
  await playTogether(pages, 12);
  await marie.reload();
  await playTogether(pages, 6);
  await (await menuItem(anne, 'resign')).click();
  await anne.getByTestId('resign-yes').click();
  for (const page of pages) await page.getByTestId('winner').waitFor();
  await isWhole(second);

  await anne.goto(`${at.url}#/games`);
  for (const game of [first, second]) await anne.locator(`[data-game="${game}"]`).waitFor();
  await marie.goto(`${at.url}#/review/${second}`);
  await marie.getByTestId('board').waitFor();
  expect(at.lost).toBeGreaterThan(0);
});
