import type { Transaction } from '@reflectory/runtime/database';
import type { PushTarget } from './push-sender.ts';

/** A person at an instance, as rows name them. */
export type PushPerson = { instance_id: string; user_id: string };
export type PushSubscription = PushTarget & PushPerson & { id: string; language: string };

/** Browsers of some people. Needs the role worker. */
export const findPushSubscriptions = (
  db: Transaction,
  people: readonly PushPerson[],
): Promise<PushSubscription[]> =>
  db.query<PushSubscription>('select * from app.push_subscriptions_of($1, $2)', [
    people.map(({ instance_id: id }) => id),
    people.map(({ user_id: id }) => id),
  ]);

/** Forgets browsers that take nothing any more. Needs the role worker. */
export async function removePushSubscriptions(db: Transaction, ids: readonly string[]): Promise<void> {
  await db.query('select app.remove_push_subscriptions($1)', [ids]);
}
