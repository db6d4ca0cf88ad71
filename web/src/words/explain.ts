import type { Namer } from './naming';
import type { JanEvent, Mark } from '../wire/messages/rules';
import type { Side } from '../wire/messages/play';
import type { Messages } from './language.svelte';
import { placeName } from './names';

const TWELVE = 12;

/** One event as a row: its jan, its flèches, and its ways when they say something. */
export function rowText(t: Messages, event: JanEvent, roller: Side, name: Namer): string {
  const at = event.at.map((fleche) => placeName(t, name, roller, fleche)).join(', ');
  const { row, counted } = t.jan[event.jan];
  const text = row(at, event.ways);
  return event.ways > 1 && !counted ? `${text} — ${t.ways(event.ways)}` : text;
}

/** What a side's marks come to: "8 + 6 = 14 → trou bredouille ×2, reste 2". */
export function sumText(t: Messages, marks: Mark[]): string {
  return marks.map((mark) => oneSum(t, mark)).join(' ; ');
}

function oneSum(t: Messages, mark: Mark): string {
  const sum = `${mark.had} + ${mark.points} = ${mark.had + mark.points}`;
  if (mark.holes === 0) return sum;
  return `${sum} → ${holesText(t, mark)}, ${t.explain.rest(mark.rest)}`;
}

/** Of several holes in one roll all but the first count double. */
function holesText(t: Messages, { had, points, holes, bredouille }: Mark): string {
  const twelves = Math.floor((had + points) / TWELVE);
  if (twelves < 2) return bredouille ? t.explain.holeDouble : t.explain.hole;
  const first = bredouille ? t.explain.holeDouble : t.explain.holeSimple;
  return t.explain.several(first, twelves - 1, t.holes(holes));
}
