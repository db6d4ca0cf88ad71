import type { Page } from 'playwright-core';
import { played, type Played } from './records';
import type { Site } from './site';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** One game of a site at the analysis board. */
export function analysing(home: Site) {
  let laid: Promise<Played> | null = null;

  /** The game, laid at the server when it is first asked for. */
  const tour = () => (laid ??= played(home.url));

  /** A fresh page at the analysis board of the game, once it is judged. */
  async function judged(hash = '', options = {}): Promise<Page> {
    const page = await home.fresh(options);
    await page.goto(`${home.url}#/game/${(await tour()).made.game}${hash}`);
    await page.getByTestId('error-rate').first().waitFor();
    return page;
  }

  /** A page at a blunder in a play. */
  async function atBlunder(options = {}): Promise<Page> {
    const page = await judged('', options);
    const phone = 'hasTouch' in options;
    if (phone) await page.getByTestId('open-list').click();
    await page.getByTestId('tab-errors').click();
    await page
      .locator('[data-testid=mistake][data-grade=blunder]')
      .filter({ hasNotText: /Tenir|aller|Hold|Go/ })
      .first()
      .click();
    if (phone) await page.getByTestId('close-list').click();
    await page.getByTestId('candidate').nth(1).waitFor();
    return page;
  }

  return { tour, judged, atBlunder };
}
