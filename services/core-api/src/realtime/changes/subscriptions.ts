import type { RequestContext } from '@reflectory/contracts';
import type { ChangeFilter } from './change-filter.ts';
import { fitsFilters } from './change-filter.ts';
import type { Change, PublishedTable } from './changes.repository.ts';

export type ChangeEvent = '*' | 'INSERT' | 'UPDATE' | 'DELETE';

/** What somebody wants to be told of. `id` is what the client knows it by. */
export type Binding = {
  id: number;
  event: ChangeEvent;
  table: PublishedTable;
  filters: readonly ChangeFilter[];
};

/** Somebody who is told of changes. */
export type Subscriber = {
  context: RequestContext;
  bindings: readonly Binding[];
  send(payload: unknown): void;
};

/** A change on its way to somebody. */
export type Delivery = { subscriber: Subscriber; change: Change; table: PublishedTable; ids: number[] };

/** Rows of one table that a person's rights have to be asked about. */
export type Question = { context: RequestContext; table: PublishedTable; rows: Record<string, unknown>[] };

/** The row that a change is about. */
export const rowOf = ({ record, old_record }: Change) => record ?? old_record ?? {};

function isOfInstance({ context }: Subscriber, table: PublishedTable, change: Change): boolean {
  return !table.hasInstance || rowOf(change)['instance_id'] === context.instance_id;
}

/** Who has asked for which changes, whether or not they may see them. */
export function findDeliveries(subscribers: Iterable<Subscriber>, changes: readonly Change[]): Delivery[] {
  const deliveries: Delivery[] = [];
  const everybody = [...subscribers];
  for (const change of changes) {
    for (const subscriber of everybody) {
      const bindings = subscriber.bindings.filter(
        ({ event, table, filters }) =>
          table.relation === change.relation &&
          (event === '*' || event === change.type) &&
          isOfInstance(subscriber, table, change) &&
          (filters.length === 0 || fitsFilters(filters, shownRow(subscriber, table, change))),
      );
      const [first] = bindings;
      if (first)
        deliveries.push({ subscriber, change, table: first.table, ids: bindings.map(({ id }) => id) });
    }
  }
  return deliveries;
}

/** Names the rights of a caller: callers of one key see the same rows. */
export function rightsKey({ instance_id, db_role, user_id, auth_session_id, role }: RequestContext): string {
  return [instance_id, db_role, user_id, auth_session_id, role].join(' ');
}

/** What has to be asked before anything is sent; removed rows cannot be asked about. */
export function questionsOf(deliveries: readonly Delivery[]): Map<string, Question> {
  const questions = new Map<string, Question>();
  for (const { subscriber, change, table } of deliveries) {
    if (change.type === 'DELETE') continue;
    const key = questionKey(subscriber.context, table);
    const question = questions.get(key) ?? { context: subscriber.context, table, rows: [] };
    question.rows.push(rowOf(change));
    questions.set(key, question);
  }
  return questions;
}

export const questionKey = (context: RequestContext, table: PublishedTable) =>
  `${rightsKey(context)} ${table.relation}`;

function pick(row: Record<string, unknown> | null, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (row && name in row ? [[name, row[name]]] : [])));
}

const columnsFor = ({ context }: Subscriber, { columns }: PublishedTable) =>
  columns.filter(({ readers }) => readers.includes(context.db_role));

/** Names of the columns that are told of what a row was before. */
function oldNamesFor(subscriber: Subscriber, table: PublishedTable, type: Change['type']): string[] {
  const isWhole = table.hasFullIdentity && !(type === 'DELETE' && table.hasRowSecurity);
  const names = columnsFor(subscriber, table).map(({ name }) => name);
  return isWhole ? names : names.filter((name) => table.primaryKey.includes(name));
}

/** What a subscriber may know of a row; a filter that read more would tell it. */
function shownRow(subscriber: Subscriber, table: PublishedTable, change: Change): Record<string, unknown> {
  const { type, record, old_record: old } = change;
  if (type === 'DELETE') return pick(old, oldNamesFor(subscriber, table, type));
  return pick(
    record,
    columnsFor(subscriber, table).map(({ name }) => name),
  );
}

/** What a subscriber is told: only columns that their role may read, of a removed row no more than its key. */
export function presentChange({ subscriber, change, table, ids }: Delivery): unknown {
  const { type, committed_at: committedAt, old_record: old } = change;
  return {
    ids,
    data: {
      schema: table.schema,
      table: table.name,
      commit_timestamp: committedAt,
      type,
      columns: columnsFor(subscriber, table).map(({ name, type: typeName }) => ({ name, type: typeName })),
      ...(type !== 'DELETE' && { record: shownRow(subscriber, table, change) }),
      ...(type !== 'INSERT' && { old_record: pick(old, oldNamesFor(subscriber, table, type)) }),
      errors: null,
    },
  };
}
