import type { NumberedStep, Play, Step } from '../../wire/described/messages';

/** The path of one man in one go: one step, or two of a tout d'une. */
export type Move = NumberedStep[];

/** A place a man may go to now, and the steps that take it there. */
export interface Target {
  to: number;
  move: Move;
}

/** Returns the plays that begin with the moves made so far. */
export function open(plays: Play[], moves: Move[]): Play[] {
  const done = moves.flat();
  return plays.filter((play) => done.every((step, i) => same(step, play[i])));
}

/** Returns the flèches from which a man may move next. */
export function sources(plays: Play[], moves: Move[]): number[] {
  const at = moves.flat().length;
  const from = open(plays, moves).flatMap((play) => play[at]?.[0] ?? []);
  return [...new Set(from)];
}

/** Returns where the man on `from` may go next; `first` is the die preferred where two ways lead there. */
export function targets(plays: Play[], moves: Move[], from: number, first: number): Target[] {
  const at = moves.flat().length;
  const found = new Map<number, Move>();
  const offer = (move: Move) => {
    const to = move[move.length - 1]![1];
    const old = found.get(to);
    if (!old || better(move, old, first)) found.set(to, move);
  };
  for (const play of open(plays, moves)) {
    const one = play[at];
    const two = play[at + 1];
    if (!one || one[0] !== from) continue;
    offer([one]);
    if (two && two[0] === one[1]) offer([one, two]);
  }
  return [...found].map(([to, move]) => ({ to, move }));
}

/** Returns the single step that plays `number` from a flèche now, if there is one. */
export function byNumber(plays: Play[], moves: Move[], from: number, number: number): NumberedStep | null {
  const at = moves.flat().length;
  const play = open(plays, moves).find((p) => p[at]?.[0] === from && p[at]?.[2] === number);
  return play?.[at] ?? null;
}

/** Returns whether the moves made are a whole play that can be confirmed. */
export function complete(plays: Play[], moves: Move[]): boolean {
  const length = moves.flat().length;
  return open(plays, moves).some((play) => play.length === length);
}

/** Returns the outcome of a play as text, the same for all plays that leave the same board. */
export function outcome(play: Play): string {
  const change = new Map<number, number>();
  const add = (at: number, n: number) => change.set(at, (change.get(at) ?? 0) + n);
  for (const [from, to] of play) {
    add(from, -1);
    add(to, 1);
  }
  return [...change]
    .filter(([, n]) => n !== 0)
    .sort(([a], [b]) => a - b)
    .join(' ');
}

/** Returns whether no number can be played. */
export function helpless(plays: Play[]): boolean {
  return plays.every((play) => play.length === 0);
}

/** Returns the steps of the moves as the table expects them. */
export function steps(moves: Move[]): Step[] {
  return moves.flat().map(([from, to]) => [from, to]);
}

/** Returns the dice numbers not yet played, the left one first. */
export function numbersLeft(dice: [number, number], moves: Move[]): number[] {
  const played = moves.flat().map((step) => step[2]);
  if (played.includes(0)) return [];
  const left: number[] = [...dice];
  for (const number of played) {
    const i = left.indexOf(number);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

/** Returns the steps that a player probably means by dragging a man from one flèche to another. */
export function attempt(dice: [number, number], moves: Move[], from: number, to: number): Step[] {
  const left = numbersLeft(dice, moves);
  const [a, b] = left;
  const both = a !== undefined && b !== undefined && to - from === a + b && to <= 24;
  const tried: Step[] = both
    ? [
        [from, from + a],
        [from + a, to],
      ]
    : [[from, to]];
  return [...steps(moves), ...tried];
}

/** Returns the number of different boards in which these plays end. */
export function boards(plays: Play[]): number {
  return new Set(plays.map(outcome)).size;
}

function same(a: NumberedStep, b: NumberedStep | undefined): boolean {
  return b !== undefined && a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

function better(move: Move, old: Move, first: number): boolean {
  if (move.length !== old.length) return move.length < old.length;
  return move[0]![2] === first && old[0]![2] !== first;
}
