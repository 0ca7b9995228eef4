import { TOAST_SWIPE_PX } from '@reflectory/contracts/behaviour';

/** Calls `onSwiped` when the element was moved by at least 20 px to either side or down; a shorter way is taken back. */
export function listenToSwipe(element: HTMLElement, onSwiped: () => void): void {
  let start: { x: number; y: number } | null = null;
  const wayOf = (event: PointerEvent) => ({
    x: event.clientX - (start?.x ?? event.clientX),
    y: Math.max(0, event.clientY - (start?.y ?? event.clientY)),
  });
  const place = (x: number, y: number) => {
    element.style.transform = x || y ? `translate(${x}px, ${y}px)` : '';
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    start = { x: event.clientX, y: event.clientY };
    // Not everywhere can a pointer be captured, and a swipe that stays on the element needs no capture.
    element.setPointerCapture?.(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    if (!start) return;
    const { x, y } = wayOf(event);
    place(x, y);
  });
  element.addEventListener('pointerup', (event) => {
    if (!start) return;
    const { x, y } = wayOf(event);
    start = null;
    if (Math.max(Math.abs(x), y) >= TOAST_SWIPE_PX) onSwiped();
    else place(0, 0);
  });
  element.addEventListener('pointercancel', () => {
    start = null;
    place(0, 0);
  });
}
