import { rolls, type Roll } from '../../../state/game/rolls';
import { isOfLead, type View } from '../../../state/game/view';
import type { Dice, Line, Side } from '../../../wire/described/messages';
import type { Answered } from '../../../wire/messages/analysis';
import { SIDES } from '../../../wire/messages/fleches';

/** A throw at a board: the n-th of its side there, from 1; 0 is the one that the first lead gave. */
export interface Thrown {
  number: number;
  roll: Roll;
  /** The position with these dice: the same text is the same position. */
  at: string;
}

/** A throw that both boards have had, or will have; null where a board has not come to it. */
export interface SharedThrow {
  number: number;
  dice: Dice;
  boards: [Thrown | null, Thrown | null];
}

/** The throws of a side at both boards. */
export interface SideThrows {
  side: Side;
  throws: SharedThrow[];
  /** Up to this throw the positions were the same; 0: not even at the first. */
  sameUntil: number;
}

/** Returns the throws of a side at a board; the rolls of later leads are the board's own, and left out. */
function throwsOf(lines: Line[], side: Side): Thrown[] {
  const last = lines.at(-1);
  const whole = { line: last?.n ?? 0, marks: last?.marks.length ?? 0 } as View;
  let number = 0;
  return rolls(lines, whole).flatMap((roll): Thrown[] => {
    const ofLead = isOfLead(lines, roll.line);
    if (roll.side !== side || (ofLead && roll.number > 1)) return [];
    if (!ofLead) number += 1;
    return [{ number: ofLead ? 0 : number, roll, at: lines[roll.line - 1]!.trid }];
  });
}

/** Returns the throws that two mirrored boards had in common, side by side. */
export function sharedThrows(boards: [Line[], Line[]]): SideThrows[] {
  return SIDES.map((side) => {
    const [one, two] = boards.map((lines) => new Map(throwsOf(lines, side).map((thrown) => [thrown.number, thrown])));
    const numbers = [...new Set([...one!.keys(), ...two!.keys()])].sort((a, b) => a - b);
    const throws = numbers.map((number): SharedThrow => {
      const pair: SharedThrow['boards'] = [one!.get(number) ?? null, two!.get(number) ?? null];
      return { number, dice: (pair[0] ?? pair[1])!.roll.dice, boards: pair };
    });
    const parted = throws.findIndex(({ boards: [a, b] }) => a?.at !== b?.at);
    return { side, throws, sameUntil: throws[(parted < 0 ? throws.length : parted) - 1]?.number ?? 0 };
  });
}

/** Returns what the answers to each roll cost against the best, in holes, by its number; a roll without a choice is left out. */
export function costs(answers: readonly Answered[]): Map<number, number> {
  const all = new Map<number, number>();
  for (const { n, legal, grade, lost } of answers) {
    if (!legal || grade === undefined) continue;
    all.set(n, (all.get(n) ?? 0) + Math.max(0, lost?.holes ?? 0));
  }
  return all;
}

/** Returns what a player of a side has lost at each board over the throws that both boards had. */
export function sums({ throws }: SideThrows, lost: [Map<number, number>, Map<number, number>]): [number, number] {
  const both = throws.filter(({ boards: [a, b] }) => a && b);
  const sum = (i: 0 | 1) => both.reduce((all, { boards }) => all + (lost[i].get(boards[i]!.roll.number) ?? 0), 0);
  return [sum(0), sum(1)];
}
