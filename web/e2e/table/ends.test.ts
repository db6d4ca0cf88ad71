import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { site } from '../helpers/site';
import { resized, wellEnded, wellLaid } from '../helpers/layout';
import { likes } from '../helpers/liking';
import { played } from '../helpers/records';
import { faultsOf } from '../helpers/sight';

const at = site();
const LONG = 'Marguerite-Adélaïde de Saint-Rémy d’Aubigny';
const bot = (name: string) => ({ kind: 'bot', bot: 'commis', name });

/** Games bots have played to their ends, with names as long as any. */
const ENDS: Record<string, object> = {
  'a tour': { white: bot(LONG) },
  'three tours': { match: { rounds: 3, stake: 2 }, white: bot(LONG) },
  'à écrire': { format: 'ecrire-1780', match: { rounds: 4 }, white: bot(LONG), black: bot('Ève') },
  'a chouette': { format: 'ecrire-1780', match: { rounds: 2, players: 3, company: 'chouette' }, others: [bot(LONG)] },
  combiné: { format: 'combine', match: { rounds: 2 }, white: bot(LONG), black: bot(LONG) },
  'a poule': { format: 'poule-guiton', match: { players: 4 }, others: [bot('Claire'), bot(LONG)] },
};
const DESKS = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [1024, 768],
  [640, 400],
] as const;
const HANDS = [
  [390, 844],
  [360, 740],
  [844, 390],
  [320, 640],
] as const;

async function everySize(page: Page, state: string, sizes: readonly (readonly [number, number])[]): Promise<void> {
  for (const [width, height] of sizes) {
    await resized(page, width, height);
    await wellEnded(page, `${state}, ${width} by ${height}`);
  }
}

/** Names that are broken within a word. */
function broken(page: Page): Promise<string[]> {
  return page.locator('.called').evaluateAll((all) =>
    all.flatMap((one) => {
      const text = one.firstChild as Text;
      const words = [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // A hyphen is where a word may go on below.
        return range.getClientRects().length > word.split('-').length;
      });
      return words.map(([word]) => `${word} of ${one.getAttribute('title')}`);
    }),
  );
}

it('the balances of a poule are a table that ranks nobody, and no name is broken within a word', async () => {
  const { made } = await played(at.url, ENDS['a poule']);
  const page = await at.seated(made, { viewport: { width: 360, height: 740 } });
  const rows = page.getByTestId('balances').first().locator('tbody tr');
  await rows.first().waitFor({ state: 'attached' });
  expect(await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.player))).toEqual([...'0123']);
  expect((await rows.allTextContents()).join()).not.toMatch(/\b[1-4]\.?\s*(?:Claire|Marguerite)/);
  await expect.poll(() => page.locator('.called').count()).toBeGreaterThan(3);
  expect(await broken(page)).toEqual([]);
});

it.each(Object.keys(ENDS))('the end of %s is shown whole, at every size', async (state) => {
  const { made } = await played(at.url, ENDS[state]);
  const desk = await at.seated(made);
  await desk.getByTestId('winner').waitFor();
  if (state === 'a tour')
    await expect.poll(() => desk.getByTestId('story').textContent()).toMatch(/dernier (?:trou )?est venu au coup \d+/);
  await everySize(desk, state, DESKS);
  expect(await faultsOf(desk)).toEqual([]);
  const hand = await at.seated(made, { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });
  await hand.getByTestId('winner').waitFor();
  await everySize(hand, state, HANDS);
  await likes(hand, { turned: 'yes' });
  await hand.getByTestId('winner').waitFor();
  await everySize(hand, `${state}, turned`, HANDS);
  await hand.getByTestId('look').click();
  for (const [width, height] of HANDS) {
    await resized(hand, width, height);
    await wellLaid(hand, `${state}, looked at, ${width} by ${height}`);
  }
});
