import { getContext, setContext } from 'svelte';

const KEY = Symbol('ids');

/** Marks the ids of the drawings of one board, so that several boards on a page share none. */
export function markIds(mark: string): void {
  setContext(KEY, mark);
}

/** Returns the mark of the board around; empty for a ground that stands alone. */
export function idMark(): string {
  return getContext<string | undefined>(KEY) ?? '';
}
