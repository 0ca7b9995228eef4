export { InvalidEventError, PaymentsAwayError, UnknownCustomerError } from './payments.ts';
export type { OwnedReading, PaymentEvent, Payments, SubscriptionReading } from './payments.ts';
export { createStripePayments, type StripeSettings } from './stripe-payments.ts';
