import type { Messages } from '../../words/language.svelte';
import { whoAt } from '../../words/names';
import type { ByHandText } from '../../words/texts/fr.byhand';
import type { Marking } from './marking.svelte';

/** What is asked of whoever marks for himself, in a sentence; `usual` is what is said everywhere. */
export function statusText(w: ByHandText, t: Messages, marking: Marking, usual: string): string {
  const { session, turn } = marking;
  if (!turn || session.game.pending || session.autoplay.busy) return usual;
  if (marking.shown) return w.status.remedy;
  if (marking.holding) return marking.nudged ? w.status.letGoFirst : inHand(w, marking);
  if (turn.stage === 'agree') return agreeText(w, t, marking);
  if (!marking.asked) return marking.may.has('mark') ? w.status.late : usual;
  return askedText(w, marking, usual);
}

/** What would be marked if the jeton were let go. */
export function inHand(w: ByHandText, { inHand: points, from, landing }: Marking): string {
  return points > 0 ? w.jeton.place(from, points, landing.holes, landing.points) : w.jeton.letGoHint;
}

function askedText(w: ByHandText, { turn, may, session: { hand } }: Marking, usual: string): string {
  if (turn?.stage === 'roll') return may.has('mark') ? w.status.throw : usual;
  if (turn?.stage !== 'move') return usual;
  if (turn.again) return hand.moves.length > 0 ? usual : w.status.again;
  if (hand.helpless) return may.has('mark') ? w.status.helpless : usual;
  if (!turn.plays && (hand.chosen !== null || hand.moves.length > 0)) return w.status.touch;
  return hand.chosen === null && hand.moves.length === 0 && may.has('mark') ? w.status.move : usual;
}

function agreeText(w: ByHandText, t: Messages, marking: Marking): string {
  const { turn, session } = marking;
  if (!marking.asked || !turn) return w.status.waits;
  const foe = whoAt(t, session.info, marking.foe);
  return turn.to === 'end' ? w.status.end(foe) : w.status.going(foe);
}
