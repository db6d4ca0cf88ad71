import type { Editor } from './editor.svelte';

/** Walks through a study by a key; returns false for keys without a meaning. */
export function walk(event: KeyboardEvent, editor: Editor): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const ways: Record<string, () => void> = {
    ArrowLeft: () => editor.back(),
    ArrowRight: () => editor.next(),
    ArrowUp: () => editor.beside(-1),
    ArrowDown: () => editor.beside(1),
    Home: () => editor.far(false),
    End: () => editor.far(true),
  };
  ways[event.key]?.();
  return event.key in ways;
}
