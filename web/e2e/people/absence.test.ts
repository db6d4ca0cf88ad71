import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked } from '../helpers/hands';
import { inviting } from '../helpers/inviting';
import { faultsOf } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { playTogether } from '../helpers/together';

const at = stillSite();
const { guest, sit } = inviting(at);
const PATIENCE = 90_000;

/** Anne and Marie at a table with a live clock. */
async function timed(): Promise<{ pages: Page[]; game: string }> {
  const anne = await at.entered();
  const body = {
    format: 'tour',
    white: { kind: 'human', name: 'Anne' },
    black: { kind: 'human', name: '' },
    mine: [],
    clock: { pace: 'live', reserve: 600, delay: 15 },
  };
  const made = (await (await anne.request.post(`${at.url}api/games`, { data: body })).json()) as {
    game: string;
    claims: Record<string, string>;
  };
  const linkOf = (player: number) => `${at.url}#/seat/${made.game}/${player}/${made.claims[player]}`;
  await sit(anne, linkOf(0), 'Anne');
  return { pages: [anne, await guest(linkOf(1), 'Marie', 'en-GB')], game: made.game };
}

async function turns(pages: Page[]): Promise<[Page, Page]> {
  const mover = await Promise.any(pages.map(async (page) => (await asked(page), page)));
  return [mover, pages.find((page) => page !== mover)!];
}

/** Returns the parts of the table under a notice: a name, the numbers of the flèches, the men. */
function under(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const notice = document.querySelector('[role=status].playing')?.getBoundingClientRect();
    const names = [...document.querySelectorAll('[data-testid=name-w], [data-testid=name-b], [data-testid=board]')];
    return names
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return notice && left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
      })
      .map((one) => (one as HTMLElement).dataset.testid!);
  });
}

/** Looks at each size; where SHOTS names a folder, keeps what was seen. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width !== 320) expect(await faultsOf(page)).toEqual([]);
    expect(await under(page), `${name} at ${width}`).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` });
  }
}

it(
  'an opponent who has left when it is their turn may be claimed against, or come back before',
  { timeout: 240_000 },
  async () => {
    const { pages, game } = await timed();
    await playTogether(pages, 4);
    const [away, left] = await turns(pages);
    await away.goto('about:blank');
    await left.getByTestId('absent').waitFor();
    expect(await left.getByTestId('absent').textContent()).toMatch(
      /(a quitté la table\. .*vous pourrez|has left the table\. You can claim)/,
    );
    await look(left, 'absent');
    await expect
      .poll(async () => Number(/\d+/.exec((await left.getByTestId('absent').textContent()) ?? '')?.[0]))
      .toBeLessThan(18);
    await away.goto(`${at.url}#/g/${game}`);
    await left.getByTestId('absent').waitFor({ state: 'detached' });
    await away.getByTestId('returned').waitFor();
    await look(away, 'returned');
    await asked(away);
    expect(await left.getByTestId('end').count()).toBe(0);

    await away.goto('about:blank');
    await left.getByTestId('claim').waitFor({ timeout: PATIENCE });
    expect(await left.getByTestId('absent').textContent()).toMatch(/(n’est pas de retour|is not back yet)\./);
    await look(left, 'claimable');
    await left.getByTestId('wait').click();
    await left.getByTestId('absent').waitFor({ state: 'detached' });
    await away.goto(`${at.url}#/g/${game}`);
    await asked(away);

    await away.goto('about:blank');
    await left.getByTestId('claim').click({ timeout: PATIENCE });
    await left.getByTestId('end').waitFor();
    expect(await left.getByTestId('end').textContent()).toMatch(/(n’était pas à la table|was not at the table)/);
    await look(left, 'claimed');
    await away.goto(`${at.url}#/g/${game}`);
    await away.getByTestId('end').waitFor();
    expect(await away.getByTestId('end').textContent()).toMatch(/(n’étiez pas à la table|were not at the table)/);
    await look(away, 'lost');
  },
);

it(
  'a seat that was taken and never sat at: the game that waits for its share may be claimed, or ended',
  { timeout: 240_000 },
  async () => {
    for (const answer of ['claim', 'give-up']) {
      const anne = await at.entered();
      const body = {
        format: 'tour',
        white: { kind: 'human', name: 'Anne' },
        black: { kind: 'human', name: '' },
        mine: [],
        dice: 'fair',
        clock: { pace: 'live', reserve: 600, delay: 15 },
      };
      const made = (await (await anne.request.post(`${at.url}api/games`, { data: body })).json()) as {
        game: string;
        claims: Record<string, string>;
      };
      await sit(anne, `${at.url}#/seat/${made.game}/0/${made.claims[0]}`, 'Anne');
      await anne.getByTestId('waiting').waitFor();
      const taken = await anne.request.post(`${at.url}api/games/${made.game}/claim`, {
        data: { player: 1, claim: made.claims[1], name: 'Marie' },
      });
      expect(taken.status()).toBe(200);
      await anne.getByTestId('making').getByTestId('absent').waitFor();
      expect(await anne.getByTestId('absent').textContent()).toMatch(
        /Marie n’est pas encore là\. .*vous pourrez réclamer/,
      );
      await look(anne, `share-${answer}`);
      await anne.getByTestId(answer).waitFor({ timeout: PATIENCE });
      expect(await anne.getByTestId('absent').textContent()).toContain('Marie n’est pas encore là. Réclamez');
      await look(anne, `share-${answer}-now`);
      await anne.getByTestId(answer).click();
      await anne.getByTestId(answer === 'claim' ? 'end' : 'stopped').waitFor();
      await look(anne, `share-${answer}-over`);
    }
  },
);
