import type { NotificationFacts } from '@reflectory/contracts/notifications';
import type { Transaction } from '@reflectory/runtime/database';
import type { DuePerson } from '../../reminding/index.ts';

/** A notification as it is kept. */
export type KeptNotification = {
  id: string;
  kind: string;
  facts: NotificationFacts;
  /** How much it stands for. */
  amount: number;
  path: string;
  happened_at: Date;
  is_read: boolean;
};

/** At most so many of the caller's, the newest first, or those that come after one of them. */
export const listNotifications = (
  tx: Transaction,
  kinds: readonly string[],
  after: string | null,
  most: number,
): Promise<KeptNotification[]> =>
  tx.query<KeptNotification>(
    `with last as (select happened_at, id from notifications where id = $2 and user_id = auth.uid())
     select n.id, n.kind, n.facts, cardinality(n.sources) as amount, n.path, n.happened_at, n.read_at is not null as is_read
     from notifications n
     where n.user_id = auth.uid() and n.kind = any ($1)
       and ($2::uuid is null or (n.happened_at, n.id) < (select happened_at, id from last))
     order by n.happened_at desc, n.id desc limit $3`,
    [kinds, after, most],
  );

/** Something that browsers may be told. */
export type PushedNotification = {
  instance_id: string;
  user_id: string;
  kind: string;
  path: string;
  push_categories: string[];
  product_name: string;
};

/** What browsers are told of a notification at a moment. Needs the role worker. */
export async function findNotificationToPush(
  db: Transaction,
  { instanceId, userId, id }: { instanceId: string; userId: string; id: string },
  at: Date,
): Promise<PushedNotification | null> {
  const [found] = await db.query<PushedNotification>(
    'select * from app.notification_to_push($1, $2, $3, $4)',
    [instanceId, userId, id, at],
  );
  return found ?? null;
}

/** Somebody whose hour has come, and how much of each kind waits for them. */
export type DueDigest = DuePerson & { mail_categories: string[]; kinds: Record<string, number> };

/** Takes at most so many whose hour has come. Needs the role worker. */
export async function takeDigests(db: Transaction, at: Date, most: number): Promise<DueDigest[]> {
  const rows = await db.query<Omit<DueDigest, 'by_mail'>>(
    'select * from app.take_notification_digests($1, $2)',
    [at, most],
  );
  return rows.map((row) => ({ ...row, by_mail: true }));
}

/** Removes some of what is older than a moment; says how much. Needs the role worker. */
export async function sweepNotifications(db: Transaction, keptSince: Date): Promise<number> {
  const [row] = await db.query<{ amount: number }>('select app.sweep_notifications($1, 1000) as amount', [
    keptSince,
  ]);
  return row?.amount ?? 0;
}
