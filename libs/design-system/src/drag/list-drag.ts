import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** What is dragged: items of one kind fall into lists of the same; `data-<kind>` on an item of a list has its id. */
export type Dragged = { kind: string; id: string };

/** Makes an item one that is dragged; answers what ends it. */
export const attachItem = (element: HTMLElement, { kind, id }: Dragged): (() => void) =>
  draggable({
    element,
    getInitialData: () => ({ kind, id }),
    onDragStart: () => element.toggleAttribute('data-dragged', true),
    onDrop: () => element.toggleAttribute('data-dragged', false),
  });

export type Dropped = {
  id: string;
  /** Item before which it was dropped; null for the end. */
  before: string | null;
};

const itemsOf = (list: HTMLElement, kind: string) => [
  ...list.querySelectorAll<HTMLElement>(`[data-${kind}]`),
];

/** The item of a list above whose middle the pointer is. */
function itemBelow(list: HTMLElement, kind: string, y: number): HTMLElement | null {
  for (const item of itemsOf(list, kind)) {
    const { top, height } = item.getBoundingClientRect();
    if (height > 0 && y < top + height / 2) return item;
  }
  return null;
}

/** Shows where an item would lie, without drawing anything anew. */
function createMark(list: HTMLElement) {
  let marked: HTMLElement | null = null;
  return (target: HTMLElement | null): void => {
    if (target === marked) return;
    marked?.removeAttribute('data-drop');
    target?.setAttribute('data-drop', target === list ? 'end' : 'before');
    marked = target;
  };
}

export type ListTarget = {
  kind: string;
  /** Where things can be dropped, at least the list itself. */
  element: HTMLElement;
  list: HTMLElement;
  onDrop(dropped: Dropped): void;
};

/** Makes a list a place where items are dropped. */
export function attachList({ kind, element, list, onDrop }: ListTarget): () => void {
  const mark = createMark(list);
  return combine(
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['kind'] === kind,
      onDrag: ({ location }) => mark(itemBelow(list, kind, location.current.input.clientY) ?? list),
      onDragLeave: () => mark(null),
      onDrop({ source, location }) {
        mark(null);
        const { id } = source.data;
        const below = itemBelow(list, kind, location.current.input.clientY);
        let before = below?.dataset[kind] ?? null;
        // Before itself is before what follows it.
        if (before === id) before = nextOf(list, kind, String(id));
        if (typeof id === 'string') onDrop({ id, before });
      },
    }),
    () => mark(null),
  );
}

function nextOf(list: HTMLElement, kind: string, id: string): string | null {
  const ids = itemsOf(list, kind).map(({ dataset }) => dataset[kind] ?? '');
  return ids[ids.indexOf(id) + 1] ?? null;
}
