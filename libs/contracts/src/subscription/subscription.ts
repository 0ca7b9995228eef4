import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

/** Where a subscription stands, in the words of the product. `none` also covers one that has ended long ago. */
export const subscriptionStateSchema = z.enum([
  'included',
  'beta',
  'trial',
  'active',
  'past_due',
  'cancelling',
  'ended',
  'none',
]);
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** Why someone has, or has not, everything that the product offers. */
export const entitlementReasonSchema = z.enum(['included', 'beta', 'trial', 'subscription', 'grace', 'none']);

/** What someone may use. `until` is when that ends, ISO 8601; null: no end is known. */
export const entitlementsSchema = z.object({
  premium: z.boolean(),
  reason: entitlementReasonSchema,
  until: z.iso.datetime({ offset: true }).nullable(),
});
export type Entitlements = z.infer<typeof entitlementsSchema>;

/** Answer of get-subscription: what the settings show. Dates are ISO 8601. */
export const subscriptionOverviewSchema = z.object({
  state: subscriptionStateSchema,
  entitlements: entitlementsSchema,
  /** End of the free trial, also of one without a card. */
  trialEndsAt: z.iso.datetime({ offset: true }).nullable(),
  /** End of the paid period: the next payment, or the last day after a cancellation. */
  periodEndsAt: z.iso.datetime({ offset: true }).nullable(),
  /** Whether a customer portal exists for this person. */
  hasPortal: z.boolean(),
});
export type SubscriptionOverview = z.infer<typeof subscriptionOverviewSchema>;

const address = z.object({ url: z.string().optional(), error: z.string().optional() });
const change = z.object({
  subscription: subscriptionOverviewSchema.optional(),
  error: z.string().optional(),
});

/** Functions of the subscription. A readable failure is `error` in an answer of 200, since the client hides others. */
export const subscriptionFunctions = {
  'check-subscription': {
    input: z.null(),
    output: z.object({ subscribed: z.boolean(), error: z.string().optional() }),
  },
  /** Address of the hosted checkout page. */
  'create-checkout': { input: z.null(), output: address },
  /** Address of the customer portal, which leads back to the settings. */
  'create-portal-session': { input: z.null(), output: address },
  'get-subscription': { input: z.null(), output: subscriptionOverviewSchema },
  /** Ends the subscription with its paid period; until then `resume-subscription` takes it back. */
  'cancel-subscription': { input: z.null(), output: change },
  'resume-subscription': { input: z.null(), output: change },
} as const satisfies Record<string, FunctionContract>;
type SubscriptionFunctions = typeof subscriptionFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends SubscriptionFunctions {}
}
