import { describe, expect, it } from 'vitest';
import * as geometry from '../../src/board/geometry';
import { draw } from '../../src/board/arrows';
import { meant } from '../../src/board/aim';
import { metricsFor } from '../../src/board/metrics';
import { track } from '../../src/board/men';
import { neighbour } from '../../src/board/roving';
import type { Score } from '../../src/wire/described/messages';
import { SIDES, absolute } from '../../src/wire/messages/fleches';
import { moved, parseBoard } from '../../src/wire/messages/trid';

const rooms = [
  [888, 652],
  [390, 400],
  [520, 376],
  [676, 640],
] as const;
const score = (more: Partial<Score> = {}): Score => ({
  points: 0,
  holes: 0,
  bredouille: false,
  jetons: 1,
  pavillon: false,
  ...more,
});
const { place } = geometry;

describe.each(rooms)('a board in a room of %i by %i', (width, height) => {
  const m = metricsFor(width, height);

  it('alternates its grounds unbroken, and the talons differ', () => {
    for (let f = 1; f < 24; f += 1) expect(geometry.ground(f)).not.toBe(geometry.ground(f + 1));
    expect(geometry.ground(1)).not.toBe(geometry.ground(24));
  });

  it('faces each flèche with the one counted from the other side', () => {
    for (let f = 1; f <= 12; f += 1) {
      expect(place(m, 'white', f).x).toBeCloseTo(place(m, 'white', 25 - f).x);
      expect(place(m, 'white', f).top).toBe(false);
      expect(place(m, 'black', f).top).toBe(true);
    }
  });

  it('puts the jeton at the tip its law gives', () => {
    const law = [
      [2, 2],
      [4, 4],
      [6, 6],
      [8, 7],
      [10, 12],
    ] as const;
    for (const side of SIDES) {
      for (const [points, fleche] of law) {
        const [jeton] = geometry.jetonsAt(m, 'white', side, score({ points }));
        const tip = place(m, 'white', absolute(side, fleche));
        expect(jeton!.x).toBeCloseTo(tip.x);
        expect(Math.abs(jeton!.y - tip.tip)).toBeLessThan(12);
      }
    }
  });

  it('lays the jetons between the talons at no points, none on another', () => {
    const scores = { white: score(), black: score() };
    const all = [
      geometry.spareJeton(m, scores)!,
      ...SIDES.flatMap((side) => geometry.jetonsAt(m, 'white', side, scores[side])),
    ];
    for (const a of all) {
      expect(a.x).toBeCloseTo(place(m, 'white', 1).x);
      for (const b of all) if (a !== b) expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(m.jeton - 1);
    }
  });

  it('overlaps the double jeton by a third', () => {
    const [a, b] = geometry.jetonsAt(m, 'white', 'white', score({ points: 8, jetons: 2 }));
    expect(b!.x - a!.x).toBeCloseTo((m.jeton * 2) / 3);
  });

  it('puts the fichet at its hole, and in the talon rail at none', () => {
    for (const side of SIDES) {
      for (let n = 1; n <= 12; n += 1) {
        const hole = geometry.holeAt(m, 'white', side, n);
        expect(hole.x).toBeCloseTo(place(m, 'white', absolute(side, n)).x);
        expect(Math.min(hole.y, m.height - hole.y)).toBeLessThan(m.sideRail);
      }
      expect(geometry.holeAt(m, 'white', side, 0).x).toBeLessThan(m.endRail);
    }
  });

  it('moves the pavillon to its holder', () => {
    const middle = geometry.flagAt(m, 'white', null);
    expect(middle.y).toBeCloseTo(m.height / 2);
    const held = geometry.flagAt(m, 'white', 'white');
    expect(held).toEqual(geometry.holeAt(m, 'white', 'white', 0));
  });

  it('shows all fifteen men of a stack, inside their flèche', () => {
    const ys = Array.from({ length: 15 }, (_, i) => geometry.manAt(m, 'white', 1, i, 15).y);
    const scale = Math.min(width / m.width, height / m.height);
    for (let i = 1; i < 15; i += 1) expect((ys[i - 1]! - ys[i]!) * scale).toBeGreaterThanOrEqual(3);
    expect(ys[14]! - m.man / 2).toBeGreaterThanOrEqual(place(m, 'white', 1).tip);
  });

  it('finds the flèche under its own middle', () => {
    for (let f = 1; f <= 24; f += 1) {
      const p = place(m, 'white', f);
      expect(geometry.under(m, 'white', { x: p.x, y: p.base + p.up * 20 })).toBe(f);
    }
  });

  it('takes a near miss for the legal target', () => {
    const p = place(m, 'white', 8);
    const aim = {
      m,
      bottom: 'white' as const,
      targets: [8],
      sources: [],
      chosen: 1,
      offWidth: m.endRail,
      mover: 'white' as const,
    };
    const beside = { x: p.left + m.column + 10, y: p.base - 30 };
    expect(meant(aim, beside, 44)).toBe(8);
    expect(meant(aim, beside, 0)).toBe(9);
  });
});

it('a man that leaves the board is shown by its arrow, one that comes to a flèche by a ring too', () => {
  const m = metricsFor(888, 652);
  const board = parseBoard('-----------------------A')!;
  const shown = (at: number[], paths: number[][]) => draw(m, 'white', board, 'white', { at, paths: [paths] });
  expect(shown([25], [[24, 25]]).rings).toEqual([]);
  expect(shown([25], [[24, 25]]).arrows).toHaveLength(1);
  expect(shown([24], [[20, 24]]).rings).toHaveLength(1);
});

describe('men with names', () => {
  const start = parseBoard(`O${'-'.repeat(22)}o`)!;

  it('are fifteen a side', () => {
    const men = track([], start);
    expect(men.filter(({ side }) => side === 'white')).toHaveLength(15);
    expect(new Set(men.map(({ id }) => id)).size).toBe(30);
  });

  it('travel one at a time, from the top of their stack', () => {
    const before = track([], start);
    const after = track(before, moved(start, 'white', 1, 5));
    const gone = after.filter((man, i) => man.at !== before[i]!.at);
    expect(gone).toHaveLength(1);
    expect(gone[0]).toMatchObject({ side: 'white', at: 5, level: 0, count: 1 });
    expect(before.find(({ id }) => id === gone[0]!.id)?.level).toBe(14);
  });
});

describe('arrow keys', () => {
  it('go along a side and across', () => {
    expect(neighbour('ArrowRight', 3, 'white', 'white', undefined)).toBe(4);
    expect(neighbour('ArrowRight', 22, 'white', 'white', undefined)).toBe(21);
    expect(neighbour('ArrowUp', 3, 'white', 'white', undefined)).toBe(22);
    expect(neighbour('ArrowUp', 22, 'white', 'white', undefined)).toBe(22);
    expect(neighbour('ArrowDown', 22, 'white', 'white', undefined)).toBe(3);
    expect(neighbour('ArrowLeft', 1, 'white', 'white', undefined)).toBe(1);
    expect(neighbour('End', 3, 'white', 'black', undefined)).toBe(13);
  });

  it('reach the way off beside the last flèche', () => {
    expect(neighbour('ArrowLeft', 24, 'white', 'white', 25)).toBe(25);
    expect(neighbour('ArrowRight', 25, 'white', 'white', 25)).toBe(24);
    expect(neighbour('ArrowLeft', 1, 'white', 'black', 0)).toBe(0);
  });
});
