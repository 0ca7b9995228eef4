import { attachLater, type MenuItem, ShelfList, VisuallyHidden } from '@reflectory/design-system';
import { rankBetween } from '@reflectory/domain/ranks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceContext } from '../model/place.ts';

type Row = { id: string; rank: string };

export type OrderedListProps<Item extends Row> = {
  /** In their order. */
  items: readonly Item[];
  /** A `ShelfItem` with `PlacedActs` in it. */
  children: (item: Item) => ReactNode;
  more: (item: Item, name: string) => readonly MenuItem[];
  onPlace: (item: Item, rank: string) => void;
  isFixed: boolean;
  /** Id of the row that was brought back last. */
  back: string | null;
};

/** Rows that their person puts in order: by the menu of a row, and by dragging it. */
export function OrderedList<Item extends Row>(props: OrderedListProps<Item>) {
  const { items, children, more, onPlace, isFixed, back } = props;
  const { t } = useTranslation('library');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const placeAt = (item: Item, at: number) => {
    const others = items.filter(({ id }) => id !== item.id);
    onPlace(item, rankBetween(others[at - 1]?.rank ?? null, others[at]?.rank ?? null));
  };
  const drop = useLatest(({ id, before }: { id: string; before: string | null }) => {
    const item = items.find((one) => one.id === id);
    const others = items.filter((one) => one.id !== id);
    const at = others.findIndex((one) => one.id === before);
    if (item) placeAt(item, at === -1 ? others.length : at);
  });
  useEffect(() => {
    const { current: element } = list;
    if (!element || isFixed) return undefined;
    return attachLater((drag) =>
      drag.attachList({ kind: 'row', element, list: element, onDrop: (dropped) => drop.current(dropped) }),
    );
  }, [drop, isFixed]);
  return (
    <div ref={list}>
      <ShelfList>
        {items.map((item, at) => {
          const move = (by: -1 | 1, name: string) => {
            placeAt(item, at + by);
            setSaid(t('collections.moved', { name, place: at + by + 1, count: items.length }));
          };
          const isLast = at === items.length - 1;
          const isBack = item.id === back;
          const place = { id: item.id, isFirst: at === 0, isLast, move, isFixed, isBack };
          return (
            <PlaceContext key={item.id} value={{ ...place, more: (name) => more(item, name) }}>
              {children(item)}
            </PlaceContext>
          );
        })}
      </ShelfList>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}

/** What was given last, for what is attached once. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
