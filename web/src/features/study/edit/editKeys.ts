import { words } from '../words';
import type { Side } from '../../../wire/described/messages';
import type { PositionDraft } from './draft.svelte';

type Tool = Side | 'take';

/** Handles a key on the flèche with the focus; returns false if the key does nothing here. */
export function keyOn(
  { key, ctrlKey, altKey, metaKey }: KeyboardEvent,
  draft: PositionDraft,
  at: number,
  tool: Tool,
  choose: (tool: Tool) => void,
): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  const men = draft.now.men[at] ?? 0;
  const side = men > 0 ? 'white' : men < 0 ? 'black' : tool === 'take' ? 'white' : tool;
  const sign = side === 'white' ? 1 : -1;
  switch (key) {
    case '+':
    case '=':
      draft.add(at, side);
      return true;
    case '-':
      draft.remove(at);
      return true;
    case 'Delete':
    case 'Backspace':
      draft.place(at, 0);
      return true;
    default:
      break;
  }
  const chosen = toolOf(key.toLowerCase());
  if (chosen) choose(chosen);
  else if (/^\d$/.test(key)) draft.place(at, Number(key) * sign);
  else return false;
  return true;
}

/** Returns the tool of a key, which depends on the reader’s language. */
function toolOf(key: string): Tool | null {
  if (key === 'x') return 'take';
  const { white, black } = words.editor.keys;
  return key === white ? 'white' : key === black ? 'black' : null;
}
