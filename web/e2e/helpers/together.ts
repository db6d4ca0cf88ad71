import type { Page } from 'playwright-core';
import { asked, playTurn } from './hands';

/** The first of several pages of whom something is asked. */
export async function whoIsAsked(pages: Page[]): Promise<Page> {
  return Promise.any(pages.map(async (page) => (await asked(page), page)));
}

/** Plays at several pages of one table, for the player who is asked, in the plainest way: so many acts, or to the end. */
export async function playTogether(pages: Page[], acts = Infinity): Promise<void> {
  for (let done = 0; done < acts; done += 1) {
    const page = await whoIsAsked(pages);
    const what = await asked(page);
    if (what === 'over') return;
    if (what === 'roll') await page.getByTestId('roll').click();
    else if (what === 'decide') await page.getByTestId('tenir').click();
    else await playTurn(page, 'pointer');
    await page
      .getByTestId({ roll: 'roll', decide: 'tenir', move: 'confirm', confirm: 'confirm' }[what])
      .waitFor({ state: 'detached' });
  }
}
