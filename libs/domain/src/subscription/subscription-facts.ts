/** How an instance is paid for: as a whole by its owner, or by each person. */
export type Billing = 'included' | 'subscription';

/** A subscription as Stripe told it last. `status` is Stripe's own word. */
export type PaidSubscription = {
  kind: 'paid';
  status: string;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  /** Set while a cancellation waits for its day. */
  endsAt: Date | null;
};

/** All that decides what a person may use at an instance. */
export type SubscriptionFacts = {
  billing: Billing;
  /** When the person joined the instance: their free trial begins then. */
  memberSince: Date;
  subscription: { kind: 'beta' } | PaidSubscription | null;
  now: Date;
};

const paying = new Set(['trialing', 'active', 'past_due']);
/** A checkout that never came to a subscription leaves everything as it was. */
const neverBegun = new Set(['incomplete', 'incomplete_expired']);

/** Whether Stripe still serves a subscription in this status; while it tries a failed payment again, too. */
export function isLiveStatus(status: string): boolean {
  return paying.has(status);
}

/** The subscription that Stripe began; null when there is none, or its first payment never came. */
export function begunSubscription({ subscription }: SubscriptionFacts): PaidSubscription | null {
  return subscription?.kind === 'paid' && !neverBegun.has(subscription.status) ? subscription : null;
}
