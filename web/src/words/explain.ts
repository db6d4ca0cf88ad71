import type { Namer } from './naming';
import type { Jan, JanEvent, Mark, Side } from '../wire/described/messages';
import type { Messages } from './language.svelte';
import { placeName } from './names';

const TWELVE = 12;

/** Returns one event as a row: its jan, its flèches, and its ways if they say something. */
export function rowText(t: Messages, event: JanEvent, roller: Side, name: Namer): string {
  const at = event.at.map((fleche) => placeName(t, name, roller, fleche)).join(', ');
  const text = t.jan[event.jan].row(at, event.ways);
  const counted = event.jan === 'helpless';
  return event.ways > 1 && !counted ? `${text} — ${t.ways(event.ways)}` : text;
}

/** Returns the sum of a side's marks in a sentence: "8 + 6 = 14 : trou bredouille ×2, reste 2". */
export function sumText(t: Messages, marks: Mark[]): string {
  return t.parts(marks.map((mark) => (mark.holes === 0 ? sumOf(mark) : t.pair(sumOf(mark), outcomeOf(t, mark)))));
}

/** Returns the sum of a mark: "8 + 6 = 14". */
export function sumOf(mark: Mark): string {
  return `${mark.had} + ${mark.points} = ${mark.had + mark.points}`;
}

/** Returns the outcome of a mark: "trou bredouille ×2, reste 2"; empty if it makes no hole. */
export function outcomeOf(t: Messages, mark: Mark): string {
  return mark.holes === 0 ? '' : `${holesText(t, mark)}, ${t.explain.rest(mark.rest)}`;
}

/** Returns the holes of a mark: of several holes in one roll all but the first count double. */
function holesText(t: Messages, { had, points, holes, bredouille }: Mark): string {
  const twelves = Math.floor((had + points) / TWELVE);
  if (twelves < 2) return bredouille ? t.explain.holeDouble : t.explain.hole;
  const first = bredouille ? t.explain.holeDouble : t.explain.holeSimple;
  return t.explain.several(first, twelves - 1, t.holes(holes));
}

/** Returns the name of a jan, without the place where it was made. */
export function janName(t: Messages, jan: Jan): string {
  return t.jan[jan].row('', 1).replace(/[\s:—]+$/u, '');
}
