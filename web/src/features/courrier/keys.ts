import { onKey } from '../../parts/ui/keys';
import type { Session } from '../../state/courrier/session.svelte';

/** The keys of the table of Le Tric Trac. */
export function key(event: KeyboardEvent, session: Session, help: () => void): void {
  onKey(event, session.show, (name) => act(name, session, help));
}

function act(name: string, session: Session, help: () => void): boolean {
  const { hand, asked } = session;
  switch (name) {
    case 'z':
      if (hand.taken.length > 0) hand.undo();
      return true;
    case 'x':
      if (hand.taken.length === 0) hand.swap();
      return true;
    case '?':
      help();
      return true;
    case 'escape':
      if (session.looking !== null) session.look(null);
      else hand.choose(null);
      return true;
    case ' ':
      if (session.won) session.goOn();
      else if (asked?.stage === 'roll') session.act({ type: 'roll' });
      else hand.confirm();
      return true;
    default:
      return false;
  }
}
