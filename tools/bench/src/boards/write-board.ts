import { randomUUID } from 'node:crypto';
import type { WritingAccount } from '../navigation/account.ts';
import { rankOf, writeObject } from '../navigation/write-object.ts';

const COLUMNS = ['Ideas', 'Next', 'Doing', 'Waiting', 'Done'];
type Board = { boardId: string; cards: number };

/** Writes a board with cards spread over its columns, some with a day and some pressing. */
export async function writeBoard(account: WritingAccount, { boardId, cards }: Board): Promise<void> {
  const columns = COLUMNS.map(() => randomUUID());
  const places = Array.from({ length: cards }, (_, place) => place);
  const rows = [
    { table: 'boards', id: boardId, fields: { title: 'A large board' } },
    ...columns.map((id, place) => ({
      table: 'board_columns',
      id,
      fields: { title: COLUMNS[place], rank: rankOf(place) },
    })),
    ...places.map((place) => ({
      table: 'cards',
      id: randomUUID(),
      fields: {
        column_id: columns[place % columns.length],
        title: `Card ${place + 1}: ${'a few words more '.repeat(place % 4)}`.trim(),
        rank: rankOf(place),
        due_on: place % 3 === 0 ? '2026-12-01' : null,
        priority: place % 7 === 0 ? 'high' : 'none',
      },
    })),
  ];
  await writeObject(account, { type: 'board', id: boardId }, rows);
}
