import { DoublePress } from '../../parts/ui/input';
import { nameOf, placeOf, type PathPlace } from '../../state/courrier/path';
import type { CourrierSession } from '../../state/courrier/session.svelte';
import { OFF } from '../../wire/messages/fleches';
import { menAt } from '../../wire/messages/trid';

const last = new DoublePress();

/** A place has been pressed, by pointer or key; null is beside them all. */
export function pressed(session: CourrierSession, at: PathPlace | null): void {
  const { hand, bottom, view } = session;
  const side = hand.turn?.side;
  if (!side) return;
  if (at === null) return hand.choose(null);
  const own = placeOf(bottom, side, at);
  const mine = at < OFF && menAt(view.board, side, at) > 0;
  const twice = last.again(at);
  last.note(at);
  if (hand.chosen === own) return hand.pressAgain(twice);
  const target = hand.targets.some(({ to }) => to === own);
  if (hand.chosen !== null && (target || !mine)) return hand.carry(own);
  if (mine) return hand.choose(own);
  hand.notice = { what: view.board.men[at] ? 'notYours' : 'noMan', place: String(nameOf(bottom, side, own)) };
}
