import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, playTurn } from './hands';
import { centre } from './sight';
import type { Site } from './site';
import { gameWithRoll, type Made } from './table';

/** The options for players who mark for themselves. */
export const BY_HAND = { marking: 'hand', moves: 'refused', pegs: 'law', missed: true };

/** Two pages at one table, White's and Black's, at a position whose first roll is known. */
export async function facing(at: Site, trid: string, dice: string, more: object = {}): Promise<[Page, Page]> {
  const made = await gameWithRoll(at.url, trid, dice, { options: { ...BY_HAND, ...more } });
  const seat = (player: string): Made => ({ ...made, keys: { [player]: made.keys[player]! } });
  return [await at.seated(seat('0')), await at.seated(seat('1'))];
}

/** Carries the jeton to the place that says so many points more, and leaves it in hand. */
export async function carry(page: Page, points: number): Promise<void> {
  const start = await centre(page.getByTestId('jeton'));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 4, start.y);
  const end = await centre(page.locator(`span[data-place="${points}"]`));
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Marks so many points with the stepper. */
export async function mark(page: Page, points: number): Promise<void> {
  for (let n = 0; n < points; n += 2) await page.getByTestId('mark-more').click();
  await page.getByTestId('let-go').click();
  await page.getByTestId('let-go').waitFor({ state: 'detached' });
}

/** Claims an école of so many points: of those that the opponent gained by their roll, or received by yours. */
export async function school(page: Page, points: number, part: 'gained' | 'received' = 'gained'): Promise<void> {
  await page.getByTestId('say-school').click();
  await page.getByTestId(`claim-${part}-${points}`).click();
  await page.getByTestId('pad').waitFor({ state: 'detached' });
}

/** Throws, marks so many points, holds on a hole, and plays the first men that may be played. */
export async function turn(page: Page, points: number): Promise<void> {
  await page.getByTestId('roll').click();
  await page.getByTestId('roll').waitFor({ state: 'detached' });
  if (points > 0) await mark(page, points);
  if ((await asked(page)) === 'decide') await page.getByTestId('tenir').click();
  await playTurn(page, 'pointer');
}

/** Expects the points and holes of a side on a page. */
export async function stands(page: Page, side: 'w' | 'b', points: number, holes: number): Promise<void> {
  const score = page.getByTestId(`score-${side}`);
  await expect
    .poll(async () => [await score.getAttribute('data-points'), await score.getAttribute('data-holes')])
    .toEqual([String(points), String(holes)]);
}

/** Returns the sayings beside the board of the last two rolls, the latest roll first. */
export function sayings(page: Page): Promise<string[]> {
  return page.locator('[data-testid=saying] .text').allTextContents();
}
