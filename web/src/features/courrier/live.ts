import type { CourrierSession } from '../../state/courrier/session.svelte';
import { courierOut } from '../../state/courrier/path';
import type { Side } from '../../wire/described/messages';
import type { Messages } from '../../words/language.svelte';
import { whoAt } from '../../words/names';

/** Returns the screen reader's text after the game itself: your turn and its task, or the score of the match. */
export function liveText(t: Messages, session: CourrierSession): string {
  const { asked, hand, you } = session;
  const standing = scoreText(t, session);
  if (standing || !asked) return standing;
  if (hand.helpless) return t.courrier.turn.helpless;
  if (hand.complete) return t.turn.ready;
  if (hand.moves.length > 0) return hand.dice[0] === hand.dice[1] ? t.courrier.turn.doublet(hand.left.length) : '';
  const text = turnText(t, you, asked);
  const alone = asked.stage === 'move' && courierOut(session.view.board, session.bottom, asked.side);
  return alone ? `${text} ${t.courrier.turn.alone}` : text;
}

/** Returns the score of the match after a game, or its winner after the last: the game's winner is said already. */
function scoreText(t: Messages, { won, end, game: { info } }: CourrierSession): string {
  if (end?.over && 'by' in end.over) return t.friends.accord.stopped;
  if (end?.won) return t.end.winner(whoAt(t, info, end.won.winner));
  return won && info ? t.courrier.won.score(won.score.white, won.score.black, info.points) : '';
}

/** Returns the state of the game in a few words: over, your own turn and its task, or the opponent's turn. */
export function standingText(t: Messages, { game: { info, lines }, you }: CourrierSession): string {
  const last = lines.at(-1);
  if (!last) return '';
  if (last.over) return t.match.end.title;
  if (last.turn.stage === 'shares') return t.fair.making.status;
  if (last.turn.stage === 'draw') return '';
  if (!you.includes(last.turn.side)) return t.turn.theirs(whoAt(t, info, last.turn.side));
  return turnText(t, you, last.turn).replace(/\.$/, '');
}

function turnText(t: Messages, you: Side[], { side, stage }: { side: Side; stage: string }): string {
  const [alone, both] = stage === 'roll' ? [t.turn.yourThrow, t.turn.throwAs] : [t.turn.yours, t.turn.yoursAs];
  return you.length > 1 ? both(t.side[side]) : alone;
}
