import { standing } from '../../state/game/standing';
import { diceOf } from '../../state/game/view';
import type { Dice, JanEvent, Line, Side } from '../../wire/described/messages';
import { type Board, parseTrid, withoutKeys } from '../../wire/messages/trid';
import { study } from '../../wire/module/study';

/** The value of a roll, and the board on which it fell. */
export interface Worth {
  roller: Side;
  board: Board;
  events: JanEvent[];
}

/** A mark whose right value may be shown: its owner, and its roll in the record. */
export interface Marked {
  side: Side;
  roll: number;
}

/** A position whose dice are still to be thrown, as it stands where the program marks, and the dice that came. */
export interface ThrownPosition {
  trid: string;
  dice: Dice;
}

/** Returns the position in which roll `number` of a game fell; null if the roll came with the position. */
export function thrown(lines: Line[], start: string, number: number): ThrownPosition | null {
  let rolls = 0;
  let before = start;
  for (const line of standing(lines)) {
    const dice = diceOf(line);
    if (dice) rolls += 1;
    if (dice && rolls === number)
      return line.do.type === 'roll' && !line.turn.early ? { trid: plain(before), dice } : null;
    before = line.trid;
  }
  return null;
}

/** Returns the value of the roll by the rules, for both sides; null if the module cannot tell. */
export async function worthOf({ trid, dice }: ThrownPosition): Promise<Worth | null> {
  const board = parseTrid(trid)?.board;
  const said = await study().then((module) => module.judge(trid, dice));
  return board && said.say === 'judged' ? { roller: said.side, board, events: said.events } : null;
}

/** Removes the agreements about marks, which do not change the value of a roll. */
function plain(trid: string): string {
  return withoutKeys(trid, ['marking', 'moves', 'pegs', 'missed', 'hand_law', 'hand']);
}
