let last: { x: number; y: number } | null = null;

window.addEventListener('pointermove', ({ screenX, screenY }) => (last = { x: screenX, y: screenY }), {
  capture: true,
  passive: true,
});

/** Returns whether the pointer itself has moved there: an element that moves under a resting pointer is not pointed at. */
export function isMoved({ screenX, screenY }: PointerEvent): boolean {
  return last?.x !== screenX || last.y !== screenY;
}
