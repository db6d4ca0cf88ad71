let last: { x: number; y: number } | null = null;

window.addEventListener('pointermove', ({ screenX, screenY }) => (last = { x: screenX, y: screenY }), {
  capture: true,
  passive: true,
});

/** Has the pointer moved there itself? Where the page moves under a pointer at rest, nobody points at anything. */
export function isMoved({ screenX, screenY }: PointerEvent): boolean {
  return last?.x !== screenX || last.y !== screenY;
}
