import type { Drawing } from '../../board/arrows';
import type { Point } from '../../board/geometry';

/** Returns the number of flèches that a man passes on its way, its goal included. */
export const lengthOf = (path: readonly number[]) => path.at(-1)! - path[0]!;

/** Returns the ways as far as they have been counted, after so many flèches; the men go one after another. */
export function walked(paths: readonly number[][], count: number): number[][] {
  let left = count;
  return paths.flatMap((path) => {
    const gone = Math.min(left, lengthOf(path));
    left -= gone;
    return gone > 0 ? [upTo(path, path[0]! + gone)] : [];
  });
}

/** Returns a way as far as a flèche; it rests on the flèches on which it rests as a whole. */
function upTo(path: readonly number[], fleche: number): number[] {
  return [...path.filter((at) => at < fleche), fleche];
}

/** A number at a place of an arrow. */
export interface Disc extends Point {
  number: number;
}

/** Returns the numbers to be written along the arrows of counted ways: each number of the dice is counted from one. */
export function discsOf({ arrows }: Drawing, ways: readonly number[][]): Disc[] {
  // Two men on the same way have one arrow.
  const distinct = [...new Map(ways.map((way) => [way.join('/'), way])).values()];
  return arrows.flatMap(({ d }, i) => {
    const way = distinct[i]!;
    return curvesOf(d).flatMap((curve, leg) => {
      const length = way[leg + 1]! - way[leg]!;
      // The last number stands before the head of the arrow.
      const along = (n: number) => (n < length ? n : n - 0.4) / length;
      return Array.from({ length }, (_, k) => ({ number: k + 1, ...pointOn(curve, along(k + 1)) }));
    });
  });
}

/** A part of an arrow: its beginning, the point that bends it, and its end. */
type Curve = [Point, Point, Point];

/** Returns the parts of an arrow from its drawing (arrows.ts): one for each flèche on which the man rests or ends. */
function curvesOf(d: string): Curve[] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const points = numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []));
  return points.flatMap((to, i) => (i > 0 && i % 2 === 0 ? [[points[i - 2]!, points[i - 1]!, to] as Curve] : []));
}

function pointOn([a, b, c]: Curve, t: number): Point {
  const at = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
  return { x: at(a.x, b.x, c.x), y: at(a.y, b.y, c.y) };
}
