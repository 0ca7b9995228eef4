import { useRef, type PointerEvent } from 'react';

/** Pixels a finger has to travel before it means another slide. */
const SWIPE_DISTANCE = 48;

/** Handlers for an element that answers a sideways stroke of a finger or pen; a mouse keeps selecting text. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const along = Math.abs(event.clientY - start.current.y);
      start.current = null;
      if (Math.abs(across) >= SWIPE_DISTANCE && Math.abs(across) > along * 1.5) {
        onSwipe(across < 0 ? 'left' : 'right');
      }
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
