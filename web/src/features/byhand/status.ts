import type { Messages } from '../../words/language.svelte';
import { whoAt } from '../../words/names';
import type ByHandText from '../../words/texts/byhand';
import type { TrictracSession } from '../../state/trictrac/session.svelte';
import type { HandKind, Side, Turn } from '../../wire/described/messages';
import type { Landing } from './jeton';

/** The state of a person who marks for themselves. */
interface HandStanding {
  session: Pick<TrictracSession, 'game' | 'autoplay' | 'hand' | 'info'>;
  /** The turn, and the same turn if it is theirs. */
  turn: Turn | null;
  asked: Turn | null;
  may: ReadonlySet<HandKind>;
  foe: Side;
  /** The remedy on the board, and the jeton in hand: its place before, and the place where it ends. */
  shown: object | null;
  holding: boolean;
  inHand: number;
  from: number;
  landing: Landing;
  nudged: boolean;
}

/** Returns the status for the person who marks for themselves; `usual` is the status of any table. */
export function statusText(w: ByHandText, t: Messages, marking: HandStanding, usual: string): string {
  const { session, turn } = marking;
  if (!turn || session.game.pending || session.autoplay.busy) return usual;
  if (marking.shown) return w.status.remedy;
  if (marking.holding) return marking.nudged ? w.status.letGoFirst : inHand(w, marking);
  if (turn.stage === 'agree') return agreeText(w, t, marking);
  if (!marking.asked) return marking.may.has('mark') ? w.status.late : usual;
  return askedText(w, marking, usual);
}

/** Returns the mark that letting the jeton go would make. */
export function inHand(w: ByHandText, { inHand: points, from, landing }: HandStanding): string {
  if (points > 0) return w.jeton.place(from, points, from + points, landing.holes, landing.points);
  return landing.holes > 0 ? w.jeton.pegged(landing.holes) : w.jeton.letGoHint;
}

function askedText(w: ByHandText, { turn, may, session: { hand } }: HandStanding, usual: string): string {
  if (turn?.stage === 'roll' && !may.has('roll')) return w.status.alone;
  if (turn?.stage === 'roll') return may.has('mark') ? w.status.throw : usual;
  if (turn?.stage === 'decide' && hand.chosen === null && hand.moves.length === 0) return w.status.decide;
  if (turn?.stage !== 'move') return usual;
  if (turn.again) return hand.moves.length > 0 ? usual : w.status.again;
  if (hand.helpless) return may.has('mark') ? w.status.helpless : usual;
  if (!turn.plays && (hand.chosen !== null || hand.moves.length > 0)) return w.status.touch;
  return hand.chosen === null && hand.moves.length === 0 && may.has('mark') ? w.status.move : usual;
}

function agreeText(w: ByHandText, t: Messages, marking: HandStanding): string {
  const { turn, session } = marking;
  if (!marking.asked || !turn) return w.status.waits;
  const foe = whoAt(t, session.info, marking.foe);
  if (turn.to === 'end') return w.status.end(foe);
  return marking.may.has('object') ? w.status.going(foe) : w.status.answer;
}
