import type { SubscriptionOverview, SubscriptionState } from '@reflectory/contracts/subscription';
import { entitlementsOf } from './entitlements-of.ts';
import { begunSubscription, isLiveStatus, type SubscriptionFacts } from './subscription-facts.ts';
import { trialEndOf } from './trial.ts';

/** Where a subscription stands, for the person whose it is. */
export function overviewOf(facts: SubscriptionFacts, hasPortal: boolean): SubscriptionOverview {
  const { billing, memberSince } = facts;
  const begun = begunSubscription(facts);
  const isOwn = billing === 'subscription' && facts.subscription?.kind !== 'beta';
  const trialEnd = begun ? begun.trialEndsAt : trialEndOf(memberSince);
  const periodEnd = begun ? (begun.endsAt ?? begun.periodEndsAt) : null;
  return {
    state: stateOf(facts),
    entitlements: entitlementsOf(facts),
    trialEndsAt: isOwn ? (trialEnd?.toISOString() ?? null) : null,
    periodEndsAt: isOwn ? (periodEnd?.toISOString() ?? null) : null,
    hasPortal: isOwn && hasPortal,
  };
}

function stateOf(facts: SubscriptionFacts): SubscriptionState {
  const { reason } = entitlementsOf(facts);
  if (reason === 'included' || reason === 'beta') return reason;
  const begun = begunSubscription(facts);
  if (!begun) return reason === 'trial' ? 'trial' : 'none';
  if (!isLiveStatus(begun.status)) return 'ended';
  if (begun.status === 'past_due') return 'past_due';
  if (begun.endsAt) return 'cancelling';
  return begun.status === 'trialing' ? 'trial' : 'active';
}
