import { describe, expect, it } from 'vitest';
import { metricsFor } from '../../src/board/metrics';
import { place } from '../../src/board/geometry';
import { landingAt, neighbour, offAt, standAt } from '../../src/features/courrier/geometry';
import { across, boardOf, courierOf, courierOut, placeOf, stepped } from '../../src/state/courrier/path';
import { RACE_LAWS } from '../../src/wire/described/codes';
import type { NumberedStep, CourrierDone, CourrierLine } from '../../src/wire/described/messages';
import { rolls } from '../../src/state/courrier/rolls';
import {
  attempt,
  keyOf,
  numbersLeft,
  sources,
  targets,
  unknown,
  usedDice,
  type Known,
} from '../../src/state/courrier/steps';
import { frames, settled } from '../../src/state/courrier/view';
import { playText, refusalText, winText } from '../../src/state/courrier/sentences';
import { tables } from '../helpers/sentences';

const START = 'S4=O-----------o-----------:w:R:-:0-0:3';
const { fr, en } = tables;

function line(n: number, done: CourrierDone, more: Partial<CourrierLine> = {}): CourrierLine {
  return {
    say: 'line',
    n,
    side: 'white',
    do: done,
    position: START,
    score: { white: 0, black: 0 },
    won: null,
    forfeit: { white: 2, black: 2 },
    over: null,
    turn: { side: 'white', stage: 'roll' },
    ...more,
  };
}

describe('the two paths', () => {
  it('lie half a circuit apart and run the same way', () => {
    for (let f = 1; f <= 24; f += 1) {
      expect(across(across(f))).toBe(f);
      expect(placeOf('white', 'white', f)).toBe(placeOf('white', 'black', across(f)));
      expect(placeOf('black', 'black', f)).toBe(placeOf('white', 'white', f));
    }
    expect(placeOf('white', 'black', 25)).toBe(25);
  });

  it('begin at the left hand of the player opposite', () => {
    const m = metricsFor(1000, 700);
    const own = place(m, 'white', placeOf('white', 'white', 1));
    const his = place(m, 'white', placeOf('white', 'black', 1));
    expect([own.top, own.x > m.width / 2]).toEqual([true, true]);
    expect([his.top, his.x > m.width / 2]).toEqual([false, false]);
  });

  it('put the men of a text where each side sits', () => {
    for (const bottom of ['white', 'black'] as const) {
      const board = boardOf(START, bottom);
      expect(board.men[placeOf(bottom, 'white', 1)]).toBe(15);
      expect(board.men[placeOf(bottom, 'black', 1)]).toBe(-15);
      expect(board.off).toEqual({ white: 0, black: 0 });
    }
  });

  it('know the courier by the men', () => {
    const start = boardOf(START, 'white');
    expect(courierOf(start, 'white', 'white')).toBeNull();
    expect(courierOut(start, 'white', 'white')).toBe(true);
    const gone = stepped(start, 'white', 'white', [
      [1, 7],
      [7, 12],
    ]);
    expect(courierOf(gone, 'white', 'white')).toBe(12);
    const home = stepped(gone, 'white', 'white', [[12, 19]]);
    expect(courierOf(home, 'white', 'white')).toBeNull();
    expect(courierOut(home, 'white', 'white')).toBe(false);
  });
});

describe('the board', () => {
  const m = metricsFor(1000, 700);

  it('carries the courier on the points, and at the base in the last quarter', () => {
    const board = stepped(boardOf(START, 'white'), 'white', 'white', [[1, 9]]);
    const at = placeOf('white', 'white', 9);
    const p = place(m, 'white', at);
    expect(Math.abs(standAt(m, 'white', board, 'white', at, 0, 1).y - p.tip)).toBeLessThan(m.man / 2);
    expect(
      Math.abs(
        landingAt(m, 'white', board, 'white', placeOf('white', 'white', 20)).y -
          place(m, 'white', placeOf('white', 'white', 20)).base,
      ),
    ).toBeLessThan(m.man);
  });

  it('lets each side leave at its own right hand', () => {
    expect(offAt(m, 'white', 'white', 0).x).toBeGreaterThan(m.width / 2);
    expect(offAt(m, 'white', 'black', 0).x).toBeLessThan(m.width / 2);
    expect(offAt(m, 'black', 'black', 0)).toEqual(offAt(m, 'white', 'white', 0));
  });

  it('is walked by the arrow keys as it lies', () => {
    expect(neighbour('ArrowRight', 1, 'white', null)).toBe(2);
    expect(neighbour('ArrowRight', 12, 'white', null)).toBe(12);
    expect(neighbour('ArrowRight', 12, 'white', 'white')).toBe(25);
    expect(neighbour('ArrowLeft', 24, 'white', 'black')).toBe(25);
    expect(neighbour('ArrowRight', 14, 'white', null)).toBe(13);
    expect(neighbour('ArrowUp', 3, 'white', null)).toBe(22);
    expect(neighbour('ArrowLeft', 25, 'white', 'white')).toBe(12);
    expect(neighbour('Home', 5, 'white', null)).toBe(13);
    expect(neighbour('a', 5, 'white', null)).toBeNull();
  });
});

describe('the steps of a turn', () => {
  const step = (from: number, to: number, number: number): NumberedStep => [from, to, number];
  const known: Known = new Map([
    ['', [step(1, 5, 4), step(1, 3, 2)]],
    ['1/5', [step(5, 7, 2)]],
    ['1/3', [step(3, 7, 4)]],
    ['1/5 5/7', []],
  ]);

  it('lead a man on by several numbers in a row', () => {
    expect(sources(known, [])).toEqual([1]);
    expect(targets(known, [], 1, 4).map(({ to }) => to)).toEqual([5, 3, 7]);
    expect(
      targets(known, [], 1, 2)
        .find(({ to }) => to === 7)
        ?.move.map(([from, to]) => [from, to]),
    ).toEqual([
      [1, 3],
      [3, 7],
    ]);
    expect(targets(known, [step(1, 5, 4)], 5, 2)).toEqual([{ to: 7, move: [step(5, 7, 2)] }]);
  });

  it('ask only for what is not known yet', () => {
    expect(unknown(known, [], 1)).toEqual([]);
    const less = new Map([...known].filter(([key]) => key !== '1/5 5/7'));
    expect(unknown(less, [], 1).map(keyOf)).toEqual(['1/5 5/7']);
  });

  it('spend the dice, a doublet four times', () => {
    expect(numbersLeft([4, 2], [step(1, 5, 4)])).toEqual([2]);
    expect(numbersLeft([3, 3], [step(1, 4, 3)])).toEqual([3, 3, 3]);
    expect(usedDice([4, 2], [step(1, 3, 2)])).toEqual([false, true]);
    expect(usedDice([3, 3], [step(1, 4, 3), step(4, 7, 3)])).toEqual([true, false]);
  });

  it('guess the rests of a step that is too long', () => {
    expect(attempt([4, 2], [], 1, 7)).toEqual([
      [1, 5],
      [5, 7],
    ]);
    expect(attempt([3, 3], [], 1, 10)).toEqual([
      [1, 4],
      [4, 7],
      [7, 10],
    ]);
    expect(attempt([4, 2], [], 1, 6)).toEqual([[1, 6]]);
    expect(attempt([4, 2], [], 20, 25)).toEqual([[20, 25]]);
  });
});

describe('the lines', () => {
  const lines = [
    line(1, {
      type: 'lead',
      throws: [
        [2, 2],
        [5, 2],
      ],
      first: 'white',
    }),
    line(
      2,
      { type: 'roll', dice: [6, 5] },
      { turn: { side: 'white', stage: 'move', dice: [6, 5], first_steps: [], nothing: false } },
    ),
    line(
      3,
      {
        type: 'play',
        steps: [
          [1, 7],
          [7, 12],
        ],
      },
      { position: 'S4=N----------Ao-----------:b:R:-:0-0:3', turn: { side: 'black', stage: 'roll' } },
    ),
    line(
      4,
      { type: 'resign' },
      { side: 'black', score: { white: 2, black: 0 }, won: { winner: 'white', points: 2, by: 'resign' } },
    ),
  ];

  it('are shown man after man', () => {
    expect(frames(START, lines, 1, 'white', false).map(({ kind }) => kind)).toEqual(['dice', 'dice', 'rest']);
    expect(frames(START, lines, 3, 'white', false).map(({ kind }) => kind)).toEqual(['man', 'man', 'rest']);
    expect(frames(START, lines, 3, 'white', true).map(({ kind }) => kind)).toEqual(['rest', 'rest']);
    expect(settled(START, lines, 3, 'white').board.men[placeOf('white', 'white', 12)]).toBe(1);
    expect(settled(START, lines, 4, 'white').score).toEqual({ white: 2, black: 0 });
  });

  it('make a sheet of rolls that shows the games', () => {
    const [roll, ...more] = rolls(lines, 4);
    expect(more).toEqual([]);
    expect(roll).toMatchObject({
      line: 2,
      number: 1,
      dice: [6, 5],
      steps: [
        [1, 7],
        [7, 12],
      ],
      won: { winner: 'white', points: 2 },
    });
  });
});

describe('the words', () => {
  it('are there for every law in both languages', () => {
    for (const t of [fr, en])
      for (const law of RACE_LAWS)
        expect(refusalText(t, 'white', 'white', { law, rule: 'J3', from: 1, to: 4 })).toContain('J3');
  });

  it('say plays and endings', () => {
    expect(
      playText(en, 'white', 'white', [
        [1, 7],
        [7, 12],
        [20, 25],
      ]),
    ).toBe('1/7/12 20/off');
    expect(
      playText(en, 'white', 'black', [
        [1, 7],
        [20, 25],
      ]),
    ).toBe('13/19 8/off');
    expect(playText(fr, 'white', 'white', [])).toBe('rien');
    const seats = { white: { name: '' }, black: { name: 'Denis' }, you: [0] };
    expect(winText(fr, seats, { winner: 'white', points: 2, by: 'out' })).toContain('deux points');
    expect(winText(fr, seats, { winner: 'white', points: 1, by: 'resign' })).toBe('Denis abandonne.');
    expect(winText(en, seats, { winner: 'black', points: 1, by: 'resign' })).toBe('You resign.');
  });
});
