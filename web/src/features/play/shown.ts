import { stepArrows, type Arrows } from '../../board/arrows';
import { settled } from '../../state/game/view';
import type { Roll } from '../../state/game/rolls';
import type { TrictracSession } from '../../state/trictrac/session.svelte';
import type { Side, Step } from '../../wire/described/messages';

/** Returns the arrows to draw: those of the event pointed at, or of the advice. */
export function arrowsOf(session: TrictracSession, roll: Roll | null): Arrows | null {
  const { hint, advised, pointed, hand } = session;
  if (pointed !== null) return roll && eventArrows(session, roll, pointed);
  if (advised && session.asked) return stepArrows(advised.steps, advised.side, session.view.board, advised.at);
  const mover = hand.turn?.side;
  return hint && mover ? stepArrows(hint, mover, session.view.board) : null;
}

/** Returns the last play to show on the board: that of the current roll, or one that the reader did not make. */
export function lastPlayOf(session: TrictracSession, roll: Roll | null): { side: Side; steps: Step[] } | null {
  if (session.looking !== null) return roll?.steps ? { side: roll.side, steps: roll.steps } : null;
  const line = session.game.lines[session.view.line - 1];
  const own = line && session.you.length === 1 && session.you[0] === line.side;
  return line?.do.type === 'play' && !line.releve && (!own || session.autoplay.played === line.n)
    ? { side: line.side, steps: line.do.steps }
    : null;
}

/** Returns the arrows of an event; only one way if the reader points at one. */
function eventArrows({ game, way }: TrictracSession, roll: Roll, pointed: number): Arrows | null {
  const whole = roll.events[pointed];
  if (!whole || !game.info) return null;
  const event = way === null ? whole : { ...whole, paths: whole.paths.slice(way, way + 1) };
  return { event, roller: roll.side, board: settled(game.info.start, game.lines, roll.line).board };
}
