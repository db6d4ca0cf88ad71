import type { CourrierSession } from '../../state/courrier/session.svelte';
import type { Side } from '../../wire/messages/play';
import type { Messages } from '../../words/language.svelte';
import { whoAt } from '../../words/names';

/** What is said after the game itself to those who listen: that it is one's own turn, and what is wanted; or who has won. */
export function liveText(t: Messages, { asked, game: { info }, hand, you, won, end }: CourrierSession): string {
  const over = (won ?? end)?.won;
  if (over) return t.courrier.won.who(whoAt(t, info, over.winner), t.points(over.points));
  if (!asked) return '';
  if (hand.helpless) return t.courrier.turn.helpless;
  if (hand.moves.length > 0) return hand.complete ? t.turn.ready : '';
  return turnText(t, you, asked);
}

/** How the game stands, in a few words: over, one's own turn and for what, or the other's. */
export function standingText(t: Messages, { game: { info, lines }, you }: CourrierSession): string {
  const last = lines.at(-1);
  if (!last) return '';
  if (last.over) return t.match.end.title;
  if (!you.includes(last.turn.side)) return t.turn.theirs(whoAt(t, info, last.turn.side));
  return turnText(t, you, last.turn).replace(/\.$/, '');
}

function turnText(t: Messages, you: Side[], { side, stage }: { side: Side; stage: string }): string {
  const [alone, both] = stage === 'roll' ? [t.turn.yourThrow, t.turn.throwAs] : [t.turn.yours, t.turn.yoursAs];
  return you.length > 1 ? both(t.side[side]) : alone;
}
