import type { RatedGame } from '../../wire/described/messages';

/** A value at a moment, in seconds since 1970. */
export interface CurvePoint {
  at: number;
  value: number;
}

/** Returns the rating after every game of a format, oldest first. */
export function ratings(games: RatedGame[]): CurvePoint[] {
  return oldestFirst(games.filter(({ why }) => why === null)).map(({ at, after }) => ({ at, value: after }));
}

/** Returns the mean loss of a decision in each game, in thousandths of a tour, for the games in which it is known. */
export function qualities(games: RatedGame[]): CurvePoint[] {
  return oldestFirst(games).flatMap(({ at, quality }) =>
    quality && quality.choices > 0 ? [{ at, value: quality.lost / quality.choices }] : [],
  );
}

/** Returns the curve in a drawing of that size, and the values of its upper and lower edges. */
export function drawn(
  points: CurvePoint[],
  width: number,
  height: number,
): { path: string; most: number; least: number } {
  const values = points.map(({ value }) => value);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || 1;
  const step = width / Math.max(points.length - 1, 1);
  const places = values.map((value, i) => `${round(i * step)} ${round(height - ((value - least) / span) * height)}`);
  return { path: `M${places.join('L')}`, most, least };
}

function oldestFirst(games: RatedGame[]): RatedGame[] {
  return [...games].reverse();
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
