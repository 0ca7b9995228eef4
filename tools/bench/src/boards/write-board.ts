import { randomUUID } from 'node:crypto';
import type { WritingAccount } from '../navigation/account.ts';

const COLUMNS = ['Ideas', 'Next', 'Doing', 'Waiting', 'Done'];
/** Changes that one call takes. */
const PER_CALL = 200;

type Board = { boardId: string; cards: number };

/** Writes a board with cards spread over its columns, some with a day and some pressing. */
export async function writeBoard(account: WritingAccount, { boardId, cards }: Board): Promise<void> {
  const device = randomUUID();
  const add = (table: string, rowId: string, fields: object) => ({
    id: randomUUID(),
    device_id: device,
    made_at: new Date().toISOString(),
    seen: 0,
    table,
    row_id: rowId,
    kind: 'add',
    fields,
  });
  const columns = COLUMNS.map(() => randomUUID());
  const rankOf = (place: number) => `V${String(place).padStart(5, '0')}V`;
  const places = Array.from({ length: cards }, (_, place) => place);
  const changes = [
    add('boards', boardId, { title: 'A large board' }),
    ...columns.map((id, place) => add('board_columns', id, { title: COLUMNS[place], rank: rankOf(place) })),
    ...places.map((place) =>
      add('cards', randomUUID(), {
        column_id: columns[place % columns.length],
        title: `Card ${place + 1}: ${'a few words more '.repeat(place % 4)}`.trim(),
        rank: rankOf(place),
        due_on: place % 3 === 0 ? '2026-12-01' : null,
        priority: place % 7 === 0 ? 'high' : 'none',
      }),
    ),
  ];
  for (let from = 0; from < changes.length; from += PER_CALL)
    await account.post('/functions/v1/change-object', {
      type: 'board',
      id: boardId,
      known: from,
      changes: changes.slice(from, from + PER_CALL),
    });
}
