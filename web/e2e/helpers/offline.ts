import type { Page } from 'playwright-core';
import { until } from './until';

/** Waits until the page has all it needs to open without a network. */
export function provided(page: Page): Promise<void> {
  return until(page, async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}
