import type { SubscriptionOverview, SubscriptionState } from '@reflectory/contracts/subscription';

/** Texts for a state; a trial with a card goes on by itself, one without ends. */
export type SubscriptionText = Exclude<SubscriptionState, 'trial'> | 'trial' | 'trialWithCard';

/** Whether there is a subscription that goes on until someone ends it. A trial without a card has no paid period. */
export function isRunning({ state, periodEndsAt }: SubscriptionOverview): boolean {
  if (state === 'trial') return periodEndsAt !== null;
  return state === 'active' || state === 'past_due';
}

export function textOf(overview: SubscriptionOverview): SubscriptionText {
  return overview.state === 'trial' && isRunning(overview) ? 'trialWithCard' : overview.state;
}

/** The day that matters in a state: the end of the trial, the next payment or the last day. */
export function momentOf({
  state,
  trialEndsAt,
  periodEndsAt,
  entitlements,
}: SubscriptionOverview): string | null {
  if (state === 'trial') return trialEndsAt ?? entitlements.until;
  return periodEndsAt ?? entitlements.until;
}
