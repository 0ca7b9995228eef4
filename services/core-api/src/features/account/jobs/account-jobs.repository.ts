import type { Transaction } from '@reflectory/runtime/database';
import type { AccountNotice } from './account-texts.ts';
import type { InactivityDates } from './inactivity.policy.ts';

/* Every call needs the role worker, which is granted these functions and nothing else. */

type PlaceRow = { instance_id: string; user_id: string };

/** A mail that is owed, with what it needs to say. */
export type DueNotice = PlaceRow & {
  id: string;
  kind: AccountNotice | 'paused';
  effective_at: Date;
  email: string;
  slug: string;
  is_default: boolean;
  product_name: string;
  language: string;
};

/** Takes one notice; when it is not noted as sent, it is owed again later. */
export async function takeDueNotice(db: Transaction): Promise<DueNotice | undefined> {
  const [notice] = await db.query<DueNotice>('select * from app.take_due_notice()');
  return notice;
}

export async function noteNoticeSent(db: Transaction, { instance_id, id }: DueNotice): Promise<void> {
  await db.query('select app.note_notice_sent($1, $2)', [instance_id, id]);
}

/** A closing account whose payments go on; null where there is no subscription to end. */
export type UnsettledSubscription = PlaceRow & { subscription_id: string | null };

export const listUnsettledSubscriptions = (db: Transaction, most: number) =>
  db.query<UnsettledSubscription>('select * from app.unsettled_subscriptions($1)', [most]);

export async function noteSubscriptionEnded(
  db: Transaction,
  { instance_id, user_id }: PlaceRow,
): Promise<void> {
  await db.query('select app.note_subscription_ended($1, $2)', [instance_id, user_id]);
}

/** An account that is to be removed, and its customer at the payment service. */
export type DuePurge = PlaceRow & { customer_id: string | null };

export const listDuePurges = (db: Transaction, most: number) =>
  db.query<DuePurge>('select * from app.due_account_purges($1)', [most]);

/** Names of the bytes of a person whose account is to be removed. */
export async function listFileVersions(
  db: Transaction,
  { instance_id, user_id }: PlaceRow,
): Promise<string[]> {
  const rows = await db.query<{ version: string }>('select version from app.files_of_due_account($1, $2)', [
    instance_id,
    user_id,
  ]);
  return rows.map(({ version }) => version);
}

/** Removes a person for good; false when it is not due any more. */
export async function purgeAccount(db: Transaction, { instance_id, user_id }: PlaceRow): Promise<boolean> {
  const [row] = await db.query<{ is_purged: boolean }>('select app.purge_account($1, $2) as is_purged', [
    instance_id,
    user_id,
  ]);
  return row?.is_purged ?? false;
}

/** Closes whoever was told in vain, and returns how many. */
export const closeInactiveAccounts = (db: Transaction, { toldBefore, removeAfter }: InactivityDates) =>
  countOf(db, 'select app.close_inactive_accounts($1, $2) as count', [toldBefore, removeAfter]);

/** Owes a notice to whoever was not seen for long, and returns how many. */
export const warnInactiveAccounts = (db: Transaction, { warnBefore, closesAt }: InactivityDates) =>
  countOf(db, 'select app.warn_inactive_accounts($1, $2) as count', [warnBefore, closesAt]);

/** Forgets auth data that ended by itself, and returns how many rows. */
export const sweepExpiredAuthData = (db: Transaction) =>
  countOf(db, 'select app.sweep_expired_auth_data() as count', []);

async function countOf(db: Transaction, text: string, values: unknown[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(text, values);
  return row?.count ?? 0;
}
