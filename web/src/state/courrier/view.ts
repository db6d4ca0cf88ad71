import type { Dice, CourrierLine, Side, Sides } from '../../wire/described/messages';
import { lastStanding } from '../game/standing';
import type { Frame as AnyFrame } from '../game/view';
import type { Board } from '../../wire/messages/trid';
import { boardOf, stepped } from './path';

/** The visible state of the match at one time. */
export interface CourrierView {
  /** The last line of which something is seen, 0 for none. */
  line: number;
  board: Board;
  score: Sides<number>;
  dice: Dice | null;
  /** The dice are still rolling, or are the two dice of the lead. */
  rolling: boolean;
}

export type CourrierFrame = AnyFrame<CourrierView>;

const NOTHING: Sides<number> = { white: 0, black: 0 };

/** Returns the view before any line. */
export function startView(position: string, bottom: Side): CourrierView {
  const score = /:(\d+)-(\d+):/.exec(position);
  return {
    line: 0,
    board: boardOf(position, bottom),
    dice: null,
    rolling: false,
    score: score ? { white: Number(score[1]), black: Number(score[2]) } : NOTHING,
  };
}

/** Returns the dice of the roll that line `n` belongs to. */
function diceAt(lines: CourrierLine[], n: number): Dice | null {
  const rolled = lines[lastStanding(lines, n, ({ do: done }) => done.type === 'roll' || done.type === 'lead') - 1];
  if (rolled?.do.type === 'roll') return rolled.do.dice;
  return rolled?.turn.dice ?? null;
}

/** Returns the view after line `n`. */
export function settled(start: string, lines: CourrierLine[], n: number, bottom: Side): CourrierView {
  const line = lines[n - 1];
  if (!line) return startView(start, bottom);
  return { line: n, board: boardOf(line.position, bottom), score: line.score, dice: diceAt(lines, n), rolling: false };
}

/** Returns the views that lead from one line to the next, to be shown one after another. */
export function frames(
  start: string,
  lines: CourrierLine[],
  n: number,
  bottom: Side,
  menSeen: boolean,
): CourrierFrame[] {
  const line = lines[n - 1]!;
  const before: CourrierView = { ...settled(start, lines, n - 1, bottom), line: n };
  return [...opening(before, line, bottom, menSeen), { view: settled(start, lines, n, bottom), kind: 'rest' }];
}

function opening(
  before: CourrierView,
  { do: done, side, won, score }: CourrierLine,
  bottom: Side,
  menSeen: boolean,
): CourrierFrame[] {
  switch (done.type) {
    case 'lead':
      return done.throws.map((dice) => ({ view: { ...before, dice, rolling: true }, kind: 'dice' }));
    case 'roll':
      return [{ view: { ...before, dice: done.dice, rolling: true }, kind: 'dice' }];
    case 'play': {
      const after = (count: number): CourrierView => ({
        ...before,
        board: stepped(before.board, bottom, side, done.steps.slice(0, count)),
      });
      const all = after(done.steps.length);
      const seen: CourrierFrame[] = menSeen ? [] : done.steps.map((_, i) => ({ view: after(i + 1), kind: 'man' }));
      // The last man off is seen before all stand at the start again.
      return won
        ? [...seen, { view: { ...all, score }, kind: 'mark' }]
        : menSeen
          ? [{ view: all, kind: 'rest' }]
          : seen;
    }
    default:
      return [];
  }
}
