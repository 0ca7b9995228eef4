import { type RefObject, useEffect } from 'react';

type Drag = typeof import('./list-drag.ts');

/** An item that can be dragged to another place of a list of the same kind. */
export function useDraggable(
  element: RefObject<HTMLElement | null>,
  kind: string,
  id: string,
  isOn: boolean,
): void {
  useEffect(() => {
    const { current } = element;
    if (!current || !isOn) return undefined;
    return attachLater((drag) => drag.attachItem(current, { kind, id }));
  }, [element, kind, id, isOn]);
}

/** Attaches something once the code for dragging is there: what can be dragged is used before. */
export function attachLater(attach: (drag: Drag) => () => void): () => void {
  let detach: (() => void) | null = null;
  let isOver = false;
  void import('./list-drag.ts').then(
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
