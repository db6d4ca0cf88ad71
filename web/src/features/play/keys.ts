import type { Game } from '../../wire/messages/account';
import type { Session } from '../../state/session/session.svelte';
import { onKey } from '../../parts/ui/keys';

/** What the table does at a key besides playing. */
export interface Desk {
  help: () => void;
  type: () => void;
  explain: () => void;
  tellLast: () => void;
  tellScore: () => void;
  advise: () => void;
}

/** The keys of the table. */
export function key(event: KeyboardEvent, session: Session, desk: Desk): void {
  onKey(event, session, (name) => act(name, session, desk));
}

function act(name: string, session: Session, desk: Desk): boolean {
  const { hand, asked } = session;
  switch (name) {
    case 'z':
      if (hand.moves.length > 0) hand.undo();
      return true;
    case 'shift+z':
      if (hand.moves.length > 0) hand.undoAll();
      return true;
    case 'x':
      if (hand.moves.length === 0) hand.swap();
      return true;
    case 't':
      if (asked?.stage === 'decide') session.act({ type: 'hold' });
      return true;
    case 'v':
      if (asked?.stage === 'decide') session.act({ type: 'go' });
      return true;
    case 'e':
      if (!setAside(session, 'ecrire')) desk.explain();
      return true;
    case 'h':
      if (!setAside(session, 'honours')) desk.advise();
      return true;
    case 'm':
      desk.type();
      return true;
    case 'l':
      desk.tellLast();
      return true;
    case 's':
      desk.tellScore();
      return true;
    case '?':
      desk.help();
      return true;
    case 'escape':
      if (session.looking !== null) session.look(null);
      else hand.choose(null);
      return true;
    case ' ':
      if (asked?.stage !== 'roll') hand.confirm();
      else if (!session.byHand) session.act({ type: 'roll' });
      return true;
    default:
      return digit(name, session);
  }
}

/** A number plays that die, from the man chosen or from the only one who can. */
function digit(name: string, { hand }: Session): boolean {
  if (!/^[1-6]$/.test(name) || !hand.turn) return false;
  hand.playDie(Number(name));
  return true;
}

/** In combiné, sets one of the games aside; false where that may not be done. */
function setAside(session: Session, game: Game): boolean {
  const { asked } = session;
  if (asked?.stage !== 'decide' || !asked.suspend?.some((s) => s.game === game)) return false;
  session.act({ type: 'suspend', game });
  return true;
}
