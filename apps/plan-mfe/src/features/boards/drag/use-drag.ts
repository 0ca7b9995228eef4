import { type RefObject, useEffect } from 'react';

type Drag = typeof import('./board-drag.ts');

/** A card that can be dragged. */
export function useDraggable(element: RefObject<HTMLElement | null>, cardId: string, isOn: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!current || !isOn) return undefined;
    return attachLater((drag) => drag.attachCard(current, cardId));
  }, [element, cardId, isOn]);
}

/** Attaches something once the code for dragging is there: the board works before. */
export function attachLater(attach: (drag: Drag) => () => void): () => void {
  let detach: (() => void) | null = null;
  let isOver = false;
  void import('./board-drag.ts').then(
    (drag) => {
      if (!isOver) detach = attach(drag);
    },
    // Without it there are still keys and menus.
    () => undefined,
  );
  return () => {
    isOver = true;
    detach?.();
  };
}
