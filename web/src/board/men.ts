import { OFF, absolute, type Absolute } from '../wire/messages/fleches';
import type { Side } from '../wire/described/messages';
import { menAt, type Board } from '../wire/messages/trid';

/** One man with a lasting name, so that its travel can be shown. */
export interface Man {
  id: string;
  side: Side;
  /** Its flèche, counted from its own talon; 25 is off. */
  at: number;
  level: number;
  /** The number of men on its flèche. */
  count: number;
}

/** Returns the thirty men on a board with their ids of `before`: a man that is new on a flèche is the nearest behind it. */
export function track(before: Man[], board: Board): Man[] {
  return [...trackSide(before, board, 'white'), ...trackSide(before, board, 'black')];
}

/** Returns the flèche of a man in White's numbering. */
export function stands(man: Man): Absolute {
  return absolute(man.side, man.at);
}

function trackSide(before: Man[], board: Board, side: Side): Man[] {
  const wanted = counts(board, side);
  const total = wanted.reduce((a, b) => a + b, 0);
  const known = before.filter((man) => man.side === side);
  const pool = known.length === total ? [...known] : fresh(side, total);
  const kept = wanted.map((n, at) => take(pool, n, (man) => man.at === at));
  const placed = kept.flatMap((men, at) => {
    const need = (wanted[at] ?? 0) - men.length;
    const all = [...men, ...nearest(pool, at, need)];
    return all.map((man, level) => ({ ...man, at, level, count: all.length }));
  });
  return placed.sort((a, b) => a.id.localeCompare(b.id));
}

function counts(board: Board, side: Side): number[] {
  const on = Array.from({ length: OFF }, (_, at) => (at === 0 ? 0 : menAt(board, side, absolute(side, at))));
  return [...on, board.off[side]];
}

function fresh(side: Side, total: number): Man[] {
  return Array.from({ length: total }, (_, i) => ({
    id: `${side}-${String(i).padStart(2, '0')}`,
    side,
    at: -1,
    level: i,
    count: 0,
  }));
}

function take(pool: Man[], n: number, fits: (man: Man) => boolean): Man[] {
  const found = pool
    .filter(fits)
    .sort((a, b) => a.level - b.level)
    .slice(0, n);
  for (const man of found) pool.splice(pool.indexOf(man), 1);
  return found;
}

function nearest(pool: Man[], at: number, n: number): Man[] {
  const near = [...pool].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at) || b.level - a.level);
  const found = near.slice(0, Math.max(0, n));
  for (const man of found) pool.splice(pool.indexOf(man), 1);
  return found;
}
