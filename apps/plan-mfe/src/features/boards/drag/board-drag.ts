import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

const CARD = 'card';

/** Makes a card one that is dragged; answers what ends it. */
export const attachCard = (element: HTMLElement, cardId: string): (() => void) =>
  draggable({
    element,
    getInitialData: () => ({ kind: CARD, cardId }),
    onDragStart: () => element.toggleAttribute('data-dragged', true),
    onDrop: () => element.toggleAttribute('data-dragged', false),
  });

type DroppedCard = {
  cardId: string;
  /** Card before which it was dropped; null for the end. */
  before: string | null;
};

/** The card of a list above whose middle the pointer is. */
function cardBelow(list: HTMLElement, y: number): HTMLElement | null {
  for (const card of list.querySelectorAll<HTMLElement>('[data-card]')) {
    const { top, height } = card.getBoundingClientRect();
    if (height > 0 && y < top + height / 2) return card;
  }
  return null;
}

/** Shows where a card would lie, without drawing anything anew. */
function createMark(list: HTMLElement) {
  let marked: HTMLElement | null = null;
  return (target: HTMLElement | null): void => {
    if (target === marked) return;
    marked?.removeAttribute('data-drop');
    target?.setAttribute('data-drop', target === list ? 'end' : 'before');
    marked = target;
  };
}

type ListTarget = { element: HTMLElement; list: HTMLElement; onDrop(dropped: DroppedCard): void };

/** Makes a column a place where cards are dropped. */
export function attachList({ element, list, onDrop }: ListTarget): () => void {
  const mark = createMark(list);
  return combine(
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['kind'] === CARD,
      onDrag: ({ location }) => mark(cardBelow(list, location.current.input.clientY) ?? list),
      onDragLeave: () => mark(null),
      onDrop({ source, location }) {
        mark(null);
        const { cardId } = source.data;
        const below = cardBelow(list, location.current.input.clientY);
        let before = below?.dataset['card'] ?? null;
        // Before itself is before what follows it.
        if (before === cardId) before = nextOf(list, String(cardId));
        if (typeof cardId === 'string') onDrop({ cardId, before });
      },
    }),
    () => mark(null),
  );
}

function nextOf(list: HTMLElement, cardId: string): string | null {
  const ids = [...list.querySelectorAll<HTMLElement>('[data-card]')].map(
    (card) => card.dataset['card'] ?? '',
  );
  return ids[ids.indexOf(cardId) + 1] ?? null;
}
