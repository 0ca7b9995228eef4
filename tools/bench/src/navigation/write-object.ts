import { randomUUID } from 'node:crypto';
import type { WritingAccount } from './account.ts';

/** A row of an object, as a device adds it. */
export type AddedRow = { table: string; id: string; fields: object };

/** Changes that one call takes. */
const PER_CALL = 200;

/** Writes an object that is edited together, by its rows in the order in which one needs the other. */
export async function writeObject(
  account: WritingAccount,
  { type, id }: { type: string; id: string },
  rows: readonly AddedRow[],
): Promise<void> {
  const device = randomUUID();
  const changes = rows.map((row) => ({
    id: randomUUID(),
    device_id: device,
    made_at: new Date().toISOString(),
    seen: 0,
    table: row.table,
    row_id: row.id,
    kind: 'add',
    fields: row.fields,
  }));
  for (let from = 0; from < changes.length; from += PER_CALL)
    await account.post('/functions/v1/change-object', {
      type,
      id,
      known: from,
      changes: changes.slice(from, from + PER_CALL),
    });
}

/** A rank by a place in a list. */
export const rankOf = (place: number): string => `V${String(place).padStart(5, '0')}V`;
