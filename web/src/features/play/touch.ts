import { DoublePress } from '../../parts/ui/input';
import { namer } from '../../words/naming';
import { absolute } from '../../wire/messages/fleches';
import { menAt } from '../../wire/messages/trid';
import type { TrictracSession } from '../../state/trictrac/session.svelte';
import { settings } from '../../state/settings/settings.svelte';

const last = new DoublePress();
const gone = new DoublePress();

/** A flèche (White's numbering) has been pressed, by pointer or key; null is beside them all. */
export function pressed(session: TrictracSession, fleche: number | null): void {
  const { hand } = session;
  const side = hand.turn?.side;
  if (!side) return;
  if (fleche === null) return hand.choose(null);
  const own = absolute(side, fleche);
  const mine = menAt(session.view.board, side, fleche) > 0;
  const twice = last.again(fleche);
  last.note(fleche);
  if (hand.chosen === own) return hand.pressAgain(twice);
  const target = hand.targets.some(({ to }) => to === own);
  if (hand.chosen !== null && (target || !mine)) return hand.carry(own);
  if (mine) return take(session, fleche, own);
  refuse(session, fleche);
}

/** Somebody asks about the man on a flèche (White's numbering): it is taken up and nothing is played, whatever is wished of one touch. */
export function inquired(session: TrictracSession, fleche: number): void {
  const { hand, view } = session;
  const side = hand.turn?.side;
  if (!side || hand.left.length === 0) return;
  if (menAt(view.board, side, fleche) > 0) hand.ask(absolute(side, fleche));
  else refuse(session, fleche);
}

/** A man is taken up; if there is only one place for it, it goes there, unless its like has gone from here this instant. */
function take({ hand }: TrictracSession, fleche: number, own: number): void {
  if (gone.again(fleche)) return;
  hand.choose(own);
  const [only, ...more] = hand.targets;
  if (!settings.chosen.oneTap || !only || more.length > 0) return;
  gone.note(fleche);
  hand.carry(only.to);
}

/** Says that there is nothing of your own to take up. */
function refuse({ hand, view, bottom }: TrictracSession, fleche: number): void {
  const what = view.board.men[fleche] ? 'notYours' : 'noMan';
  hand.notice = { what, place: namer(settings.naming, bottom)(fleche) };
}
