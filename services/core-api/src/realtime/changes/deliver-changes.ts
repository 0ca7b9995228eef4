import type { Database } from '../../database/database.ts';
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
): Promise<void> {
  const deliveries = findDeliveries(subscribers, changes);
  const visible = new Map<string, Set<string>>();
  for (const [key, { context, table, rows }] of questionsOf(deliveries)) {
    const seen = await database.asPrincipal(context, (tx) => findVisibleRows(tx, table, rows), {
      readOnly: true,
    });
    visible.set(key, seen);
  }
  for (const delivery of deliveries) {
    const { subscriber, change, table } = delivery;
    const seen = visible.get(questionKey(subscriber.context, table));
    const isShown = change.type === 'DELETE' || seen?.has(keyText(table, rowOf(change)));
    if (isShown) subscriber.send(presentChange(delivery));
  }
}
