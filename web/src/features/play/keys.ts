import type { TrictracSession } from '../../state/trictrac/session.svelte';
import { onKey, tableKey } from '../../parts/ui/keys';

/** The commands of the table at a key, besides playing. */
interface TableCommands {
  help: () => void;
  type: () => void;
  explain: () => void;
  repeatLast: () => void;
  sayScore: () => void;
  advise: () => void;
  /** Handles a key of a person who marks for themselves; false if it keeps its usual meaning. */
  marks?: ((name: string) => boolean) | undefined;
}

/** Handles the keys of the table. */
export function key(event: KeyboardEvent, session: TrictracSession, commands: TableCommands): void {
  onKey(event, session, (name) => act(name, session, commands));
}

function act(name: string, session: TrictracSession, commands: TableCommands): boolean {
  const { hand, asked } = session;
  if (commands.marks?.(name)) return true;
  switch (name) {
    case 'shift+z':
      if (hand.moves.length > 0) hand.undoAll();
      return true;
    case 't':
      if (asked?.stage === 'decide') session.act({ type: 'hold' });
      return true;
    case 'v':
      if (asked?.stage === 'decide') session.act({ type: 'go' });
      return true;
    case 'e':
      commands.explain();
      return true;
    case 'h':
      commands.advise();
      return true;
    case 'm':
      commands.type();
      return true;
    case 'l':
      commands.repeatLast();
      return true;
    case 's':
      commands.sayScore();
      return true;
    case ' ':
      if (asked?.stage !== 'roll') hand.confirm();
      else if (!session.byHand) session.act({ type: 'roll' });
      return true;
    default:
      return digit(name, session) || tableKey(name, session, commands.help);
  }
}

/** Plays the number on that die, with the man chosen or with the only one that can. */
function digit(name: string, { hand }: TrictracSession): boolean {
  if (!/^[1-6]$/.test(name) || !hand.turn) return false;
  hand.playDie(Number(name));
  return true;
}
