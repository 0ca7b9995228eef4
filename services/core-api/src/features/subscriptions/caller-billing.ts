import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { SubscriptionOverview } from '@reflectory/contracts/subscription';
import { entitlementsOf, isLiveStatus, overviewOf } from '@reflectory/domain/subscription';
import type { Database, Transaction } from '@reflectory/runtime/database';
import {
  type BillingFacts,
  decidingFacts,
  findOwnBilling,
  keepReading,
  type Payer,
} from './billing.repository.ts';
import type { OwnedReading, Payments } from '../../payments/index.ts';

/** A signed-in caller. */
export type Caller = { context: RequestContext; userId: string };

/** What is known of a caller's payments, and how more is learnt. */
export type CallerBilling = {
  /** Null for whoever is no member here: a super admin who looks at an instance. */
  find(caller: Caller): Promise<BillingFacts | null>;
  /** Keeps an answer of Stripe and gives the facts that follow from it. */
  learn(caller: Caller, facts: BillingFacts, reading: OwnedReading | null): Promise<BillingFacts>;
  /** With what Stripe says now, where a checkout was begun and no message came of a subscription yet. */
  afterCheckout(caller: Caller, facts: BillingFacts): Promise<BillingFacts>;
  describe(facts: BillingFacts): SubscriptionOverview;
};

/** The person and instance of a caller. */
export function payerOf({ context, userId }: Caller): Payer {
  return { instanceId: context.instance_id, userId };
}

/** Whether Stripe serves a subscription of this person. */
export function isSubscribed({ reading }: BillingFacts): boolean {
  return reading !== null && isLiveStatus(reading.status);
}

type Dependencies = { database: Database; payments: Payments | null; now: () => Date };

/** Reads and keeps the payments of callers; no transaction is open while Stripe is asked. */
export function createCallerBilling({ database, payments, now }: Dependencies): CallerBilling {
  const learn: CallerBilling['learn'] = async (caller, facts, reading) => {
    const { customerId, askedAt: readAt } = facts;
    if (!reading || !customerId) return facts;
    const payer = payerOf(caller);
    await database.asService('billing_admin', payer.instanceId, (tx) =>
      keepReading(tx, payer, { customerId, reading, readAt }),
    );
    return { ...facts, reading };
  };
  return {
    find: ({ context }) => database.asPrincipal(context, findOwnBilling, { readOnly: true }),
    learn,
    async afterCheckout(caller, facts) {
      const { customerId, checkoutId } = facts;
      if (!payments || !customerId || !checkoutId || isSubscribed(facts)) return facts;
      return learn(caller, facts, await payments.readSubscription(customerId));
    },
    describe: (facts) => overviewOf(decidingFacts(facts, now()), payments !== null && facts.reading !== null),
  };
}

/** Whether the caller may use what belongs to the subscription. Runs in the caller's transaction. */
export async function hasPremium(tx: Transaction, now: Date): Promise<boolean> {
  const facts = await findOwnBilling(tx);
  return facts !== null && entitlementsOf(decidingFacts(facts, now)).premium;
}
