import { OFF, type Absolute } from '../wire/messages/fleches';
import type { Side } from '../wire/described/messages';
import { distance, talonEdge, under, type Point } from './geometry';
import type { Metrics } from './metrics';

/** The places that the pointer may mean now. */
export interface Aim {
  m: Metrics;
  bottom: Side;
  targets: Absolute[];
  sources: Absolute[];
  chosen: Absolute | null;
  offWidth: number;
  mover: Side | null;
  /** Returns whether a point is on the way off the board; only where that differs from trictrac. */
  overOff?: (aim: Aim, at: Point) => boolean;
}

const CLEAR = 0.7;

/** Returns the flèche meant by a point: the one under it, or a legal target within `reach` (board units). */
export function meant(aim: Aim, at: Point, reach: number): Absolute | null {
  const off = aim.targets.find((target) => target < 1 || target >= OFF);
  if (off !== undefined && (aim.overOff ?? overOff)(aim, at)) return off;
  const exact = under(aim.m, aim.bottom, at);
  if (exact !== null && (aim.targets.includes(exact) || exact === aim.chosen)) return exact;
  const near = nearest(aim, at);
  if (!near || near.far > reach) return exact;
  const another = exact !== null && aim.sources.includes(exact) && near.far > aim.m.column * CLEAR;
  return another ? exact : near.target;
}

function nearest(aim: Aim, at: Point): { target: Absolute; far: number } | null {
  const onBoard = aim.targets.filter((target) => target >= 1 && target < OFF);
  const far = onBoard.map((target) => ({ target, far: distance(aim.m, aim.bottom, target, at) }));
  return far.sort((a, b) => a.far - b.far)[0] ?? null;
}

function overOff({ m, bottom, mover, offWidth }: Aim, at: Point): boolean {
  const top = mover === bottom;
  const left = talonEdge(m, offWidth);
  return at.x >= left && at.x < left + offWidth && at.y < m.height / 2 === top;
}
