import type { CardFilter, ViewKind, ViewSettings } from '@reflectory/contracts/boards';
import {
  type Card,
  compareCards,
  createCardFilter,
  isEmptyFilter,
  type Placed,
} from '@reflectory/domain/boards';
import { useMemo, useState } from 'react';
import type { BoardScene } from './board-scene.ts';
import { todayOf } from './today.ts';

/** How a board is looked at: which view, and what it shows. */
export type Looking = { kind: ViewKind; settings: ViewSettings };

/** What is shown of a board. */
export type Shown = {
  columns: BoardScene['columns'];
  /** By column, in the order of the board. */
  placed: Placed;
  /** All in the order of the view. */
  cards: readonly Card[];
  isFiltered: boolean;
};

const none: CardFilter = {};

export const filterOf = ({ settings }: Looking): CardFilter => settings.filter ?? none;

export type LookingState = {
  looking: Looking;
  /** The saved view that is looked at. */
  viewId: string | null;
  look(next: Looking, id?: string | null): void;
  change(settings: Partial<ViewSettings>): void;
};

/** How somebody looks at a board, for as long as it is open. */
export function useLooking(): LookingState {
  const [looking, setLooking] = useState<Looking>({ kind: 'board', settings: {} });
  const [viewId, setViewId] = useState<string | null>(null);
  return useMemo(
    () => ({
      looking,
      viewId,
      look(next, id = null) {
        setLooking(next);
        setViewId(id);
      },
      change: (settings) => setLooking((now) => ({ ...now, settings: { ...now.settings, ...settings } })),
    }),
    [looking, viewId],
  );
}

/** What is shown by a way of looking. */
export function useShown(scene: BoardScene, looking: Looking): Shown {
  const { columns, placed, labelsOf, peopleOf } = scene;
  const { filter = none, sort = 'rank', isDescending = false } = looking.settings;
  return useMemo(() => {
    const isFiltered = !isEmptyFilter(filter);
    const meets = createCardFilter(filter, todayOf());
    const isShown = (card: Card) => meets(card, { labels: labelsOf(card.id), people: peopleOf(card.id) });
    const kept: Placed = isFiltered
      ? new Map([...placed].map(([column, cards]) => [column, cards.filter(isShown)]))
      : placed;
    const all = columns.flatMap(({ id }) => kept.get(id) ?? []);
    const cards = sort === 'rank' ? all : all.toSorted(compareCards(sort, isDescending));
    return { columns, placed: kept, cards, isFiltered };
  }, [columns, placed, labelsOf, peopleOf, filter, sort, isDescending]);
}
