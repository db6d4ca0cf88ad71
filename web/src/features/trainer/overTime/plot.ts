import type { Rank } from '../../../wire/described/messages';
import { RANKS, type WeekRate } from './rates';

/** The room around the curve of the weeks, in pixels. */
export const EDGE = { left: 36, right: 96, above: 24, below: 26 };
/** The least height of a band with its name, and the least distance between two months, in pixels. */
const NAMED = 18;
const APART = 48;
const WEEK = 7;
const MS_OF_DAY = 24 * 3600 * 1000;

/** The curve of the weeks, in pixels from the upper left corner. */
export interface WeekPlot {
  dots: { x: number; y: number; r: number; week: WeekRate }[];
  /** The lines between weeks; over weeks without games they are broken. */
  lines: { d: string; broken: boolean }[];
  bands: {
    rank: Rank;
    y: number;
    height: number; /** Where its name stands; null where there is no room. */
    nameY: number | null;
    tinted: boolean;
  }[];
  ticks: { rate: number; y: number }[];
  months: { moment: number; x: number }[];
}

/** Returns the curve of some weeks, at least one, for a drawing of that size. */
export function plotOf(weeks: readonly WeekRate[], width: number, height: number): WeekPlot {
  const [first, last] = [weeks[0]!.day, weeks.at(-1)!.day];
  const top = Math.max(2, ...weeks.map(({ rate }) => rate)) * 1.05;
  const inner = { width: width - EDGE.left - EDGE.right, height: height - EDGE.above - EDGE.below };
  const x = (day: number) => EDGE.left + inner.width * (last > first ? (day - first) / (last - first) : 0.5);
  const y = (rate: number) => EDGE.above + inner.height * (1 - Math.min(rate, top) / top);
  const dots = weeks.map((week) => ({
    x: x(week.day),
    y: y(week.rate),
    r: Math.min(7, 2 + 1.5 * Math.sqrt(week.games)),
    week,
  }));
  const lines = dots.slice(1).map((to, i) => {
    const from = dots[i]!;
    return { d: `M${from.x} ${from.y}L${to.x} ${to.y}`, broken: to.week.day - from.week.day > WEEK };
  });
  const bands = RANKS.map(({ rank, below }, i) => {
    const [upper, lower] = [y(below), y(RANKS[i - 1]?.below ?? 0)];
    const tinted = (RANKS.length - i) % 2 === 1;
    return { rank, y: upper, height: lower - upper, nameY: nameIn(upper, lower, dots.at(-1)!.y), tinted };
  }).filter((band) => band.height > 0);
  const step = [1, 2, 5, 10, 20, 50, 100].find((n) => top / n <= 4) ?? 200;
  const ticks = Array.from({ length: Math.floor(top / step) }, (_, i) => (i + 1) * step);
  return { dots, lines, bands, ticks: ticks.map((rate) => ({ rate, y: y(rate) })), months: monthsOf(first, last, x) };
}

/** Returns the middle of a band, or a place beside it that leaves the height of the last figure free; null if there is none. */
function nameIn(upper: number, lower: number, figure: number): number | null {
  const middle = (upper + lower) / 2;
  const places = Math.abs(middle - figure) < NAMED ? [figure - NAMED, figure + NAMED] : [middle];
  const fitting = places.filter((y) => y - NAMED / 2 >= upper && y + NAMED / 2 <= lower);
  return fitting.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? null;
}

/** Returns the first days of months between two days, as far as there is room for their names. */
function monthsOf(first: number, last: number, x: (day: number) => number): WeekPlot['months'] {
  const start = new Date(first * MS_OF_DAY);
  const months: WeekPlot['months'] = [];
  for (let i = 1; ; i += 1) {
    const moment = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + i);
    if (moment / MS_OF_DAY > last) return months;
    const at = x(moment / MS_OF_DAY);
    if (at - (months.at(-1)?.x ?? -Infinity) >= APART) months.push({ moment, x: at });
  }
}
