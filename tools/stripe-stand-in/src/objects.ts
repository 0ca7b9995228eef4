/*
 * What Stripe's API calls objects, with the fields that a subscription product meets. They are kept as they are sent.
 * Times are unix seconds, amounts are cents.
 */

export type Metadata = Record<string, string>;

type Common = { id: string; created: number; livemode: false; metadata: Metadata };

export type Customer = Common & {
  object: 'customer';
  email: string | null;
  name: string | null;
  deleted?: true;
  invoice_settings: { default_payment_method: string | null };
};

export type Product = Common & { object: 'product'; name: string; active: boolean };

export type Price = Common & {
  object: 'price';
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  product: string;
  type: 'recurring';
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number; usage_type: 'licensed' };
};

export type PaymentMethod = Common & {
  object: 'payment_method';
  type: 'card';
  customer: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};

export type CheckoutSession = Common & {
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  subscription: string | null;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  expires_at: number;
  amount_total: number;
  currency: string;
};

export type PortalSession = Omit<Common, 'metadata'> & {
  object: 'billing_portal.session';
  customer: string;
  return_url: string | null;
  url: string;
};

export type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: number;
  subscription: string;
  current_period_start: number;
  current_period_end: number;
};

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled';

export type Subscription = Common & {
  object: 'subscription';
  status: SubscriptionStatus;
  customer: string;
  currency: string;
  collection_method: 'charge_automatically';
  default_payment_method: string | null;
  latest_invoice: string | null;
  start_date: number;
  billing_cycle_anchor: number;
  trial_start: number | null;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation_details: { reason: 'cancellation_requested' | 'payment_failed' | null };
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string };
};

export type Invoice = Common & {
  object: 'invoice';
  number: string;
  status: 'open' | 'paid' | 'uncollectible' | 'void';
  customer: string;
  currency: string;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  period_start: number;
  period_end: number;
  hosted_invoice_url: string | null;
  status_transitions: { paid_at: number | null };
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Metadata };
  };
};

/** A message, with the object as it was then. */
export type StripeEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  api_version: string;
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  data: { object: object };
};
