import { DoublePress } from '../../parts/ui/input';
import { press, refuse } from '../../parts/ui/touch';
import { absolute } from '../../wire/messages/fleches';
import { menAt } from '../../wire/messages/trid';
import type { TrictracSession } from '../../state/trictrac/session.svelte';
import { settings } from '../../state/settings/settings.svelte';

const gone = new DoublePress();

/** Handles a press on a flèche (White's numbering), by pointer or key; null is outside all flèches. */
export function pressed(session: TrictracSession, fleche: number | null): void {
  const { hand } = session;
  const own = (at: number) => absolute(hand.turn?.side ?? 'white', at);
  press(session, fleche, { own, called: settings.namer(session.bottom) }, (at) => take(session, at));
}

/** Picks up the man on a flèche (White's numbering) to ask about it; never plays it. */
export function inquired(session: TrictracSession, fleche: number): void {
  const { hand, view } = session;
  const side = hand.turn?.side;
  if (!side || hand.left.length === 0) return;
  if (menAt(view.board, side, fleche) > 0) hand.ask(absolute(side, fleche));
  else refuse(session, fleche, settings.namer(session.bottom)(fleche));
}

/** Picks up a man; if it has only one place to go, moves it there, unless another man left this flèche just before. */
function take({ hand }: TrictracSession, own: number): void {
  if (gone.again(own)) return;
  hand.choose(own);
  const [only, ...more] = hand.targets;
  if (!settings.chosen.oneTap || !only || more.length > 0) return;
  gone.note(own);
  hand.carry(only.to);
}
