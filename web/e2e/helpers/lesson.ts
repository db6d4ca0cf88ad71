import type { Page } from 'playwright-core';
import { drag } from './hands';

/** Returns the wish of the coach: a page to be turned, or something to be done. */
export async function wanted(page: Page): Promise<string> {
  const found = await page.waitForFunction(() => {
    const has = (id: string) => document.querySelector(`[data-testid=${id}]`) !== null;
    return (
      ['lesson-first', 'kiosk-again', 'next', 'tenir', 'roll', 'confirm'].find(has) ??
      document.querySelector<HTMLElement>('[data-testid^=guess-]')?.dataset.testid ??
      (document.querySelector('.man.can') ? 'move' : null)
    );
  });
  return (await found.jsonValue()) as string;
}

/** Follows the first arrow by dragging the man along it: a second touch of the same flèche within an instant would not count. */
export async function follow(page: Page): Promise<void> {
  const arrow = page.getByTestId('arrow').first();
  const [from, to] = [Number(await arrow.getAttribute('data-from')), Number(await arrow.getAttribute('data-to'))];
  await drag(page, from, to);
  await page.getByTestId('undo').waitFor();
}
