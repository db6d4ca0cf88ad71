import '../helpers/browserless';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../src/features/trainer/answers';
import { lessonAt } from '../../src/features/course/load';
import { asWhite } from '../../src/wire/drills/parse';
import { moved, parseTrid, type Board } from '../../src/wire/messages/trid';
import { referee } from '../helpers/referee';

/** A play of the benchmark: what it is worth, in thousandths of a tour, and the men it leaves. */
interface JudgedPlay {
  worth: number;
  board: Board;
}

/** The plays of the first throws, the best first. */
const early: JudgedPlay[][] = readFileSync(new URL('../../../data/benchmark/plays.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('TRID='))
  .map((line) => line.split(' | '))
  .map(([trid = '', ...answers]) => [`TRID=${asWhite(trid.slice('TRID='.length))}`, answers] as const)
  .filter(([trid]) => thrown(trid) <= 5)
  .map(([trid, answers]) => answers.map((answer) => judgedPlay(parseTrid(trid)!.board, answer)))
  .map((plays) => plays.toSorted((a, b) => b.worth - a.worth));

/** Returns how often White, who is asked, has thrown. */
function thrown(trid: string): number {
  return Number(trid.split(':')[8]!.split('.')[0]);
}

/** Reads `1/7 5/8 = 10.65 19.29 8.06`, played out in two halves, or `4/8 1/7 ~ -9.1`, looked at. */
function judgedPlay(board: Board, answer: string): JudgedPlay {
  const [play = '', figures = ''] = answer.split(/ [=~] /);
  const [one = 0, two = one] = figures.split(' ').map(Number);
  const steps = stepsOf(play);
  return { worth: (one + two) / 2, board: steps.reduce((now, [from, to]) => moved(now, 'white', from, to), board) };
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const alone = (first: number, last: number) => (play: JudgedPlay) =>
  from(first, last).filter((at) => play.board.men[at] === 1).length;
const cases = (first: number, last: number) => (play: JudgedPlay) =>
  from(first, last).filter((at) => play.board.men[at]! >= 2).length;

/** Of the pairs of a best play and one clearly worse that differ in it, the share in which the best has more of it. */
function inFavour(count: (play: JudgedPlay) => number): number {
  const pairs = early.flatMap(([best, ...others]) =>
    others.map((other) => ({ lost: best!.worth - other.worth, more: count(best!) - count(other) })),
  );
  const some = pairs.filter(({ lost, more }) => lost >= 20 && lost <= 250 && more !== 0);
  expect(some.length).toBeGreaterThan(50);
  return some.filter(({ more }) => more > 0).length / some.length;
}

const { script } = await lessonAt(13);

describe('what lesson 13 teaches, in the first five throws of the benchmark', () => {
  it('holds: men may stand alone below, on 2 to 6, and hardly ever above, on 8 to 11', () => {
    expect(inFavour(alone(2, 6))).toBeGreaterThan(0.5);
    expect(inFavour(alone(8, 11))).toBeLessThan(0.05);
  });

  it('holds: fresh men first, cases on 8, 9 and 10, the corner as soon as it can be had', () => {
    expect(inFavour(({ board }) => -board.men[1]!)).toBeGreaterThan(0.85);
    expect(inFavour(cases(8, 10))).toBeGreaterThan(0.8);
    expect(inFavour(cases(12, 12))).toBeGreaterThan(0.95);
  });

  it('is not contradicted by the position that shows it', () => {
    const { order } = script;
    if (order?.kind !== 'show') throw new Error('something shown is wanted');
    const play = { worth: 0, board: parseTrid(order.trid)!.board };
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
