import type { Point } from './geometry';

/** What the board does about pointers; places are in board units. */
export interface PointerHandlers {
  /** The place on the board so many CSS pixels right of and below its corner on the screen. */
  place: (x: number, y: number) => Point;
  /** Whether a man may be lifted at this point. */
  grab: (at: Point) => boolean;
  tap: (at: Point, touch: boolean) => void;
  /** A man is taken up where the pointer went down. */
  lift: (at: Point) => void;
  /** He is carried; null when he is put down or let go. */
  carry: (at: Point | null, touch: boolean) => void;
  drop: (at: Point, touch: boolean) => void;
}

const FAR_ENOUGH = 6;

/** One path for mouse, pen and finger: a short touch is a tap, a longer way is a drag. */
export function pointers(node: HTMLElement, on: PointerHandlers) {
  let start: { x: number; y: number; id: number; grabbed: Point | null } | null = null;
  let dragging = false;

  const point = (event: PointerEvent): Point => {
    const box = node.getBoundingClientRect();
    return on.place(event.clientX - box.left, event.clientY - box.top);
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || start) return;
    const at = point(event);
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, grabbed: on.grab(at) ? at : null };
    node.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent): void => {
    if (!start?.grabbed || event.pointerId !== start.id) return;
    const way = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (!dragging && way > FAR_ENOUGH) {
      dragging = true;
      on.lift(start.grabbed);
    }
    if (dragging) on.carry(point(event), event.pointerType === 'touch');
  };

  const up = (event: PointerEvent): void => {
    if (event.pointerId !== start?.id) return;
    const touch = event.pointerType === 'touch';
    if (dragging) on.drop(point(event), touch);
    else on.tap(point(event), touch);
    end(touch);
  };

  const cancel = (event: PointerEvent): void => {
    if (event.pointerId === start?.id) end(false);
  };

  function end(touch: boolean): void {
    if (dragging) on.carry(null, touch);
    start = null;
    dragging = false;
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
    },
  };
}
