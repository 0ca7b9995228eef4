import type { MenuItem } from '@reflectory/design-system';
import { createContext, useContext } from 'react';

/** The place of a row in a list that its person puts in order. */
export type Place = {
  /** Names the row among those that are dragged. */
  id: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves it before or behind its neighbour. */
  move: (by: -1 | 1, name: string) => void;
  /** What else can be done with it. */
  more: (name: string) => readonly MenuItem[];
  /** Whether it was just brought back: then the focus is on it. */
  isBack: boolean;
  /** Whether nothing can be changed now. */
  isFixed: boolean;
};

export const PlaceContext = createContext<Place | null>(null);

/** Where the row stands that something is drawn in; null in a list that has no order of its own. */
export const usePlace = (): Place | null => useContext(PlaceContext);
