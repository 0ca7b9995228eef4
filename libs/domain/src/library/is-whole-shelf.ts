import type { ShelfSearch } from '@reflectory/contracts/library';

/** Whether everything is asked for: what a search or a need found, and what was named, is shown to its end. */
export const isWholeShelf = ({ need, query, only }: ShelfSearch): boolean =>
  need === null && only === null && query.trim() === '';
