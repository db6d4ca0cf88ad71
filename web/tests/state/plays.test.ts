import { describe, expect, it } from 'vitest';
import {
  attempt,
  byNumber,
  complete,
  helpless,
  numbersLeft,
  open,
  sources,
  steps,
  targets,
  type Move,
} from '../../src/state/game/plays';
import type { Play } from '../../src/wire/described/messages';

// Dice 4 and 2: one man plays both over either rest, or two men play one each.
const PLAYS: Play[] = [
  [
    [1, 5, 4],
    [5, 7, 2],
  ],
  [
    [1, 3, 2],
    [3, 7, 4],
  ],
  [
    [1, 5, 4],
    [1, 3, 2],
  ],
  [
    [1, 3, 2],
    [1, 5, 4],
  ],
];
const first: Move = [[1, 5, 4]];

describe('plays matched by their beginnings', () => {
  it('offers the first men, then only those that go on', () => {
    expect(sources(PLAYS, [])).toEqual([1]);
    expect(sources(PLAYS, [first]).sort()).toEqual([1, 5]);
    expect(open(PLAYS, [first])).toHaveLength(2);
  });

  it('offers each number and the sum, by the preferred die first', () => {
    const found = targets(PLAYS, [], 1, 2);
    expect(found.map(({ to }) => to).sort()).toEqual([3, 5, 7]);
    expect(found.find(({ to }) => to === 7)?.move).toEqual([
      [1, 3, 2],
      [3, 7, 4],
    ]);
    expect(targets(PLAYS, [], 1, 4).find(({ to }) => to === 7)?.move).toEqual([
      [1, 5, 4],
      [5, 7, 2],
    ]);
  });

  it('does not take two men for one', () => {
    const two: Play[] = [
      [
        [6, 12, 6],
        [8, 12, 4],
      ],
    ];
    expect(targets(two, [], 6, 6)).toEqual([{ to: 12, move: [[6, 12, 6]] }]);
  });

  it('knows a whole play', () => {
    expect(complete(PLAYS, [first])).toBe(false);
    expect(complete(PLAYS, [first, [[1, 3, 2]]])).toBe(true);
    expect(steps([first, [[1, 3, 2]]])).toEqual([
      [1, 5],
      [1, 3],
    ]);
  });

  it('plays a number from a flèche', () => {
    expect(byNumber(PLAYS, [], 1, 2)).toEqual([1, 3, 2]);
    expect(byNumber(PLAYS, [], 1, 6)).toBeNull();
  });

  it('knows when nothing can be played', () => {
    expect(helpless([[]])).toBe(true);
    expect(helpless(PLAYS)).toBe(false);
  });

  it('counts the numbers left, both used by puissance', () => {
    expect(numbersLeft([4, 2], [])).toEqual([4, 2]);
    expect(numbersLeft([3, 3], [[[1, 4, 3]]])).toEqual([3]);
    expect(numbersLeft([4, 2], [[[9, 12, 0]]])).toEqual([]);
  });

  it('spells out what a person seems to try', () => {
    expect(attempt([4, 2], [], 1, 7)).toEqual([
      [1, 5],
      [5, 7],
    ]);
    expect(attempt([4, 2], [], 1, 6)).toEqual([[1, 6]]);
    expect(attempt([4, 2], [first], 5, 8)).toEqual([
      [1, 5],
      [5, 8],
    ]);
  });
});
