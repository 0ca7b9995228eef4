export { hasPremium } from './caller-billing.ts';
export { createPaymentEventsRouter } from './payment-events-router.ts';
export { createPaymentEventsService } from './payment-events.service.ts';
export { createSubscriptionFunctions } from './subscriptions.functions.ts';
