import '../helpers/browserless';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readerOf } from '../../src/features/study/studies/reader';
import { GameLines } from '../../src/pages/desk/lines/gameLines.svelte';
import { isPlayOf, CourrierDesk } from '../../src/pages/courrier/courrierDesk.svelte';
import { courrierPlayedAt } from '../../src/pages/desk/lines/said';
import type { Dice, Side, Step } from '../../src/wire/described/messages';
import { begin } from '../../src/wire/module/module';
import { studying } from '../../src/wire/module/studying';

const MODULE = fileURLToPath(new URL('../../wasm/trictrac.wasm', import.meta.url));
const study = studying(await begin(await WebAssembly.compile(readFileSync(MODULE))));
const reader = readerOf(study);

const TAGS = '[Game "courrier"]\n[Points "3"]\n';
const ROLLS = '0. W lead\n1. W 65 : 1/7 7/12\n2. B 32 : 1/4 4/6\n3. W 21 : 12/14 14/15\n';
/** Both sides' men near the end, White to throw. */
const ENDING = 'S4=------a-----------BB----:w:R:-:1-0:3';

function linesOf(text: string): GameLines<CourrierDesk> {
  const replayed = study.replay(text);
  if (replayed.say !== 'replay') throw new Error(JSON.stringify(replayed));
  const rolls = replayed.record.split('\n').filter((line) => /^[1-9]\d*\. /.test(line)).length;
  return new GameLines(replayed, new CourrierDesk({ reader, own: null }), reader, () => rolls);
}

const rollOf = (number: number, side: Side, dice: Dice) => ({ number, side, dice });
const play = (...steps: Step[]) => ({ type: 'play' as const, steps });

/** Throws dice where a line is, and waits until the roll is on the board. */
async function thrown({ desk }: GameLines<CourrierDesk>, dice: Dice): Promise<void> {
  desk.throwDice(dice);
  await desk.read();
}

describe('lines of play beside a match of Le Tric Trac', () => {
  it('stand under the roll that they leave, go on with any dice, are walked along and deleted', async () => {
    const lines = linesOf(TAGS + '\n' + ROLLS);
    const { desk } = lines;
    await lines.take(rollOf(2, 'black', [3, 2]), null, play([1, 3], [3, 6]));
    expect([desk.inside, lines.branch]).toEqual([true, 2]);
    expect(courrierPlayedAt(desk.editor!.tree, desk.editor!.at, 'white')).toBe('13/15/18');
    await desk.read();
    expect(desk.line?.roll).toMatchObject({ number: 2, side: 'black', dice: [3, 2] });
    await thrown(lines, [4, 3]);
    expect(desk.line?.roll).toMatchObject({ number: 3, side: 'white', dice: [4, 3], steps: null });
    await desk.take(play([12, 16], [16, 19]));
    expect(lines.from(2)?.first.length).toBe(1);
    expect(desk.editor!.place.line).toBe('3. W 43 : 12/16 16/19');
    expect(lines.back()).toBe(true);
    expect(desk.editor!.place.line).toContain('2. B 32');
    lines.next();
    expect(desk.editor!.place.line).toContain('3. W 43');
    desk.leave();
    lines.enter(2);
    expect(desk.editor!.place.line).toBe('2. B 32 : 1/3 3/6');
    await lines.remove(desk.editor!.at);
    expect([desk.inside, lines.from(2)]).toEqual([false, null]);
  });

  it('are not begun by the play of the match itself', async () => {
    const lines = linesOf(TAGS + '\n' + ROLLS);
    await lines.take(rollOf(2, 'black', [3, 2]), null, play([1, 4], [4, 6]));
    expect([lines.desk.inside, lines.from(2)]).toEqual([false, null]);
    expect(
      isPlayOf(
        [
          [1, 4],
          [4, 6],
        ],
        [
          [1, 3],
          [3, 6],
        ],
      ),
    ).toBe(true);
    expect(
      isPlayOf(
        [
          [1, 4],
          [4, 6],
        ],
        [
          [1, 4],
          [1, 3],
        ],
      ),
    ).toBe(false);
    expect(isPlayOf(null, [])).toBe(false);
  });

  it('pass over a roll of which nothing can be played', async () => {
    // Black waits with all men behind six held flèches.
    const blocked = `${TAGS}[Start "S4=------------oBBBBBBC----:b:R:-:0-0:3"]\n\n1. B 11 : -\n`;
    const lines = linesOf(blocked);
    await lines.goOn([2, 1], 'white');
    await lines.desk.read();
    await lines.desk.take(play([20, 22], [20, 21]));
    await thrown(lines, [6, 5]);
    expect(lines.desk.editor!.place.line).toBe('3. B 65 : -');
    expect(lines.desk.thrown).toBeNull();
  });

  it('go on after the end of a game, and end with the match', async () => {
    for (const [won, stage] of [
      [1, 'roll'],
      [2, 'over'],
    ] as const) {
      const lines = linesOf(`${TAGS}[Start "${ENDING.replace(':1-0:', `:${won}-0:`)}"]\n\n1. W 65 : 19/o 20/o\n`);
      const { desk } = lines;
      await lines.goOn([2, 1], 'black');
      await desk.read();
      await desk.take(play([19, 21], [21, 22]));
      await thrown(lines, [6, 5]);
      await desk.take(play([19, 25], [20, 25]));
      expect(desk.editor!.place).toMatchObject({ stage });
      expect(lines.branch).toBe(2);
      desk.throwDice([6, 5]);
      expect(desk.thrown === null).toBe(stage === 'over');
    }
  });
});
