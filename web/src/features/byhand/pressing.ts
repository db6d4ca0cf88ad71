import type { Part } from '../../wire/described/messages';

/** The detail of a click that no pointer made. */
export const PRESSED = 0;

/** Returns the école that a place on the page claims, if it is a number of the pad. */
export function claimAt(x: number, y: number): { part: Part; points: number } | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-claim]');
  const part = found?.dataset.for === 'received' ? 'received' : 'gained';
  return found ? { part, points: Number(found.dataset.claim) } : null;
}

/** Scrolls an element that opens into sight, in whatever position the sheet beside the board was. */
export function inSight(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
}
