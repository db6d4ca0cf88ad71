const ON_BOARD = /^case-/;

/** Returns the roll to which a key leads from roll `at` of `all`, the end being `all` + 1; null for other keys. */
export function keyStep(event: KeyboardEvent, at: number, all: number): number | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || typing(event.target)) return null;
  const onBoard = event.target instanceof Element && ON_BOARD.test(event.target.id);
  const to = step(event.key, at, all, onBoard);
  return to === null ? null : Math.min(all + 1, Math.max(1, to));
}

function step(key: string, at: number, all: number, onBoard: boolean): number | null {
  if (key === 'PageUp') return at - 1;
  if (key === 'PageDown') return at + 1;
  if (onBoard) return null;
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowRight') return at + 1;
  if (key === 'Home') return 1;
  return key === 'End' ? all + 1 : null;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
