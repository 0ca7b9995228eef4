export { createPaymentEventsRouter } from './payment-events-router.ts';
export { createPaymentEventsService } from './payment-events.service.ts';
export type { Payments } from './payments.ts';
export { createStripePayments, type StripeSettings } from './stripe/stripe-payments.ts';
export { createSubscriptionFunctions } from './subscriptions.functions.ts';
export { hasPremium } from './caller-billing.ts';
