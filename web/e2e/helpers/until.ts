import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a page finds that something is so. (`waitForFunction` takes the promise itself for true.) */
export async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(() => page.evaluate(isSo)).toBe(true);
}
