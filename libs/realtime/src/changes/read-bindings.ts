import * as z from 'zod';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { ChannelRefusal } from '../channel-refusal.ts';
import {
  findPublishedTable,
  listPublishedTables,
  type PublishedTable,
  syncPublication,
} from './changes.repository.ts';
import { readFilter } from './read-filter.ts';
import type { Binding } from './subscriptions.ts';

/** What a client asks for in its join; it is repeated to it as it was given. */
export const wantedChangeSchema = z.looseObject({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().nullish(),
  filter: z.string().nullish(),
  /** Columns to be told of; all without it. */
  select: z.array(z.string()).max(100).nullish(),
});
export type WantedChange = z.output<typeof wantedChangeSchema>;

/** What a join asks for, as it is answered and as it is followed. */
export type ReadBindings = {
  answer: (WantedChange & { id: number })[];
  bindings: Binding[];
  /** The first thing that is asked for of what is not published, if any. */
  unpublished: string | null;
};

/** Bindings of a join with the ids that the client will know them by. @throws ChannelRefusal */
export async function readBindings(
  database: Database,
  wanted: readonly WantedChange[],
  { nextId, role }: { nextId: () => number; role: string },
): Promise<ReadBindings> {
  const answer = wanted.map((change) => ({ ...change, id: nextId() }));
  if (answer.length === 0) return { answer, bindings: [], unpublished: null };
  return database.asService('realtime_admin', null, async (tx) => {
    await syncPublication(tx);
    const findTables = createTableReader(tx);
    const bindings: Binding[] = [];
    let unpublished: string | null = null;
    for (const change of answer) {
      const tables = await findTables(change.schema, change.table ?? undefined);
      if (tables.length === 0) unpublished ??= `schema: ${change.schema}, table: ${change.table ?? '*'}`;
      for (const table of tables) bindings.push(await readBinding(tx, change, table, role));
    }
    return { answer, bindings, unpublished };
  });
}

type TableReader = (schema: string, name: string | undefined) => Promise<PublishedTable[]>;

/** Published tables by name, each asked for once; all of a schema without a name. */
function createTableReader(tx: Transaction): TableReader {
  const known = new Map<string, PublishedTable | undefined>();
  return async (schema, name) => {
    const isAll = schema === '*' || name === undefined || name === '*';
    const names = isAll ? await listPublishedTables(tx, schema) : [[schema, name] as const];
    const tables: PublishedTable[] = [];
    for (const [ofSchema, one] of names) {
      const key = `${ofSchema}.${one}`;
      if (!known.has(key)) known.set(key, await findPublishedTable(tx, ofSchema, one));
      const table = known.get(key);
      if (table) tables.push(table);
    }
    return tables;
  };
}

async function readBinding(
  tx: Transaction,
  { id, event, filter, select }: WantedChange & { id: number },
  table: PublishedTable,
  role: string,
): Promise<Binding> {
  const hidden = select?.find((wanted) => {
    const column = table.columns.find(({ name }) => name === wanted);
    return !column?.readers.includes(role);
  });
  if (hidden !== undefined) throw new ChannelRefusal(`invalid column for select ${hidden}`);
  return {
    id,
    event,
    table,
    filters: await readFilter(tx, table, filter ?? undefined),
    // The key is always told: without it nobody knows which row it is.
    select: select ? [...new Set([...select, ...table.primaryKey])] : null,
  };
}
