import { createHash, randomUUID } from 'node:crypto';
import { isLiveStatus } from '@reflectory/domain/subscription';
import { createCircuitBreaker } from '@reflectory/server-kit';
import type Stripe from 'stripe';
import {
  InvalidEventError,
  type CheckoutRequest,
  type OwnedReading,
  type PaymentEvent,
  type Payments,
  PaymentsAwayError,
  UnknownCustomerError,
} from './payments.ts';
import { createMonthlyPrice } from './monthly-price.ts';
import { chooseReading, toReading } from './subscription-reading.ts';

/** How Stripe is reached. `apiUrl` leads to a stand-in; null is Stripe itself. */
export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  priceId: string | null;
  apiUrl: string | null;
};

/** Milliseconds that Stripe may take to answer one attempt. */
const TIMEOUT_MS = 6_000;
/** Seconds that a message may be old. */
const TOLERANCE_SECONDS = 300;

const awayError = (cause?: unknown) => new PaymentsAwayError(cause);

/** The payment service on Stripe. Connects to nothing yet. `restMs`: how long it is left alone while it is away. */
export function createStripePayments(
  settings: StripeSettings,
  { restMs = 20_000 }: { restMs?: number } = {},
): Payments {
  let opened: ReturnType<typeof openStripe> | null = null;
  const client = () => (opened ??= openStripe(settings));
  const breaker = createCircuitBreaker({ isAway, awayError, restMs });
  const guarded = <Answer>(ask: (client: Awaited<ReturnType<typeof openStripe>>) => Promise<Answer>) =>
    breaker(async () => ask(await client()));

  return {
    createCustomer: ({ instanceId, userId, email }) =>
      guarded(async ({ stripe }) => {
        const person = { instance_id: instanceId, user_id: userId };
        const idempotencyKey = `customer:${instanceId}:${userId}:${digest(email)}`;
        return (await stripe.customers.create({ email, metadata: person }, { idempotencyKey })).id;
      }),
    openCheckout: (request) =>
      guarded(async ({ stripe, monthlyPrice }) => {
        const params = checkoutParams(request, await monthlyPrice());
        const idempotencyKey = `checkout:${digest(JSON.stringify(request))}`;
        const created = stripe.checkout.sessions.create(params, { idempotencyKey });
        const checkout = await unlessMissing(created);
        if (!checkout) throw new UnknownCustomerError();
        const { id, url } = checkout;
        if (!url) throw new Error('Stripe gave a checkout without an address');
        return { id, url };
      }),
    findOpenCheckout: (id, { origin, trialDays }) =>
      guarded(async ({ stripe }) => {
        const checkout = await unlessMissing(stripe.checkout.sessions.retrieve(id));
        if (!checkout) return null;
        const { status, url, metadata } = checkout;
        if (status !== 'open' || !url) return null;
        if (metadata?.['origin'] === origin && metadata['trial_days'] === String(trialDays))
          return { id, url };
        await stripe.checkout.sessions.expire(id);
        return null;
      }),
    openPortal: (customer, returnUrl) =>
      guarded(
        async ({ stripe }) =>
          (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
      ),
    readSubscription: (customer) =>
      guarded(async ({ stripe }) => {
        const listed = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
        return chooseReading((await unlessMissing(listed))?.data ?? []);
      }),
    setEnding: (id, isEnding) => guarded(({ stripe }) => setEnding(stripe, id, isEnding)),
    forgetCustomer: (customer) =>
      guarded(async ({ stripe }) => {
        // Ends the subscriptions as well.
        await unlessMissing(stripe.customers.del(customer));
      }),
    verifyEvent: async (body, signature) =>
      verifyEvent((await client()).stripe, settings.webhookSecret, body, signature),
  };
}

/** Its library is loaded for who first pays: it takes 30 MB of a process. */
async function openStripe({ secretKey, apiUrl, priceId }: StripeSettings) {
  const { default: StripeClient } = await import('stripe');
  const stripe = new StripeClient(secretKey, {
    ...addressOf(apiUrl),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return { stripe, monthlyPrice: createMonthlyPrice(stripe, priceId) };
}

function checkoutParams(
  { instanceId, userId, customerId, origin, trialDays }: CheckoutRequest,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  const person = { instance_id: instanceId, user_id: userId };
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    metadata: { ...person, origin, trial_days: String(trialDays) },
    subscription_data: { metadata: person, ...(trialDays > 0 && { trial_period_days: trialDays }) },
    success_url: `${origin}/success`,
    cancel_url: `${origin}/settings#subscription`,
  };
}

async function setEnding(stripe: Stripe, id: string, isEnding: boolean): Promise<OwnedReading> {
  const known = await stripe.subscriptions.retrieve(id);
  const { cancel_at, cancel_at_period_end, status } = known;
  // The portal may have set a date instead; Stripe accepts one of the two.
  const hasDate = cancel_at !== null && !cancel_at_period_end;
  const params: Stripe.SubscriptionUpdateParams =
    !isEnding && hasDate ? { cancel_at: '' } : { cancel_at_period_end: isEnding };
  // One that has ended cannot end again.
  const changed = isLiveStatus(status)
    ? await stripe.subscriptions.update(id, params, { idempotencyKey: randomUUID() })
    : known;
  const reading = toReading(changed);
  if (!reading) throw new Error(`The subscription ${id} names nobody`);
  return reading;
}

const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

/** Null where what is asked for is not there. */
async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}

function verifyEvent(stripe: Stripe, secret: string, body: Buffer, signature: string): PaymentEvent {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    // Besides a wrong signature, a body that is signed and is not JSON.
    throw new InvalidEventError(error instanceof Error ? error.message : String(error));
  }
  const { id, type, created, data } = event;
  return { id, type, occurredAt: new Date(created * 1000), customerId: customerOf(data.object) };
}

function customerOf(subject: object): string | null {
  if (!('customer' in subject)) return null;
  const { customer } = subject;
  if (typeof customer === 'string') return customer;
  const isExpanded = typeof customer === 'object' && customer !== null && 'id' in customer;
  return isExpanded && typeof customer.id === 'string' ? customer.id : null;
}

/** Whether a failure is Stripe's or the network's, and not that of what was asked. */
function isAway(error: unknown): boolean {
  if (!isStripeError(error)) return false;
  const isTooMuch = error.type === 'StripeConnectionError' || error.type === 'StripeRateLimitError';
  return isTooMuch || (error.statusCode ?? 0) >= 500;
}

function addressOf(apiUrl: string | null): Stripe.StripeConfig {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port: Number(port) }),
  };
}

/** Fits into an idempotency key, whatever it is made of. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
