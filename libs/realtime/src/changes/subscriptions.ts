import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { ChangeFilter, PatternAnswers } from './change-filter.ts';
import { fitsFilters } from './change-filter.ts';
import type { Change, PublishedTable } from './changes.repository.ts';
import { rowOf, shownRow } from './told-row.ts';

type ChangeEvent = '*' | 'INSERT' | 'UPDATE' | 'DELETE';

/** What somebody wants to be told of. `id` is what the client knows it by. */
export type Binding = {
  id: number;
  event: ChangeEvent;
  table: PublishedTable;
  filters: readonly ChangeFilter[];
  /** Columns to be told of; null: all. */
  select: readonly string[] | null;
};

/** Somebody who is told of changes; what they are told is JSON text. */
export type Subscriber = {
  context: RequestContext;
  bindings: readonly Binding[];
  send(payload: string): void;
};

/** A change on its way to somebody. */
export type Delivery = {
  subscriber: Subscriber;
  change: Change;
  table: PublishedTable;
  ids: number[];
  select: readonly string[] | null;
};

/** Rows of one table that a person's rights have to be asked about. */
export type Question = {
  context: RequestContext;
  table: PublishedTable;
  rows: Record<string, unknown>[];
  isRemoved: boolean;
};

/** A change that a binding of somebody asks for by table and kind, whether or not its filter fits. */
export type Candidate = { subscriber: Subscriber; change: Change; binding: Binding };

function isOfInstance({ context }: Subscriber, table: PublishedTable, change: Change): boolean {
  return !table.hasInstance || rowOf(change)['instance_id'] === context.instance_id;
}

/** Tables as they are now: they may have changed since somebody asked for them. */
export type Tables = ReadonlyMap<number, PublishedTable>;

/** Who may have asked for which changes, in the order of the changes. */
export function findCandidates(
  subscribers: Iterable<Subscriber>,
  changes: readonly Change[],
  tables: Tables,
): Candidate[] {
  const byTable = new Map<number, { subscriber: Subscriber; binding: Binding }[]>();
  for (const subscriber of subscribers) {
    for (const asked of subscriber.bindings) {
      const { relation } = asked.table;
      const table = tables.get(relation) ?? asked.table;
      const list = byTable.get(relation) ?? [];
      list.push({ subscriber, binding: table === asked.table ? asked : { ...asked, table } });
      byTable.set(relation, list);
    }
  }
  return changes.flatMap((change) =>
    (byTable.get(change.relation) ?? []).flatMap(({ subscriber, binding }) => {
      const isWanted = binding.event === '*' || binding.event === change.type;
      return isWanted && isOfInstance(subscriber, binding.table, change)
        ? [{ subscriber, change, binding }]
        : [];
    }),
  );
}

/** Who has asked for which changes, whether or not they may see them; once for all bindings of the same columns. */
export function findDeliveries(candidates: readonly Candidate[], patterns: PatternAnswers): Delivery[] {
  const deliveries: Delivery[] = [];
  let ofChange: Delivery[] = [];
  for (const { subscriber, change, binding } of candidates) {
    const { id, table, filters, select } = binding;
    if (filters.length > 0 && !fitsFilters(filters, shownRow(subscriber.context, table, change), patterns))
      continue;
    if (ofChange[0]?.change !== change || ofChange[0].subscriber !== subscriber) ofChange = [];
    const same = ofChange.find((one) => String(one.select) === String(select));
    if (same) same.ids.push(id);
    else {
      const delivery = { subscriber, change, table, ids: [id], select };
      ofChange.push(delivery);
      deliveries.push(delivery);
    }
  }
  return deliveries;
}

/** Names the rights of a caller: callers of one key see the same rows. */
function rightsKey({ instance_id, db_role, user_id, auth_session_id, role }: RequestContext): string {
  return [instance_id, db_role, user_id, auth_session_id, role].join(' ');
}

const isRemoved = ({ type }: Change) => type === 'DELETE';

/**
 * Whether policies decide who is told: of a row of a program's table that is gone they cannot, so that its key alone is
 * told. Those of the product's tables are asked about the row as it was.
 */
export const isGuarded = ({ subscriber, change, table }: Delivery) =>
  table.hasRowSecurity &&
  (!isRemoved(change) || table.readConditions !== null) &&
  subscriber.context.db_role !== 'service_role';

/** What has to be asked before anything is sent. */
export function questionsOf(deliveries: readonly Delivery[]): Map<string, Question> {
  const questions = new Map<string, Question>();
  for (const delivery of deliveries.filter(isGuarded)) {
    const { context } = delivery.subscriber;
    // Without a key no row can be asked about, and none is told.
    if (delivery.table.primaryKey.length === 0) continue;
    const key = questionKey(delivery);
    const question = questions.get(key) ?? {
      context,
      table: delivery.table,
      rows: [],
      isRemoved: isRemoved(delivery.change),
    };
    // Those of one change follow each other: its row is asked about once.
    const row = rowOf(delivery.change);
    if (question.rows.at(-1) !== row) question.rows.push(row);
    questions.set(key, question);
  }
  return questions;
}

export const questionKey = ({ subscriber, table, change }: Delivery) =>
  `${rightsKey(subscriber.context)} ${table.relation} ${isRemoved(change)}`;

/** Names what is told of a change: deliveries of one key tell the same. */
export const toldKey = ({ subscriber, table, select }: Delivery) =>
  JSON.stringify([table.relation, subscriber.context.db_role, select]);
