import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { insideWindow, smallControls } from './sight';

/** The parts of a table. */
export const TABLE = ['.header header', '.above', '.below', '.field', '.bar', '.panel > *'];

/** Gives the window another size and waits until the board has taken it. */
export async function resized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Checks a table: nothing scrolls, no part of it lies on another, no button is cut off; for fingers, all is large enough. */
export async function wellLaid(page: Page, state: string): Promise<void> {
  await insideWindow(page, ['board', 'actions', 'score-w', 'score-b']);
  expect(await page.evaluate(overlapping, TABLE), state).toEqual([]);
  expect(await page.evaluate(cutShort), state).toEqual([]);
  // At 320, four times the usual size, a flèche has not quite its 24, but none of its neighbours is nearer.
  const least = page.viewportSize()!.width < 360 ? 12 : 23.9;
  // While hold or go is asked no flèche can be touched.
  const choosing = (await page.getByTestId('tenir').count()) > 0;
  const boxes = choosing
    ? []
    : await page.$$eval('[data-testid^=case-]', (all) => all.map((c) => c.getBoundingClientRect().toJSON() as DOMRect));
  for (const box of boxes) expect(Math.min(box.width, box.height), state).toBeGreaterThanOrEqual(least);
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) expect(await smallControls(page), state).toEqual([]);
}

/** Checks the end of a game: the page does not scroll, nothing of what is shown is cut off or lies on another, and what can be done is seen at once. */
export async function wellEnded(page: Page, state: string): Promise<void> {
  await insideWindow(page, ['end', 'winner', 'again']);
  expect(await cutFromEnd(page), state).toEqual([]);
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) expect(await smallControls(page), state).toEqual([]);
}

/** Returns the parts of the end wider than their places, or over a neighbour. It may scroll down, never sideways. */
function cutFromEnd(page: Page): Promise<string[]> {
  return page.getByTestId('end').evaluate((end) => {
    const room = end.getBoundingClientRect();
    const shown = [...end.querySelectorAll<HTMLElement>('h2, h3, p, .button, summary, th, td, li, li span')].filter(
      (node) => node.checkVisibility(),
    );
    const wide = shown.filter((node) => {
      const box = node.getBoundingClientRect();
      return box.left < room.left - 1 || box.right > room.right + 1 || node.scrollWidth > node.clientWidth + 1;
    });
    const boxes = [...end.querySelectorAll('.button')].map((node) => ({ node, box: node.getBoundingClientRect() }));
    const laid = boxes.filter(({ box: a }, i) =>
      boxes
        .slice(i + 1)
        .some(
          ({ box: b }) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        ),
    );
    return [...wide, ...laid.map(({ node }) => node)].map(
      (node) => `${node.tagName} ${node.textContent.trim().slice(0, 60)}`,
    );
  });
}

/** The parts of the page that lie on one another. Runs in the page, as does the next: names nothing outside itself. */
export function overlapping(parts: string[]): string[] {
  const boxes = parts.map((name) => ({ name, box: document.querySelector(name)!.getBoundingClientRect() }));
  return boxes.flatMap(({ name, box: a }, i) =>
    boxes
      .slice(i + 1)
      .filter(
        ({ box: b }) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
      )
      .map((one) => `${name} and ${one.name}`),
  );
}

/** The buttons and sentences of the bar that do not fit, and what stands outside the bar. */
export function cutShort(): string[] {
  const bar = document.querySelector('.bar')!.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('[data-testid=actions] button, [data-testid=actions] .status')]
    .filter((node) => node.checkVisibility())
    .filter((node) => {
      const box = node.getBoundingClientRect();
      const out =
        box.left < bar.left - 1 || box.right > bar.right + 1 || box.top < bar.top - 1 || box.bottom > bar.bottom + 1;
      return out || node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    })
    .map((node) => node.textContent.trim());
}
