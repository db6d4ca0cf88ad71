import type { Point } from './geometry';

/** The board's answers to pointers; places are in board units. */
interface PointerHandlers {
  /** Returns the point of the board that lies so many CSS pixels right of its corner on the screen, and below it. */
  place: (x: number, y: number) => Point;
  /** Returns whether a man may be lifted at this point. */
  grab: (at: Point) => boolean;
  tap: (at: Point, touch: boolean) => void;
  /** Explains a place after a press of the second button or a long press; undefined without explanations. */
  ask?: ((at: Point) => void) | undefined;
  /** Is called when a drag begins, with the point where the pointer went down. */
  lift: (at: Point) => void;
  /** Is called while a man is dragged; null when it is put down or dropped. */
  carry: (at: Point | null, touch: boolean) => void;
  drop: (at: Point, touch: boolean) => void;
}

const FAR_ENOUGH = 6;
const LONG = 500;

/** Handles mouse, pen and finger alike: a short touch is a tap, a longer way is a drag, a long press asks for help. */
export function pointers(node: HTMLElement, on: PointerHandlers) {
  let start: { x: number; y: number; id: number; grabbed: Point | null } | null = null;
  let dragging = false;
  let asked = false;
  let timer = 0;

  const point = (event: PointerEvent): Point => {
    const box = node.getBoundingClientRect();
    return on.place(event.clientX - box.left, event.clientY - box.top);
  };

  const down = (event: PointerEvent): void => {
    if (start) return;
    const at = point(event);
    if (on.ask && (event.button === 2 || event.ctrlKey)) return on.ask(at);
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, grabbed: on.grab(at) ? at : null };
    node.setPointerCapture(event.pointerId);
    // With a mouse you may hold a man for long before you carry it: its second button asks.
    if (on.ask && event.pointerType !== 'mouse') timer = window.setTimeout(() => stay(at), LONG);
  };

  const stay = (at: Point): void => {
    asked = true;
    on.ask?.(at);
  };

  // The menu of the browser would lie over the answer.
  const menu = (event: MouseEvent): void => {
    if (on.ask) event.preventDefault();
  };

  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const way = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (way > FAR_ENOUGH) clearTimeout(timer);
    if (!start.grabbed) return;
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
    else if (!asked) on.tap(point(event), touch);
    end(touch);
  };

  const cancel = (event: PointerEvent): void => {
    if (event.pointerId === start?.id) end(false);
  };

  function end(touch: boolean): void {
    clearTimeout(timer);
    if (dragging) on.carry(null, touch);
    start = null;
    dragging = false;
    asked = false;
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('contextmenu', menu);
  return {
    destroy() {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
      node.removeEventListener('contextmenu', menu);
    },
  };
}
