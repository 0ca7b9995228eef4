import type { Card } from '@reflectory/domain/boards';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useOpenBoard } from '../model/board-context.ts';
import type { CardFocus } from '../model/board-session.ts';
import classes from './board-column.module.css';

/** Height of a card with a title of one line, until it is measured. */
const USUAL_PX = 52;
const GAP_PX = 8;
/** Cards beyond the edge that are drawn already. */
const OVERSCAN = 6;

export type CardListProps = {
  cards: readonly Card[];
  label: string;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  list: RefObject<HTMLUListElement | null>;
  render(card: Card): ReactNode;
};

/** Cards of a column: those near its window, and the one that has the focus. */
export function CardList({ cards, label, scroller, list, render }: CardListProps) {
  const { id: focused, isWanted } = useFocusIn(cards);
  const index = focused === null ? -1 : cards.findIndex(({ id }) => id === focused);
  // oxlint-disable-next-line react/incompatible-library -- It is drawn anew with every scroll; nothing keeps its functions.
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_PX,
    gap: GAP_PX,
    overscan: OVERSCAN,
    getItemKey: (place) => cards[place]?.id ?? place,
    initialRect: { width: 280, height: 800 },
    rangeExtractor({ startIndex, endIndex, overscan, count }) {
      const first = Math.max(startIndex - overscan, 0);
      const last = Math.min(endIndex + overscan, count - 1);
      const places = Array.from({ length: last - first + 1 }, (_, place) => first + place);
      if (index === -1 || (index >= first && index <= last)) return places;
      return [...places, index].toSorted((a, b) => a - b);
    },
  });
  useWantedFocus(list, isWanted && index !== -1 ? focused : null);
  return (
    <ul
      ref={list}
      className={classes.cards}
      aria-label={label}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index: place, start }) => {
        const card = cards[place];
        return (
          card && (
            <li
              key={card.id}
              ref={virtualizer.measureElement}
              data-index={place}
              data-card={card.id}
              className={classes.item}
              aria-setsize={cards.length}
              aria-posinset={place + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {render(card)}
            </li>
          )
        );
      })}
    </ul>
  );
}

const elsewhere: CardFocus = { id: null, isWanted: false };

/** The focus while it is at one of these cards: a list is not drawn anew for what happens in others. */
function useFocusIn(cards: readonly Card[]): CardFocus {
  const { focus } = useOpenBoard().session;
  const ids = useMemo(() => new Set(cards.map(({ id }) => id)), [cards]);
  return useSyncExternalStore(focus.subscribe, () => {
    const now = focus.get();
    return now.id !== null && ids.has(now.id) ? now : elsewhere;
  });
}

/** Gives a card the focus once it is drawn, wherever it came from. */
function useWantedFocus(list: RefObject<HTMLUListElement | null>, wanted: string | null): void {
  const { session } = useOpenBoard();
  useLayoutEffect(() => {
    if (wanted === null) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-card="${wanted}"] a`);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    session.focus.set({ id: wanted, isWanted: false });
  }, [list, wanted, session]);
}
