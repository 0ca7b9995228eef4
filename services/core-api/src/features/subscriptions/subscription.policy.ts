/** What decides over access; a row without an end has no limit (the beta programme). */
export type Subscription = { subscribed: boolean; subscription_end: Date | null };

/** Whether a subscription gives access at a moment: a trial or a paid month ends with `subscription_end`. */
export function isSubscriptionActive(subscription: Subscription | undefined, now: Date): boolean {
  if (!subscription?.subscribed) return false;
  return subscription.subscription_end === null || subscription.subscription_end > now;
}
