import type { Game } from '../protocol.match';
import type { Session } from '../state/session.svelte';

const SILENT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** A key pressed on the page, wherever the keyboard is: `act` does what it stands for and says whether that is anything. */
export function heard(event: KeyboardEvent, show: { busy: boolean; finish(): void }, act: (name: string) => boolean): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || SILENT.includes(event.key)) return;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  if (show.busy) {
    show.finish();
    event.preventDefault();
    return;
  }
  if (event.key === ' ' && holdsSpace(target)) return;
  if (act(event.key.toLowerCase())) event.preventDefault();
}

/** The keys of the table. */
export function key(event: KeyboardEvent, session: Session, help: () => void): void {
  heard(event, session.show, (name) => act(name, session, help));
}

function act(name: string, session: Session, help: () => void): boolean {
  const { hand, asked } = session;
  switch (name) {
    case 'z': if (hand.moves.length > 0) hand.undo(); return true;
    case 'x': if (hand.moves.length === 0) hand.swap(); return true;
    case 't': if (asked?.stage === 'decide') session.act({ type: 'hold' }); return true;
    case 'v': if (asked?.stage === 'decide') session.act({ type: 'go' }); return true;
    case 'e': setAside(session, 'ecrire'); return true;
    case 'h': setAside(session, 'honours'); return true;
    case '?': help(); return true;
    case 'escape': if (session.looking !== null) session.look(null); else hand.choose(null); return true;
    case ' ': if (asked?.stage === 'roll') session.act({ type: 'roll' }); else hand.confirm(); return true;
    default: return false;
  }
}

/** In combiné, sets one of the games aside where that may be done. */
function setAside(session: Session, game: Game): void {
  const { asked } = session;
  if (asked?.stage === 'decide' && asked.suspend?.some((s) => s.game === game)) session.act({ type: 'suspend', game });
}

/** Buttons and links other than the flèches keep the space bar for themselves. */
function holdsSpace(target: HTMLElement): boolean {
  return target.closest('button, a, summary') !== null && !target.id.startsWith('case-');
}
