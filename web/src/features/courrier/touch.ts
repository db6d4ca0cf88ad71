import { OFF } from '../../wire/messages/fleches';
import { menAt } from '../../wire/messages/trid';
import { placeOf, type Place } from '../../state/courrier/path';
import type { Session } from '../../state/courrier/session.svelte';

const DOUBLE = 350;
let first = { place: 0, time: 0 };

/** A place has been pressed, by pointer or key; null is beside them all. */
export function pressed(session: Session, at: Place | null): void {
  const {
    hand,
    bottom,
    view: { board },
  } = session;
  const side = hand.turn?.side;
  if (!side) return;
  if (at === null) return hand.choose(null);
  const own = placeOf(bottom, side, at);
  const mine = at < OFF && menAt(board, side, at) > 0;
  const twice = first.place === at && Date.now() - first.time < DOUBLE;
  first = { place: at, time: Date.now() };
  if (hand.chosen === own) return again(session, own, twice);
  const target = hand.targets.some(({ to }) => to === own);
  if (hand.chosen !== null && (target || !mine)) return hand.carry(own);
  if (mine) return hand.choose(own);
  hand.notice = board.men[at] ? 'notYours' : 'noMan';
}

/** The chosen man is pressed again: twice quickly plays the left die, else he is put back. */
function again({ hand }: Session, own: number, twice: boolean): void {
  const number = hand.left.find((n) => hand.targets.some(({ steps }) => steps.length === 1 && steps[0]![2] === n));
  if (twice && number !== undefined) hand.playNumber(own, number);
  else hand.choose(null);
}
