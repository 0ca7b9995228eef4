import type { Transaction } from '@reflectory/runtime/database';

/** What a browser gave when it subscribed, and the language that it is told in. */
export type NewPushSubscription = { endpoint: string; p256dh: string; auth: string; language: string };

/** Keeps a browser as one of the caller's; whoever used it before is not sent anything there any more. */
export async function savePushSubscription(
  tx: Transaction,
  { endpoint, p256dh, auth, language }: NewPushSubscription,
): Promise<void> {
  await tx.query('select app.release_push_endpoint($1)', [endpoint]);
  await tx.query(
    'insert into push_subscriptions (endpoint, p256dh, auth, language) values ($1, $2, $3, $4)',
    [endpoint, p256dh, auth, language],
  );
}
