import type { Transaction } from '../../database/database.ts';
import type { Subscription } from './subscription.policy.ts';

/** The caller's own row at the caller's instance. */
export async function findSubscription(
  tx: Transaction,
  instanceId: string,
  userId: string,
): Promise<Subscription | undefined> {
  const [row] = await tx.query<Subscription>(
    'select subscribed, subscription_end from public.subscribers where instance_id = $1 and user_id = $2',
    [instanceId, userId],
  );
  return row;
}
