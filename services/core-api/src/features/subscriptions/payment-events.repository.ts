import type { Transaction } from '@reflectory/runtime/database';
import type { PaymentEvent } from '../../payments/index.ts';

/** Notes a message, or finds it noted. `askedAt` is the database's clock, before anything is asked about it. */
export async function findOrAddEvent(
  tx: Transaction,
  { id, type, occurredAt }: PaymentEvent,
): Promise<{ isHandled: boolean; askedAt: Date }> {
  await tx.query(
    'insert into app.billing_events (id, type, occurred_at) values ($1, $2, $3) on conflict (id) do nothing',
    [id, type, occurredAt],
  );
  const [row] = await tx.query<{ is_handled: boolean; asked_at: Date }>(
    'select handled_at is not null as is_handled, clock_timestamp() as asked_at from app.billing_events where id = $1',
    [id],
  );
  if (!row) throw new Error('The message was not noted');
  return { isHandled: row.is_handled, askedAt: row.asked_at };
}

/** Days that a message stays noted; Stripe sends it for three at most. */
const KEPT_DAYS = 90;

/** From now on the message is answered at once. Forgets those of long ago. */
export async function markHandled(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from app.billing_events where received_at < now() - make_interval(days => $1)', [
    KEPT_DAYS,
  ]);
  await tx.query('update app.billing_events set handled_at = coalesce(handled_at, now()) where id = $1', [
    id,
  ]);
}
