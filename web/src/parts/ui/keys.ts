import type { AnyTable } from '../../state/table/session.svelte';
import { isField } from './input';

const SILENT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Handles a key pressed on the page, wherever the focus is: `act` carries it out, and returns whether the key has a meaning. */
export function onKey(
  event: KeyboardEvent,
  show: { busy: boolean; finish(): void },
  act: (name: string) => boolean,
): void {
  const target = event.target as HTMLElement;
  if (target.closest('dialog')) return;
  if (event.ctrlKey || event.altKey || event.metaKey || SILENT.includes(event.key)) return;
  if (isField(target)) return;
  if (show.busy) {
    show.finish();
    event.preventDefault();
    return;
  }
  if (event.key === ' ' && holdsSpace(target)) return;
  if (event.defaultPrevented) return;
  const name = event.key.toLowerCase();
  if (act(event.shiftKey && name === 'z' ? 'shift+z' : name)) event.preventDefault();
}

/** Handles the keys of every table: take back a move, turn the dice, help, and close. Returns whether the key has a meaning. */
export function tableKey(
  name: string,
  session: Pick<AnyTable, 'hand' | 'looking' | 'look'>,
  help: () => void,
): boolean {
  const { hand } = session;
  switch (name) {
    case 'z':
      if (hand.moves.length > 0) hand.undo();
      return true;
    case 'x':
      if (hand.moves.length === 0) hand.swap();
      return true;
    case '?':
      help();
      return true;
    case 'escape':
      if (session.looking !== null) session.look(null);
      else hand.choose(null);
      return true;
    default:
      return false;
  }
}

/** Buttons and links other than the flèches keep the space bar for themselves. */
function holdsSpace(target: HTMLElement): boolean {
  return target.closest('button, a, summary') !== null && !target.id.startsWith('case-');
}
