import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { lessonAt } from '../../src/features/course/load';
import { parseTrid } from '../../src/wire/messages/trid';
import { alone, benchmark, cases, inFavour, pairsOf, thrown, type JudgedAnswer } from '../helpers/benchmark';
import { referee } from '../helpers/referee';

const early = pairsOf(benchmark('plays').filter((position) => thrown(position) <= 5));

/** Of the pairs that differ in it, the share in which the best play has more of it. */
function favoured(count: (play: JudgedAnswer) => number): number {
  const { share, of } = inFavour(early, count);
  expect(of).toBeGreaterThan(50);
  return share;
}

const { script } = await lessonAt(13);

describe('what lesson 13 teaches, in the first five throws of the benchmark', () => {
  it('holds: men may stand alone below, on 2 to 6, and hardly ever above, on 8 to 11', () => {
    expect(favoured(alone(2, 6))).toBeGreaterThan(0.5);
    expect(favoured(alone(8, 11))).toBeLessThan(0.05);
  });

  it('holds: fresh men first, cases on 8, 9 and 10, the corner as soon as it can be had', () => {
    expect(favoured(({ board }) => -board.men[1]!)).toBeGreaterThan(0.85);
    expect(favoured(cases(8, 10))).toBeGreaterThan(0.8);
    expect(favoured(cases(12, 12))).toBeGreaterThan(0.95);
  });

  it('is not contradicted by the position that shows it', () => {
    const { order } = script;
    if (order?.kind !== 'show') throw new Error('something shown is wanted');
    const play = { text: '', worth: 0, board: parseTrid(order.trid)!.board };
    expect(alone(8, 11)(play)).toBe(0);
    expect(alone(2, 6)(play)).toBe(order.at!.length);
  });

  it('is what the engine plays: two cases below, and a man put in to fill', () => {
    const { below, put } = script;
    if (below?.kind !== 'play' || put?.kind !== 'show') throw new Error('other steps are wanted');
    const best = (trid: string, dice: readonly [number, number]) => {
      const { line } = referee.judge({ trid, dice: [...dice] });
      const answer = referee.hint(line.trid).ways[0]!.answer;
      return 'steps' in answer ? answer.steps.map((step) => step.join('/')).toSorted() : [];
    };
    expect(best(below.trid, below.dice)).toEqual(['1/3', '1/4']);
    expect(best(put.trid, put.dice!)).toContain('2/8');
  });
});
