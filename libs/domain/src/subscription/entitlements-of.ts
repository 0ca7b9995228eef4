import type { Entitlements } from '@reflectory/contracts/subscription';
import { begunSubscription, type PaidSubscription, type SubscriptionFacts } from './subscription-facts.ts';
import { trialEndOf } from './trial.ts';

const none: Entitlements = { premium: false, reason: 'none', until: null };
const premium = (reason: Entitlements['reason'], until: Date | null): Entitlements => ({
  premium: true,
  reason,
  until: until?.toISOString() ?? null,
});

/**
 * The one rule of what a person may use. A begun subscription decides by Stripe's status alone, never by our clock: a
 * renewal whose message is late takes nothing from anybody. Before it, the days since joining decide.
 */
export function entitlementsOf(facts: SubscriptionFacts): Entitlements {
  if (facts.billing === 'included') return premium('included', null);
  if (facts.subscription?.kind === 'beta') return premium('beta', null);
  const subscription = begunSubscription(facts);
  if (subscription) return entitlementsOfSubscription(subscription);
  const trialEnd = trialEndOf(facts.memberSince);
  return facts.now < trialEnd ? premium('trial', trialEnd) : none;
}

function entitlementsOfSubscription({ status, ...dates }: PaidSubscription): Entitlements {
  if (status === 'trialing') return premium('trial', dates.trialEndsAt);
  if (status === 'active') return premium('subscription', dates.endsAt ?? dates.periodEndsAt);
  // Stripe tries a failed payment again and says when it gives up.
  if (status === 'past_due') return premium('grace', null);
  return none;
}
