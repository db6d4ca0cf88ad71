import { absolute, other } from '../wire/messages/fleches';
import type { JanEvent, Side, Step } from '../wire/described/messages';
import { menAt, type Board } from '../wire/messages/trid';
import { manAt, offAt, place, type Point } from './geometry';
import type { Metrics } from './metrics';

/** The number of flèches; the rail is beyond the last one. */
const FLECHES = 24;
/** The distance between two arrows along the same path, in men. */
const APART = 0.35;

/** An event or steps, on the board before them, counted by the roller. */
export interface Arrows {
  event: Pick<JanEvent, 'at' | 'paths'>;
  roller: Side;
  board: Board;
}

/** Returns steps to be drawn as arrows, with rings on some flèches. */
export function stepArrows(steps: readonly Step[], roller: Side, board: Board, at: number[] = []): Arrows {
  return { event: { at, paths: steps.map((step) => [[...step]]) }, roller, board };
}

/** Arrows and rings that show how an event comes about. */
export interface Drawing {
  arrows: { d: string; from: number; to: number }[];
  rings: Point[];
}

/** Returns the drawing of an event of `roller`'s roll, on the board before the play. */
export function draw(
  m: Metrics,
  bottom: Side,
  board: Board,
  roller: Side,
  event: Pick<JanEvent, 'at' | 'paths'>,
): Drawing {
  const anchor = (fleche: number) => anchorOf(m, bottom, board, roller, fleche, 0.5 * m.man);
  const rest = (fleche: number) => anchorOf(m, bottom, board, roller, fleche, 0.7 * m.fleche);
  const men = unique(event.paths.flat().filter((path) => path.length > 1));
  return {
    arrows: men.map((path) => ({
      d: curve(
        m,
        path.map((f, i) => (i > 0 && i < path.length - 1 ? rest(f) : anchor(f))),
      ),
      from: absolute(roller, path[0]!),
      to: absolute(roller, path.at(-1)!),
    })),
    // The rail is too narrow for a ring: the arrow shows who leaves.
    rings: event.at.filter((fleche) => fleche <= FLECHES).map(anchor),
  };
}

/** Returns the paths of the men of a play, on the board before it. */
export function trace(m: Metrics, bottom: Side, board: Board, side: Side, steps: Step[]): string[] {
  const anchor = (fleche: number) => anchorOf(m, bottom, board, side, fleche, 0.5 * m.man);
  return steps.map(([from, to], i) => {
    const apart = APART * m.man * alike(steps, i);
    return curve(
      m,
      [anchor(from), anchor(to)].map(({ x, y }) => ({ x: x + apart, y })),
    );
  });
}

/** Returns the number of earlier steps on the same path: their arrows are drawn side by side. */
function alike(steps: readonly (readonly number[])[], at: number): number {
  const way = steps[at]!.join('/');
  return steps.slice(0, at).filter((step) => step.join('/') === way).length;
}

function unique(paths: number[][]): number[][] {
  return [...new Map(paths.map((path) => [path.join('/'), path])).values()];
}

/** Returns the last man of a stack, or a place `height` above the base of an empty flèche. */
function anchorOf(m: Metrics, bottom: Side, board: Board, roller: Side, fleche: number, height: number): Point {
  if (fleche > FLECHES) return offAt(m, bottom, roller, board.off[roller]);
  const at = absolute(roller, fleche);
  const count = menAt(board, roller, at) || menAt(board, other(roller), at);
  if (count > 0) return manAt(m, bottom, at, count - 1, count);
  const p = place(m, bottom, at);
  return { x: p.x, y: p.base + p.up * height };
}

/** Returns an arrow from point to point, swinging towards the lane. */
export function curve(m: Metrics, points: Point[]): string {
  const [start, ...rest] = points;
  let from = start!;
  let d = `M${round(from.x)} ${round(from.y)}`;
  rest.forEach((to, i) => {
    const control = bend(m, from, to);
    const end = i === rest.length - 1 ? shortened(control, to, m.man * 0.55) : to;
    d += ` Q${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`;
    from = to;
  });
  return d;
}

/** Returns the point that bends an arrow: within one half towards the lane, across the halves a little to the side. */
function bend(m: Metrics, from: Point, to: Point): Point {
  const middle = m.height / 2;
  const x = (from.x + to.x) / 2;
  const sameHalf = from.y < middle === to.y < middle;
  if (!sameHalf) return { x: x + (from.x - to.x) * 0.12, y: middle };
  const swing = Math.min(Math.abs(from.x - to.x) * 0.5 + m.man, m.fleche);
  const y = (from.y + to.y) / 2;
  return { x, y: y + Math.sign(middle - y) * swing };
}

function shortened(control: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - control.x, to.y - control.y) || 1;
  const keep = Math.max(0, 1 - by / length);
  return { x: control.x + (to.x - control.x) * keep, y: control.y + (to.y - control.y) * keep };
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
