export {
  type SubscriberInsert,
  type SubscriberRow,
  type SubscriberUpdate,
  subscriptionTables,
} from './rows.ts';
export {
  entitlementReasonSchema,
  type Entitlements,
  entitlementsSchema,
  subscriptionFunctions,
  type SubscriptionOverview,
  subscriptionOverviewSchema,
  type SubscriptionState,
  subscriptionStateSchema,
} from './subscription.ts';
