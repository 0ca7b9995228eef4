import type { BoardChange } from '@reflectory/domain/boards';
import { ranksBetween } from '@reflectory/domain/ranks';
import { add } from './board-acts.ts';

export type NewBoard = {
  title: string;
  /** Names of columns, the last of which is that of done cards. */
  columns: readonly string[];
  /** Names of cards by the place of their column. */
  cards: readonly (readonly string[])[];
};

/** What makes a board with columns and some cards. */
export function changesOfNewBoard(id: string, { title, columns, cards }: NewBoard): BoardChange[] {
  const ranks = ranksBetween(null, null, columns.length);
  const made = columns.map((name, place) =>
    add('board_columns', {
      title: name,
      rank: ranks[place],
      is_done: place > 0 && place === columns.length - 1,
    }),
  );
  const lying = made.flatMap((column, place) => {
    const titles = cards[place] ?? [];
    const cardRanks = ranksBetween(null, null, titles.length);
    return titles.map((name, index) =>
      add('cards', { column_id: column.id, title: name, rank: cardRanks[index] }),
    );
  });
  return [add('boards', { title }, id), ...made, ...lying];
}
