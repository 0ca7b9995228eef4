import { TRIAL_DAYS } from '@reflectory/contracts/behaviour';
import { begunSubscription, type SubscriptionFacts } from './subscription-facts.ts';

const DAY_MS = 86_400_000;

/** End of the free trial of somebody who joined then. */
export function trialEndOf(memberSince: Date): Date {
  return new Date(memberSince.getTime() + TRIAL_DAYS * DAY_MS);
}

/**
 * Whole days of the free trial that a checkout carries over, begun days counted in the person's favour; 0 from its end
 * on, and for whoever subscribed before: there is one trial.
 */
export function trialDaysLeft(facts: SubscriptionFacts): number {
  if (begunSubscription(facts)) return 0;
  const left = trialEndOf(facts.memberSince).getTime() - facts.now.getTime();
  return Math.min(TRIAL_DAYS, Math.max(0, Math.ceil(left / DAY_MS)));
}
