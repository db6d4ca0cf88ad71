import type { Dice, Line } from '../../wire/described/messages';
import { diceOf } from '../../state/game/view';

/** Lines of any game: of Le Tric Trac too, whose lead gives no roll. */
type AnyLine = Pick<Line, 'do' | 'side'> & { turn: { dice?: Dice } };

/** Returns the dice of each roll of a game, and their player. */
export function throws(lines: readonly object[]): { side: Line['side']; dice: Dice }[] {
  return (lines as AnyLine[]).flatMap((line) => {
    const dice = diceOf(line as Line);
    return dice ? [{ side: line.do.type === 'lead' ? (line as Line).turn.side : line.side, dice }] : [];
  });
}

/** Returns the number of rolls. */
export function rollCount(lines: readonly object[]): number {
  return throws(lines).length;
}
