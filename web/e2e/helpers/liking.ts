import type { Page } from 'playwright-core';

/** Changes settings as they are kept on the device, and opens the page again with them. */
export async function likes(page: Page, settings: Record<string, string>): Promise<void> {
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`trictrac.${name}`, value);
  }, settings);
  await page.reload();
  await page.getByTestId('board').waitFor();
  await page.getByTestId('coming').waitFor({ state: 'detached' });
}
