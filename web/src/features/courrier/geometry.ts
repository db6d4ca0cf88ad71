/** Positions on the board of Le Tric Trac, in the measures of the board of trictrac. */
import { manAt, place, type Point } from '../../board/geometry';
import type { Metrics } from '../../board/metrics';
import { OFF } from '../../wire/messages/fleches';
import type { Side } from '../../wire/described/messages';
import { menAt, type Board } from '../../wire/messages/trid';
import { courierOf, courierOut, LAST_QUARTER, placeOf, type PathPlace } from '../../state/courrier/path';

/** The board is drawn from below for both sides: places, unlike flèches, do not turn. */
export const BELOW = 'white';
const LIFT = 0.16;

/** Returns the centre of a man borne off: in the end rail at its owner's right hand. */
export function offAt(m: Metrics, bottom: Side, side: Side, level: number): Point {
  const below = side === bottom;
  const step = (m.fleche - m.endRail) / 16;
  const way = m.sideRail + m.endRail / 2 + level * step;
  return { x: below ? m.width - m.endRail / 2 : m.endRail / 2, y: below ? m.height - way : way };
}

/** Returns the box of the way off: the end rail beside the last quarter of a side. */
export function offBox(m: Metrics, bottom: Side, side: Side, width: number) {
  const below = side === bottom;
  const height = m.height / 2 - m.sideRail;
  return { left: below ? m.width - width : 0, top: below ? m.height / 2 : m.sideRail, width, height };
}

/** Returns the position of the courier, which travels on the points of the flèches (J5). */
export function courierAt(m: Metrics, at: PathPlace): Point {
  const p = place(m, BELOW, at);
  return { x: p.x, y: p.tip - p.up * m.man * LIFT };
}

/** Returns the centre of the man at `level` of `count` on a place. */
export function standAt(
  m: Metrics,
  bottom: Side,
  board: Board,
  side: Side,
  at: PathPlace,
  level: number,
  count: number,
): Point {
  if (at >= OFF) return offAt(m, bottom, side, level);
  const courier = courierOf(board, bottom, side);
  if (courier !== null && placeOf(bottom, side, courier) === at) return courierAt(m, at);
  return manAt(m, BELOW, at, level, count);
}

/** Returns the position of one more man of a side on a place. */
export function landingAt(m: Metrics, bottom: Side, board: Board, side: Side, at: PathPlace): Point {
  if (at >= OFF) return offAt(m, bottom, side, board.off[side]);
  if (courierOut(board, bottom, side) && placeOf(bottom, side, at) < LAST_QUARTER) return courierAt(m, at);
  const count = menAt(board, side, at);
  return manAt(m, BELOW, at, count, count + 1);
}

/** Returns the box of a side's last quarter. */
export function quarterBox(m: Metrics, bottom: Side, side: Side) {
  const first = place(m, BELOW, placeOf(bottom, side, LAST_QUARTER));
  const last = place(m, BELOW, placeOf(bottom, side, LAST_QUARTER + 5));
  return {
    x: Math.min(first.left, last.left),
    y: Math.min(first.base, first.tip),
    width: m.column * 6,
    height: m.fleche,
    up: first.up,
    tip: first.tip,
  };
}

/** Returns the place to which an arrow key leads; null for other keys. `off`: the side that may leave now. */
export function neighbour(key: string, from: PathPlace, bottom: Side, off: Side | null): PathPlace | null {
  const exit = off === null ? 0 : placeOf(bottom, off, OFF - 1);
  if (from >= OFF) return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key) ? exit : null;
  const below = from < 13;
  const right = key === 'ArrowRight';
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const outward = exit === from && right === below;
      const next = from + (right === below ? 1 : -1);
      const inRow = below ? next >= 1 && next <= 12 : next >= 13 && next <= 24;
      return outward ? OFF : inRow ? next : from;
    }
    case 'ArrowUp':
      return below ? OFF - from : from;
    case 'ArrowDown':
      return below ? from : OFF - from;
    case 'Home':
      return placeOf(bottom, bottom, 1);
    case 'End':
      return placeOf(bottom, bottom, OFF - 1);
    default:
      return null;
  }
}
