import { press } from '../../parts/ui/touch';
import { nameOf, placeOf, type PathPlace } from '../../state/courrier/path';
import type { CourrierSession } from '../../state/courrier/session.svelte';

/** Handles a press on a place, by pointer or key; null is outside all places. */
export function pressed(session: CourrierSession, at: PathPlace | null): void {
  const { hand, bottom } = session;
  const side = hand.turn?.side ?? bottom;
  const own = (place: PathPlace) => placeOf(bottom, side, place);
  press(session, at, { own, called: (place) => String(nameOf(bottom, side, own(place))) });
}
