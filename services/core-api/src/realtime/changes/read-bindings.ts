import * as z from 'zod';
import type { Database } from '../../database/database.ts';
import { ChannelRefusal } from '../channel-refusal.ts';
import { parseChangeFilter } from './change-filter.ts';
import { findPublishedTable, listPublishedTables, syncPublication } from './changes.repository.ts';
import type { Binding } from './subscriptions.ts';

/** What a client asks for in its join; it is repeated to it as it was given. */
export const wantedChangeSchema = z.looseObject({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().optional(),
});
export type WantedChange = z.output<typeof wantedChangeSchema>;

/** Bindings of a join with the ids that the client will know them by; a table that is not published tells nothing. */
export async function readBindings(
  database: Database,
  wanted: readonly WantedChange[],
  nextId: () => number,
): Promise<{ answer: (WantedChange & { id: number })[]; bindings: Binding[] }> {
  const answer = wanted.map((change) => ({ ...change, id: nextId() }));
  if (wanted.some(({ schema }) => schema !== 'public')) {
    throw new ChannelRefusal('Only changes of schema public can be subscribed to');
  }
  const found = answer.map(async ({ id, event, schema, table, filter }): Promise<Binding[]> => {
    const filters = parseChangeFilter(filter);
    const tables = await database.asService('realtime_admin', null, async (tx) => {
      await syncPublication(tx);
      const names = table === undefined || table === '*' ? await listPublishedTables(tx, schema) : [table];
      return Promise.all(names.map((name) => findPublishedTable(tx, schema, name)));
    });
    return tables.flatMap((published) => {
      if (!published) return [];
      const unknown = filters.find(({ column }) => !published.columns.some(({ name }) => name === column));
      if (unknown) throw new ChannelRefusal(`invalid column for filter ${unknown.column}`);
      return [{ id, event, table: published, filters }];
    });
  });
  return { answer, bindings: (await Promise.all(found)).flat() };
}
