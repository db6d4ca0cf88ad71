import type { NumberedStep, Play, Step } from '../../wire/described/messages';
import { outcome } from './plays';

/** The result of reading a typed play: a legal play, or its fault. */
type Reading =
  | { play: Play }
  | { trouble: 'unread'; word: string }
  | { trouble: 'many' }
  /** `tried`: the steps meant, where the text says them all. */
  | { trouble: 'none'; tried: Step[] | null };

/** Reads `7 11` (destinations) or `T/4 T/2` (whole ways); `fleche` returns the mover's flèche of that name. */
export function readPlay(text: string, plays: Play[], fleche: (name: string) => number | null): Reading {
  const ways: number[][] = [];
  for (const word of text.trim().split(/[\s,;]+/)) {
    const way = word.split(/[/→>-]/).map(fleche);
    if (way.includes(null)) return { trouble: 'unread', word };
    ways.push(way as number[]);
  }
  const found = plays.filter((play) => matches(play, ways));
  if (found.length === 0) return { trouble: 'none', tried: steps(ways) };
  return found.every((play) => outcome(play) === outcome(found[0]!)) ? { play: found[0]! } : { trouble: 'many' };
}

function steps(ways: number[][]): Step[] | null {
  if (ways.some((way) => way.length < 2)) return null;
  return ways.flatMap((way) => way.slice(1).map((to, i): Step => [way[i]!, to]));
}

function matches(play: Play, ways: number[][]): boolean {
  return runs(play).some((men) => men.length === ways.length && paired(men, ways));
}

/** Returns the ways a play can be written: step by step, or a man that moves twice in one run. */
function runs(play: Play): number[][][] {
  const apart = play.map(([from, to]: NumberedStep) => [from, to]);
  const [first, second] = play;
  return first && second && second[0] === first[1] ? [apart, [[first[0], first[1], second[1]]]] : [apart];
}

/** Returns whether every typed way is one of the men's, in any order. */
function paired(men: number[][], ways: number[][]): boolean {
  const [way, ...rest] = ways;
  if (!way) return true;
  return men.some((run, i) => fits(run, way) && paired(men.toSpliced(i, 1), rest));
}

function fits(run: number[], way: number[]): boolean {
  if (run.at(-1) !== way.at(-1)) return false;
  if (way.length === 1) return true;
  return run[0] === way[0] && way.slice(1, -1).every((rest) => run.includes(rest));
}
