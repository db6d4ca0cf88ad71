import type { Namer } from './naming';
import type { Messages } from './language.svelte';
import { placeName } from './names';
import type { Dice, JanEvent, Side } from '../wire/described/messages';

const LAST = 24;

/** Returns the value of an event, counted out. */
export function worthText(t: Messages, { jan, ways, points }: JanEvent, dice: Dice): string {
  if (jan === 'helpless') return t.why.helplessEach(ways);
  return t.why.arithmetic(ways, points / ways, points, dice[0] === dice[1]);
}

/** Returns one way of an event: each man with its number and its goal. */
export function wayText(t: Messages, way: number[][], dice: Dice, roller: Side, name: Namer): string {
  const place = (fleche: number) => placeName(t, name, roller, fleche);
  const men = way.filter((path) => path.length > 1);
  const named = byTheirNumbers(men, dice);
  const man = (path: number[]): string => {
    const [from, to] = [path[0]!, path.at(-1)!];
    if (to > LAST) return t.why.leaves(place(from));
    if (path.length > 2) return t.why.through(place(from), place(path[1]!), place(to));
    return named
      ? t.why.direct(t.why.number(to - from), place(from), place(to))
      : t.why.carried(place(from), place(to));
  };
  return men.map(man).join(t.why.and);
}

/** Returns the ways of an event in a row, in short: "11 → 19, resting on 16". */
export function shortWays(t: Messages, { paths }: JanEvent, roller: Side, name: Namer): string[] {
  const place = (fleche: number) => placeName(t, name, roller, fleche);
  const man = (path: number[]) =>
    t.why.short(
      place(path[0]!),
      path.at(-1)! > LAST ? t.log.off : place(path.at(-1)!),
      path.length > 2 ? place(path[1]!) : '',
    );
  const ways = paths.map((way) => way.filter((path) => path.length > 1).map(man));
  return ways.filter((men) => men.length > 0).map((men) => men.join(', '));
}

/** Returns whether the men move by the numbers of the dice, and not by puissance. */
function byTheirNumbers(men: number[][], dice: Dice): boolean {
  const left: number[] = [...dice];
  return men
    .filter((path) => path.length === 2 && path[1]! <= LAST)
    .every(([from, to]) => {
      const at = left.indexOf(to! - from!);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
}
