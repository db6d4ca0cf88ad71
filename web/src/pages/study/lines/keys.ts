import type { GameLines } from './gameLines.svelte';
import type { LineWalk, ShownLine } from './lineWalk.svelte';

/** The ways out of a line of play. */
interface Ways {
  /** Goes back to the roll at which the line leaves the game. */
  leave: () => void;
  /** Deletes a place. */
  remove: (at: number) => void;
  /** Goes to a roll of the game. */
  step: (to: number) => void;
}

/** Handles a key in a line of play; returns whether it had a meaning. On the board, arrows belong to the board. */
export function alongLine<D extends LineWalk<ShownLine<{ close(): void }>>>(
  key: string,
  onBoard: boolean,
  lines: GameLines<D>,
  { leave, remove, step }: Ways,
): boolean {
  const { desk } = lines;
  const open = desk.thrown !== null;
  if (key === 'Escape') leave();
  else if (key === 'Delete' && !open) remove(desk.editor!.at);
  else if (key === 'v') step(lines.branch);
  else if (onBoard) return false;
  else if (key === 'ArrowLeft') return lines.back() || (leave(), true);
  else if (key === 'ArrowRight') lines.next();
  else if (!open && (key === 'ArrowUp' || key === 'ArrowDown'))
    return lines.beside(key === 'ArrowDown' ? 1 : -1) || (leave(), true);
  else if (key === 'Home') step(1);
  else if (key === 'End') step(lines.end);
  else return false;
  return true;
}
