import { onKey, tableKey } from '../../parts/ui/keys';
import type { CourrierSession } from '../../state/courrier/session.svelte';

/** Handles the keys of the table of Le Tric Trac. */
export function key(event: KeyboardEvent, session: CourrierSession, help: () => void): void {
  onKey(event, session, (name) => (name === ' ' ? goOn(session) : tableKey(name, session, help)));
}

function goOn(session: CourrierSession): true {
  if (session.won) session.goOn();
  else if (session.asked?.stage === 'roll') session.act({ type: 'roll' });
  else session.hand.confirm();
  return true;
}
