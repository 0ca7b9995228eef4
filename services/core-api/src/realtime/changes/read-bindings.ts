import * as z from 'zod';
import type { Database, Transaction } from '../../database/database.ts';
import { ChannelRefusal } from '../channel-refusal.ts';
import { parseChangeFilter } from './change-filter.ts';
import {
  findPublishedTable,
  listPublishedTables,
  type PublishedTable,
  syncPublication,
} from './changes.repository.ts';
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
  if (answer.length === 0) return { answer, bindings: [] };
  const bindings = await database.asService('realtime_admin', null, async (tx) => {
    await syncPublication(tx);
    const tables = createTableReader(tx);
    const found: Binding[] = [];
    for (const change of answer) found.push(...(await bindingsOf(change, tables)));
    return found;
  });
  return { answer, bindings };
}

type TableReader = (schema: string, name: string | undefined) => Promise<PublishedTable[]>;

/** Published tables by name, each asked for once; all of a schema without a name. */
function createTableReader(tx: Transaction): TableReader {
  const known = new Map<string, PublishedTable | undefined>();
  return async (schema, name) => {
    const names = name === undefined || name === '*' ? await listPublishedTables(tx, schema) : [name];
    const tables: PublishedTable[] = [];
    for (const one of names) {
      if (!known.has(one)) known.set(one, await findPublishedTable(tx, schema, one));
      const table = known.get(one);
      if (table) tables.push(table);
    }
    return tables;
  };
}

async function bindingsOf(
  { id, event, schema, table, filter }: WantedChange & { id: number },
  findTables: TableReader,
): Promise<Binding[]> {
  const filters = parseChangeFilter(filter);
  return (await findTables(schema, table)).map((published) => {
    const unknown = filters.find(({ column }) => !published.columns.some(({ name }) => name === column));
    if (unknown) throw new ChannelRefusal(`invalid column for filter ${unknown.column}`);
    return { id, event, table: published, filters };
  });
}
