import { isLiveStatus } from '@reflectory/domain/subscription';
import type Stripe from 'stripe';
import type { OwnedReading } from './payments.ts';

const dateOf = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000);

/** A subscription of Stripe in our words; null for one that this product did not begin. */
export function toReading(subscription: Stripe.Subscription): OwnedReading | null {
  const { instance_id: instanceId, user_id: userId } = subscription.metadata;
  if (!instanceId || !userId) return null;
  const { status, trial_end, cancel_at, cancel_at_period_end } = subscription;
  const periodEndsAt = dateOf(subscription.items.data[0]?.current_period_end);
  const isWaiting = isLiveStatus(status) && (cancel_at_period_end || cancel_at !== null);
  return {
    instanceId,
    userId,
    subscriptionId: subscription.id,
    status,
    trialEndsAt: dateOf(trial_end),
    periodEndsAt,
    endsAt: isWaiting ? (dateOf(cancel_at) ?? periodEndsAt) : null,
  };
}

/** The subscription that counts among all of a customer's; null when none is ours. */
export function chooseReading(subscriptions: readonly Stripe.Subscription[]): OwnedReading | null {
  const ranked = subscriptions.toSorted(
    (a, b) => Number(isLiveStatus(b.status)) - Number(isLiveStatus(a.status)) || b.created - a.created,
  );
  for (const subscription of ranked) {
    const reading = toReading(subscription);
    if (reading) return reading;
  }
  return null;
}
