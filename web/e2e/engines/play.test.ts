import { afterEach, describe, expect, it } from 'vitest';
import { firefox } from '../helpers/engines/firefox';
import { visiting } from '../helpers/engines/visiting';
import type { Visitor } from '../helpers/engines/visitor';
import { webkit } from '../helpers/engines/webkit';
import { played } from '../helpers/records';

/** A seed by which somebody goes off early. */
const SEED = '5e'.repeat(32);

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s', (_, engine) => {
  const { server, visit } = visiting([engine]);

  /** Somebody at a game with the computer, whose dice are known. */
  async function player(): Promise<Visitor> {
    const visitor = await visit('#/new');
    await visitor.click('where', 'summary');
    await visitor.write('own-seed', SEED);
    await visitor.click('play');
    return visitor;
  }

  it('plays a relevé against the computer', async () => {
    const anne = await player();
    await anne.asked();
    let begun = false;
    for (let piled = await inPile(anne); !begun || !piled; piled = await inPile(anne)) {
      begun ||= !piled;
      expect(await anne.act()).not.toBe('over');
      await anne.asked();
    }
    expect(await holes(anne)).toBeGreaterThan(0);
  });

  it('meets an opponent of the strength at which the slider was pressed, and a step below', async () => {
    const anne = await visit('#/');
    const before = await strength(anne);
    await anne.click('strength');
    const pressed = await strength(anne);
    expect(pressed).not.toBe(before);
    await anne.click('weaker');
    const chosen = await strength(anne);
    expect(chosen).toBeLessThan(pressed);
    await anne.click('play-strength');
    await anne.asked();
    await anne.tab.waitFor((name) => document.body.textContent.includes(name), `Bot ${chosen}`);
  });

  it('loses nothing by a reload in the midst of a turn', async () => {
    const anne = await player();
    while ((await anne.asked()) !== 'move') await anne.act();
    await anne.moveOne();
    await anne.sees('undo');
    const before = await anne.standing();
    await anne.tab.reload();
    await anne.sees('undo');
    expect(await anne.standing()).toEqual(before);
    await anne.playTurn();
    expect(await anne.asked()).not.toBe('over');
  });

  it('advises, and judges a game', async () => {
    const anne = await player();
    while ((await anne.asked()) !== 'move') await anne.act();
    await anne.click('hint');
    expect(await anne.count('hint-way')).toBeGreaterThan(1);
    const { made } = await played(server.url);
    await anne.tab.open(`${server.url}#/game/${made.game}`);
    await anne.click('replay-next');
    await anne.finds('[data-testid=replay-status][data-roll="2"]');
    await anne.tab.open(`${server.url}#/review/${made.game}`);
    await anne.finds('[data-testid=error-rate]');
    expect(await anne.count('mistake')).toBeGreaterThan(0);
    expect(await anne.count('error-rate')).toBe(2);
  });

  describe('without a network', () => {
    // However a test ends, the next one finds a server.
    afterEach(async () => {
      await server.kill();
      await server.start();
    });

    it('opens the page, goes on with the game and begins another', async () => {
      const anne = await player();
      while ((await anne.asked()) !== 'roll') await anne.act();
      await anne.tab.waitFor(() => navigator.serviceWorker.controller?.state === 'activated');
      await server.kill();
      const before = await anne.standing();
      await anne.tab.reload();
      expect(await anne.asked()).toBe('roll');
      expect(await anne.standing()).toEqual(before);
      await anne.act();
      await anne.playTurn();
      await anne.asked();
      expect(await anne.men()).not.toBe(before[0]);
      await anne.tab.open(`${server.url}#/`);
      await anne.click('play');
      while ((await anne.asked()) !== 'move') await anne.act();
    });
  });
});

/** Returns whether all men of one side stand on its talon, as at the beginning of a relevé. */
async function inPile(visitor: Visitor): Promise<boolean> {
  const men = (await visitor.men()).split(' ');
  return ['white', 'black'].some((side) => {
    const places = new Set(men.filter((man) => man.startsWith(side)));
    return places.size === 1;
  });
}

/** The strength that the slider shows. */
async function strength(visitor: Visitor): Promise<number> {
  await visitor.sees('strength');
  return visitor.tab.look(() => document.querySelector<HTMLInputElement>('[data-testid=strength]')!.valueAsNumber);
}

/** The holes of both. */
async function holes(visitor: Visitor): Promise<number> {
  const of = await Promise.all(['score-w', 'score-b'].map((id) => visitor.attribute(id, 'data-holes')));
  return of.reduce((sum, n) => sum + Number(n), 0);
}
