import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Side } from '../../src/wire/described/messages';

interface Entry {
  line: number;
  roller: Side;
  points: Record<Side, number>;
  ended: string | undefined;
}

interface Count {
  points: number;
  fewest: number;
  most: number;
}

/** Adds up what the page explains, roll after roll, and compares it with the score the page shows. */
export class Ledger {
  #done: Record<Side, Count> = { white: zero(), black: zero() };
  #upTo = 0;
  rolls = 0;

  /** Reads every roll not yet reckoned from the list of rolls, and checks the score of now. */
  async check(page: Page): Promise<void> {
    const now = structuredClone(this.#done);
    let open = false;
    for (const line of await newLines(page, this.#upTo)) {
      const entry = await read(page, line);
      reckon(now, entry);
      open = !entry.ended;
      if (open) continue;
      this.#done = structuredClone(now);
      this.#upTo = line;
      this.rolls += 1;
    }
    for (const side of ['white', 'black'] as const) await compare(page, side, now[side]);
    if (!open) this.#done = now;
  }
}

function zero(): Count {
  return { points: 0, fewest: 0, most: 0 };
}

function newLines(page: Page, after: number): Promise<number[]> {
  return page.$$eval(
    '[data-testid=sheet-row]',
    (rows, last) =>
      rows
        .map((row) => Number((row as HTMLElement).dataset.line))
        .filter((line) => line > last)
        .sort((a, b) => a - b),
    after,
  );
}

async function read(page: Page, line: number): Promise<Entry> {
  await page.locator(`[data-testid=sheet-row][data-line="${line}"]`).click();
  // Nothing stands in it for a roll that gains nothing.
  await page.locator(`[data-testid=explain][data-line="${line}"]`).waitFor({ state: 'attached' });
  const entry = await page.$eval('[data-testid=explain]', (panel) => {
    const { line: n, roller, ended } = (panel as HTMLElement).dataset;
    const points: Record<string, number> = { white: 0, black: 0 };
    for (const row of panel.querySelectorAll<HTMLElement>('[data-testid=explain-row]')) {
      points[row.dataset.side!]! += Number(row.dataset.points);
    }
    return { line: Number(n), roller, points, ended };
  });
  const back = page.getByTestId('back');
  if (await back.isVisible()) await back.click();
  return entry as Entry;
}

function reckon(counts: Record<Side, Count>, { roller, points, ended }: Entry): void {
  const other = roller === 'white' ? 'black' : 'white';
  mark(counts, roller, points[roller]);
  if (ended === 'go') counts.white.points = counts.black.points = 0;
  else if (ended === 'play') mark(counts, other, points[other]);
}

function mark(counts: Record<Side, Count>, side: Side, points: number): void {
  const sum = counts[side].points + points;
  const twelves = Math.floor(sum / 12);
  counts[side] = {
    points: sum % 12,
    fewest: counts[side].fewest + twelves,
    most: counts[side].most + 2 * twelves,
  };
  if (twelves > 0) counts[side === 'white' ? 'black' : 'white'].points = 0;
}

async function compare(page: Page, side: Side, count: Count): Promise<void> {
  const shown = page.getByTestId(`score-${side.charAt(0)}`);
  const points = Number(await shown.getAttribute('data-points'));
  const holes = Number(await shown.getAttribute('data-holes'));
  if (holes < 12) expect(points, `points of ${side}`).toBe(count.points);
  expect(holes, `holes of ${side}`).toBeLessThanOrEqual(count.most);
  if (holes < 12) expect(holes, `holes of ${side}`).toBeGreaterThanOrEqual(count.fewest);
  count.fewest = count.most = holes;
}
