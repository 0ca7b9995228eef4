export { entitlementsOf } from './entitlements-of.ts';
export { overviewOf } from './overview-of.ts';
export { isLiveStatus } from './subscription-facts.ts';
export type { Billing, PaidSubscription, SubscriptionFacts } from './subscription-facts.ts';
export { trialDaysLeft } from './trial.ts';
