import { OFF } from '../../wire/messages/fleches';
import type { Target } from '../game/plays';
import type { Dice, NumberedStep, Step } from '../../wire/described/messages';

/** The steps that may follow others, as far as the table has said, by the text of the steps. */
export type Known = ReadonlyMap<string, NumberedStep[]>;

/** Returns the key of the first steps of a play. */
export function keyOf(steps: readonly (NumberedStep | Step)[]): string {
  return steps.map(([from, to]) => `${from}/${to}`).join(' ');
}

/** Returns the steps as the table expects them. */
export function plain(steps: NumberedStep[]): Step[] {
  return steps.map(([from, to]) => [from, to]);
}

/** Returns the flèches from which a man may move next. */
export function sources(known: Known, taken: NumberedStep[]): number[] {
  return [...new Set((known.get(keyOf(taken)) ?? []).map(([from]) => from))];
}

/** Returns where the man on `from` may go, resting where it must; prefers the fewest steps, and then `first`. */
export function targets(known: Known, taken: NumberedStep[], from: number, first: number): Target[] {
  const found = new Map<number, Target>();
  let ways: NumberedStep[][] = [[]];
  while (ways.length > 0) {
    ways = ways.flatMap((way) => onward(known, taken, way, way.at(-1)?.[1] ?? from, first));
    for (const move of ways) {
      const to = move.at(-1)![1];
      if (!found.has(to)) found.set(to, { to, move });
    }
  }
  return [...found.values()];
}

function onward(known: Known, taken: NumberedStep[], way: NumberedStep[], at: number, first: number): NumberedStep[][] {
  const next = (known.get(keyOf([...taken, ...way])) ?? []).filter(([from]) => from === at);
  return next.sort((a, b) => Number(b[2] === first) - Number(a[2] === first)).map((step) => [...way, step]);
}

/** Returns the first steps whose continuations the table must tell before all paths of the man on `from` are known. */
export function unknown(known: Known, taken: NumberedStep[], from: number): NumberedStep[][] {
  return targets(known, taken, from, 0)
    .map(({ move }) => [...taken, ...move])
    .filter((steps) => steps.at(-1)![1] < OFF && !known.has(keyOf(steps)));
}

/** Returns the numbers not yet played, the left die's first. */
export function numbersLeft([a, b]: Dice, taken: NumberedStep[]): number[] {
  const left = a === b ? [a, a, a, a] : [a, b];
  for (const [, , number] of taken) {
    const i = left.indexOf(number);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

/** Returns which of the dice are spent; each die of a doublet stands for two numbers. */
export function usedDice([a, b]: Dice, taken: NumberedStep[]): [boolean, boolean] {
  if (a === b) return [taken.length >= 2, taken.length >= 4];
  const left = numbersLeft([a, b], taken);
  return [!left.includes(a), !left.includes(b)];
}

/** Returns the steps that a player probably means by dragging a man: by one number, or by both with a rest. */
export function attempt(dice: Dice, taken: NumberedStep[], from: number, to: number): Step[] {
  const left = numbersLeft(dice, taken);
  const tried = [...plain(taken)];
  const whole = left.includes(to - from) || to >= OFF ? null : restsOn(left, to - from);
  let at = from;
  for (const number of whole ?? []) tried.push([at, (at += number)]);
  return whole ? tried : [...tried, [from, to]];
}

function restsOn(left: number[], way: number): number[] | null {
  for (let n = 2; n <= left.length; n += 1) {
    const numbers = left.slice(0, n);
    if (numbers.reduce((sum, number) => sum + number, 0) === way) return numbers;
  }
  return null;
}
