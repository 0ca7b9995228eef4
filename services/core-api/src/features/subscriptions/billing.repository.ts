import { isLiveStatus, type Billing, type SubscriptionFacts } from '@reflectory/domain/subscription';
import type { Transaction } from '@reflectory/runtime/database';
import type { SubscriptionReading } from '../../payments/index.ts';

/** A person at an instance. */
export type Payer = { instanceId: string; userId: string };

/** Everything that is known of the caller's payments here. `askedAt` is the database's clock. */
export type BillingFacts = {
  billing: Billing;
  memberSince: Date;
  betaSince: Date | null;
  customerId: string | null;
  checkoutId: string | null;
  reading: SubscriptionReading | null;
  askedAt: Date;
};

type FactsRow = {
  billing: Billing;
  member_since: Date;
  beta_since: Date | null;
  customer_id: string | null;
  checkout_id: string | null;
  subscription_id: string | null;
  status: string | null;
  trial_ends_at: Date | null;
  period_ends_at: Date | null;
  ends_at: Date | null;
  asked_at: Date;
};

/** The caller's own; null for whoever is no member here. Runs as the caller. */
export async function findOwnBilling(tx: Transaction): Promise<BillingFacts | null> {
  const [row] = await tx.query<FactsRow>('select * from app.own_billing()');
  if (!row) return null;
  const reading =
    row.subscription_id !== null && row.status !== null
      ? {
          subscriptionId: row.subscription_id,
          status: row.status,
          trialEndsAt: row.trial_ends_at,
          periodEndsAt: row.period_ends_at,
          endsAt: row.ends_at,
        }
      : null;
  return {
    billing: row.billing,
    memberSince: row.member_since,
    betaSince: row.beta_since,
    customerId: row.customer_id,
    checkoutId: row.checkout_id,
    reading,
    askedAt: row.asked_at,
  };
}

/** The facts that the rule of the domain decides with. */
export function decidingFacts(facts: BillingFacts, now: Date): SubscriptionFacts {
  const { billing, memberSince, betaSince, reading } = facts;
  const paid = reading && ({ kind: 'paid', ...reading } as const);
  return { billing, memberSince, subscription: betaSince ? { kind: 'beta' } : paid, now };
}

/**
 * Keeps the customer of a person, and gives the one that is kept: another call may have been first. `instead` is one
 * that Stripe does not know any more. Runs as billing_admin.
 */
export async function keepCustomer(
  tx: Transaction,
  payer: Payer,
  { customerId, instead }: { customerId: string; instead: string | null },
): Promise<string> {
  const [row] = await tx.query<{ customer_id: string }>(
    `insert into app.billing_accounts as b (instance_id, user_id, customer_id) values ($1, $2, $3)
     on conflict (instance_id, user_id) do update
       set customer_id = coalesce(nullif(b.customer_id, $4), excluded.customer_id)
     returning customer_id`,
    [payer.instanceId, payer.userId, customerId, instead],
  );
  return row?.customer_id ?? customerId;
}

/** Remembers the hosted checkout that was opened last. Runs as billing_admin. */
export async function keepCheckout(tx: Transaction, payer: Payer, checkoutId: string): Promise<void> {
  await tx.query('update app.billing_accounts set checkout_id = $3 where instance_id = $1 and user_id = $2', [
    payer.instanceId,
    payer.userId,
    checkoutId,
  ]);
}

/**
 * Keeps what Stripe answered to a question of `readAt`, unless the answer to a newer question is there. Answers whether
 * it was kept. Runs as billing_admin. @throws DatabaseError 23503 when the person is no member any more
 */
export async function keepReading(
  tx: Transaction,
  payer: Payer,
  { customerId, reading, readAt }: { customerId: string; reading: SubscriptionReading; readAt: Date },
): Promise<boolean> {
  const { subscriptionId, status, trialEndsAt, periodEndsAt, endsAt } = reading;
  const kept = await tx.query(
    `insert into app.billing_accounts as b (instance_id, user_id, customer_id, subscription_id, status,
       trial_ends_at, period_ends_at, ends_at, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (instance_id, user_id) do update set customer_id = excluded.customer_id,
       subscription_id = excluded.subscription_id, status = excluded.status, trial_ends_at = excluded.trial_ends_at,
       period_ends_at = excluded.period_ends_at, ends_at = excluded.ends_at, read_at = excluded.read_at
     where b.read_at is null or b.read_at <= excluded.read_at
     returning 1`,
    [
      payer.instanceId,
      payer.userId,
      customerId,
      subscriptionId,
      status,
      trialEndsAt,
      periodEndsAt,
      endsAt,
      readAt,
    ],
  );
  return kept.length > 0;
}

/** Tier of whoever pays. */
const PAID_TIER = 'Premium';

/** Writes the row that clients read; a beta tester keeps theirs. Runs as billing_admin, for messages of Stripe alone. */
export async function writeSubscriber(
  tx: Transaction,
  payer: Payer,
  reading: SubscriptionReading,
): Promise<void> {
  const { status, endsAt, periodEndsAt, trialEndsAt } = reading;
  const end = endsAt ?? (status === 'trialing' ? trialEndsAt : periodEndsAt);
  await tx.query(
    `insert into subscribers as s
       (instance_id, email, user_id, subscribed, subscription_tier, subscription_end, updated_at)
     select $1, u.email, u.id, $3, $4, $5, now() from auth.users u
     where u.id = $2 and u.email is not null and not exists (
       select from app.billing_accounts b where b.instance_id = $1 and b.user_id = $2 and b.beta_since is not null)
     on conflict (instance_id, user_id) do update set email = excluded.email, subscribed = excluded.subscribed,
       subscription_tier = excluded.subscription_tier, subscription_end = excluded.subscription_end,
       updated_at = excluded.updated_at`,
    [payer.instanceId, payer.userId, isLiveStatus(status), PAID_TIER, end],
  );
}
