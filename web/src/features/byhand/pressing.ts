import type { Part } from '../../wire/described/messages';

/** The detail of a click that no pointer made. */
export const PRESSED = 0;

/** The school that a place on the page says, where it is a number of the pad. */
export function claimAt(x: number, y: number): { part: Part; points: number } | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-claim]');
  const part = found?.dataset.for === 'received' ? 'received' : 'gained';
  return found ? { part, points: Number(found.dataset.claim) } : null;
}

/** What opens is seen whole, wherever the sheet beside the board had been scrolled to. */
export function inSight(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
}
