import { expect, it } from 'vitest';
import { costs, sharedThrows, sums } from '../../src/features/tournament/mirrored/throws';
import type { Dice, Line, Side } from '../../src/wire/described/messages';
import type { Answered } from '../../src/wire/messages/analysis';
import { line } from '../helpers/samples';

/** A board whose throws are named by their side and dice, each played at once; the lead comes first and gives a roll. */
function board(...throws: [Side, Dice, string][]): Line[] {
  const lines: Line[] = [{ ...line(1, { type: 'lead', first: 'white', throws: [[4, 2]] }), side: 'white' }];
  const add = (side: Side, one: Line['do'], trid: string) => lines.push({ ...line(lines.length + 1, one), side, trid });
  for (const [side, dice, trid] of [['white', [4, 2], 'lead'], ...throws] as [Side, Dice, string][]) {
    add(side, { type: 'roll', dice }, trid);
    add(side, { type: 'play', steps: [[1, 5]] }, trid);
  }
  return lines;
}

const ONE = board(['black', [3, 1], 'a'], ['white', [6, 5], 'b'], ['white', [2, 2], 'c'], ['black', [5, 4], 'd']);
const TWO = board(['black', [3, 1], 'a'], ['white', [6, 5], 'B'], ['black', [5, 4], 'D']);

it('the throws of each side stand side by side, by their numbers', () => {
  const [white, black] = sharedThrows([ONE, TWO]);
  expect(white!.throws.map(({ number, dice, boards }) => [number, dice, boards.map((one) => one?.at)])).toEqual([
    [0, [4, 2], ['lead', 'lead']],
    [1, [6, 5], ['b', 'B']],
    [2, [2, 2], ['c', undefined]],
  ]);
  expect(black!.throws.map(({ number, dice }) => [number, dice])).toEqual([
    [1, [3, 1]],
    [2, [5, 4]],
  ]);
});

it('positions are the same up to the first throw that falls in another one', () => {
  expect(sharedThrows([ONE, TWO]).map(({ sameUntil }) => sameUntil)).toEqual([0, 1]);
  expect(sharedThrows([ONE, ONE]).map(({ sameUntil }) => sameUntil)).toEqual([2, 2]);
});

it('the sum counts the throws that both have had', () => {
  const answer = (n: number, holes: number, more: Partial<Answered> = {}) =>
    ({ n, legal: true, grade: 'doubtful', lost: { unit: 0, holes, mille: 0 }, ...more }) as Answered;
  const first = costs([answer(1, 0.5), answer(3, 0.25), answer(4, 2), answer(3, 0.25), answer(2, 1, { legal: false })]);
  const second = costs([answer(3, -0.1), answer(1, 0.125)]);
  expect([...first]).toEqual([
    [1, 0.5],
    [3, 0.5],
    [4, 2],
  ]);
  const [white] = sharedThrows([ONE, TWO]);
  expect(sums(white!, [first, second])).toEqual([1, 0.125]);
});
