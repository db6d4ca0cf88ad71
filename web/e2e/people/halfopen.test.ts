import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, playTurn } from '../helpers/hands';
import { inviting } from '../helpers/inviting';
import { stillSite } from '../helpers/site';
import { SwallowingProxy } from '../helpers/swallowing';
import { playTogether } from '../helpers/together';

const at = stillSite();
const { sit } = inviting(at);
let network: SwallowingProxy;

beforeAll(async () => {
  network = await SwallowingProxy.before(at.url);
});
afterAll(() => network.close());

/** Anne through a network that may lose her connection, and Marie beside the server. */
async function met(): Promise<{ anne: Page; marie: Page }> {
  const anne = await at.fresh();
  const marie = await at.fresh({ locale: 'en-GB' });
  const body = { format: 'tour', white: { kind: 'human', name: 'Anne' }, black: { kind: 'human', name: '' }, mine: [] };
  const made = (await (await anne.request.post(`${at.url}api/games`, { data: body })).json()) as {
    game: string;
    claims: Record<string, string>;
  };
  await sit(anne, `${network.url}#/seat/${made.game}/0/${made.claims[0]}`, 'Anne');
  await sit(marie, `${at.url}#/seat/${made.game}/1/${made.claims[1]}`, 'Marie');
  return { anne, marie };
}

/** Until it is Anne's turn to do something. */
async function untilAskedOf(anne: Page, marie: Page): Promise<string> {
  for (;;) {
    const page = await Promise.any([anne, marie].map(async (one) => (await asked(one), one)));
    if (page === anne) return asked(anne);
    await playTogether([marie], 1);
  }
}

it('a page whose connection swallows what it sends joins by another and plays on', async () => {
  const { anne, marie } = await met();
  const what = await untilAskedOf(anne, marie);
  network.swallow();
  if (what === 'roll') await anne.getByTestId('roll').click();
  else if (what === 'decide') await anne.getByTestId('tenir').click();
  else await playTurn(anne, 'pointer');
  await expect.poll(() => network.sockets, { timeout: 60_000 }).toBe(1);
  // The act has been sent again, and both see it: play goes on at both.
  await playTogether([anne, marie], 3);
});

it('a page that only waits notices too', async () => {
  const { anne, marie } = await met();
  network.swallow();
  await expect.poll(() => network.sockets, { timeout: 60_000 }).toBe(1);
  await playTogether([anne, marie], 2);
  await expect.poll(() => marie.getByTestId('status').count()).toBe(1);
});
