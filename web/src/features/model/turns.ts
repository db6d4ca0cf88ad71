import { rolls, type Roll } from '../../state/game/rolls';
import { settled, stepped, type View } from '../../state/game/view';
import type { Line } from '../../wire/described/messages';
import type { Replayed } from '../../wire/messages/study';
import type { Board } from '../../wire/messages/trid';

/** A roll of a model game, with the game around it. */
export interface ModelTurn extends Roll {
  /** The game before the throw, and once the roll has been marked and played. */
  before: View;
  end: View;
  /** The score once the roller has marked. */
  marked: View;
  /** The board once the men have been played, before a relevé. */
  played: Board;
  /** The position before the throw, with the dice in hand, and at the end of the roll. */
  trids: { before: string; thrown: string; end: string };
  /** The line of the roll, and the line that plays it or ends the relevé. */
  lines: { thrown: Line; last: Line };
}

/** Returns the rolls of a replayed record of trictrac. */
export function turnsOf(replayed: Replayed): ModelTurn[] {
  const { start } = replayed.game;
  const lines = replayed.lines as Line[];
  const all = rolls(lines, settled(start, lines, lines.length));
  return all.map((roll, i) => {
    const last = (all[i + 1]?.line ?? lines.length + 1) - 1;
    const before = settled(start, lines, roll.line - 1);
    return {
      ...roll,
      before,
      end: settled(start, lines, last),
      marked: settled(start, lines, roll.line),
      played: stepped(before.board, roll.side, roll.steps ?? []),
      trids: {
        before: lines[roll.line - 2]?.trid ?? start,
        thrown: lines[roll.line - 1]!.trid,
        end: lines[last - 1]!.trid,
      },
      lines: { thrown: lines[roll.line - 1]!, last: lines[last - 1]! },
    };
  });
}
