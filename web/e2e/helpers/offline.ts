import type { Page } from 'playwright-core';

/** The page has all it needs to open without a network. */
export async function provided(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}
