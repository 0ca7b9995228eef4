import type { Database } from '../../database/database.ts';
import { asSqlFailure } from '../../database/sql-failure.ts';
import { type Change, findVisibleRows, keyText } from './changes.repository.ts';
import {
  findDeliveries,
  presentChange,
  questionKey,
  questionsOf,
  rowOf,
  type Subscriber,
} from './subscriptions.ts';

/** Tells each subscriber of the changes that they asked for and may see, in order. */
export async function deliverChanges(
  database: Database,
  subscribers: Iterable<Subscriber>,
  changes: readonly Change[],
  onError: (error: unknown) => void,
): Promise<void> {
  const deliveries = findDeliveries(subscribers, changes);
  const visible = new Map<string, Set<string>>();
  for (const [key, { context, table, rows }] of questionsOf(deliveries)) {
    const seen = database.asPrincipal(context, (tx) => findVisibleRows(tx, table, rows), { readOnly: true });
    visible.set(key, await seen.catch((error: unknown) => nothingIfHopeless(error, onError)));
  }
  for (const delivery of deliveries) {
    const { subscriber, change, table } = delivery;
    const seen = visible.get(questionKey(subscriber.context, table));
    const isShown = change.type === 'DELETE' || seen?.has(keyText(table, rowOf(change)));
    if (isShown) subscriber.send(presentChange(delivery));
  }
}

/** SQLSTATE classes of questions that fail however often they are asked: a policy that divides by zero, say. */
const HOPELESS = ['22', '2F', '38', '39', '42', 'P0'];

/** One table that cannot be asked about must not keep the changes of all others back. */
function nothingIfHopeless(error: unknown, onError: (error: unknown) => void): Set<string> {
  if (!HOPELESS.includes(asSqlFailure(error)?.code.slice(0, 2) ?? '')) throw error;
  onError(error);
  return new Set();
}
