import type { FrameKind } from '../settings/settings.svelte';
import { accountAt } from './account';
import { lastStanding } from './standing';
import { absolute, other } from '../../wire/messages/fleches';
import { moved, parseTrid, type Board } from '../../wire/messages/trid';
import type { Account, Dice, Line, Mark, Scores, Side, Step } from '../../wire/described/messages';

/** The visible state of the game at one time. */
export interface View {
  /** The last line of which something is seen, 0 for none. */
  line: number;
  /** The number of that line's marks that are shown. */
  marks: number;
  board: Board;
  score: Scores;
  dice: Dice | null;
  /** The dice are still rolling, or are the two dice of the lead. */
  rolling: boolean;
  /** The account as far as it has been seen. */
  account: Account | null;
  /** All of the line is seen. */
  whole: boolean;
}

/** A view and how long it stays. */
export interface Frame<V = View> {
  view: V;
  kind: FrameKind;
}

const nothing = { points: 0, holes: 0, bredouille: false, jetons: 1, pavillon: false };

/** Returns the view before any line. */
export function startView(trid: string): View {
  const position = parseTrid(trid);
  const board = position?.board ?? { men: new Array<number>(25).fill(0), off: { white: 0, black: 0 } };
  const score = (side: Side) => ({
    ...nothing,
    points: position?.points[side] ?? 0,
    holes: position?.holes[side] ?? 0,
  });
  return {
    line: 0,
    marks: 0,
    board,
    dice: null,
    rolling: false,
    account: null,
    whole: true,
    score: { white: score('white'), black: score('black') },
  };
}

/** Returns the view after line `n`. */
export function settled(start: string, lines: Line[], n: number): View {
  const line = lines[n - 1];
  if (!line) return startView(start);
  return {
    line: n,
    marks: line.marks.length,
    board: parseTrid(line.trid)?.board ?? startView(start).board,
    score: line.score,
    dice: diceAt(lines, n),
    rolling: false,
    account: accountAt(lines, n),
    whole: true,
  };
}

/** Returns the dice of a line that is a roll (the lead may be one too). */
export function diceOf(line: Line): Dice | null {
  if (line.do.type === 'roll') return line.do.dice;
  if (line.do.type === 'lead') return line.turn.dice ?? null;
  return null;
}

/** Returns the dice of the roll that begins with this line; dice thrown early (R30) do once the men are played. */
export function begun(line: Line): { side: Side; dice: Dice } | null {
  const { do: done, turn, side } = line;
  if (done.type === 'roll') return turn.early ? null : { side, dice: done.dice };
  if (done.type === 'lead') return turn.dice ? { side: turn.side, dice: turn.dice } : null;
  const takenUp = done.type === 'play' && turn.may && turn.side !== side && turn.dice;
  return takenUp ? { side: turn.side, dice: takenUp } : null;
}

/** Returns the number of the roll line that line `n` belongs to, 0 before the first. */
export function rollOf(lines: Line[], n: number): number {
  return lastStanding(lines, n, (line) => begun(line) !== null);
}

/** Returns whether line `n` is the roll of the lead: the dice that named who begins are played without a new throw. */
export function isOfLead(lines: Line[], n: number): boolean {
  const [before, now] = [lines[n - 2]?.do, lines[n - 1]?.do];
  return now?.type === 'roll' && before?.type === 'lead' && before.throws.length > 0;
}

/** Returns the views that lead from one line to the next, to be shown one after another. */
export function frames(start: string, lines: Line[], n: number, menSeen: boolean): Frame[] {
  const line = lines[n - 1]!;
  const before: View = { ...settled(start, lines, n - 1), line: n, marks: 0, whole: false };
  const end: Frame = { view: settled(start, lines, n), kind: line.releve ? 'man' : line.moved ? 'mark' : 'rest' };
  const shown = [...opening(before, line, menSeen)];
  const base = shown.at(-1)?.view ?? before;
  return [...shown, ...markFrames({ ...base, rolling: false }, line), end];
}

/** Returns the scores after one mark. */
export function marked(scores: Scores, mark: Mark): Scores {
  const mine = scores[mark.side];
  const theirs = scores[other(mark.side)];
  return {
    ...scores,
    [mark.side]: { ...mine, points: mark.rest, holes: mine.holes + mark.holes },
    [other(mark.side)]: mark.holes > 0 ? { ...theirs, points: 0, jetons: 1 } : theirs,
  };
}

/** Returns the board after some steps of a side. */
export function stepped(board: Board, side: Side, steps: readonly Step[]): Board {
  return steps.reduce((b, [from, to]) => moved(b, side, absolute(side, from), absolute(side, to)), board);
}

function opening(before: View, line: Line, menSeen: boolean): Frame[] {
  if (line.do.type === 'lead' || line.do.type === 'half') {
    return line.do.throws.map((dice) => ({ view: { ...before, dice, rolling: true }, kind: 'dice' }));
  }
  if (line.do.type === 'roll') {
    return [{ view: { ...before, dice: line.do.dice, rolling: true }, kind: 'dice' }];
  }
  if (line.do.type !== 'play') return [];
  const { steps } = line.do;
  const all = stepped(before.board, line.side, steps);
  if (menSeen) return [{ view: { ...before, board: all }, kind: 'rest' }];
  return steps.map((_, i) => ({
    view: { ...before, board: stepped(before.board, line.side, steps.slice(0, i + 1)) },
    kind: 'man',
  }));
}

/** Returns the frames of the marks: the holes are pegged before the jetons are touched (K1). */
function markFrames(base: View, line: Line): Frame[] {
  const final = line.releve || line.round_ended ? null : line.score;
  let { score } = base;
  return line.marks.flatMap((mark, i) => {
    const last = i === line.marks.length - 1 ? final : null;
    const now = last ?? marked(score, mark);
    const seen = mark.holes > 0 ? [pegged(score, now), now] : [now];
    score = now;
    return seen.map((one): Frame => ({ view: { ...base, score: one, marks: i + 1 }, kind: 'mark' }));
  });
}

/** Returns the holes of `now` with the jetons of `before`. */
function pegged(before: Scores, now: Scores): Scores {
  const side = (s: Side) => ({ ...before[s], holes: now[s].holes, pavillon: now[s].pavillon });
  return { white: side('white'), black: side('black') };
}

function diceAt(lines: Line[], n: number): Dice | null {
  const roll = lines[rollOf(lines, n) - 1];
  return roll ? (begun(roll)?.dice ?? null) : null;
}
