import { stepped } from '../../state/game/view';
import { absolute } from '../../wire/messages/fleches';
import type { Side, Step } from '../../wire/described/messages';
import { menAt, type Board } from '../../wire/messages/trid';

/** The effects of a play on the men of its side: flèches in that side's own numbering. */
interface Effects {
  /** The board after it. */
  board: Board;
  /** Cases made: two men or more, where there were fewer. */
  made: number[];
  /** Cases left with one man or none. */
  broken: number[];
  /** Men that stand alone after it. */
  alone: number[];
}

const LAST = 24;
const CASE = 2;

/** Returns what a play of a side changes on a board. */
export function effectsOf(before: Board, side: Side, steps: readonly Step[]): Effects {
  const board = stepped(before, side, steps);
  const fleches = Array.from({ length: LAST }, (_, i) => i + 1);
  const had = (at: number) => menAt(before, side, absolute(side, at));
  const has = (at: number) => menAt(board, side, absolute(side, at));
  return {
    board,
    made: fleches.filter((at) => has(at) >= CASE && had(at) < CASE),
    broken: fleches.filter((at) => had(at) >= CASE && has(at) < CASE),
    alone: fleches.filter((at) => has(at) === 1),
  };
}
