import type { PaymentMethod, Price, Subscription } from '../objects.ts';
import { newId, type Store } from '../store.ts';
import type { AcceptedCard } from '../cards.ts';
import type { Emit } from './events.ts';
import { chargeInvoice, createInvoice } from './invoices.ts';
import { DAY, periodEnd } from './periods.ts';

type Order = {
  customer: string;
  methodId: string;
  price: Price;
  trialDays: number;
  metadata: Record<string, string>;
  at: number;
};

/** Days before its end at which a trial is announced to end. */
const TRIAL_NOTICE_DAYS = 3;

/** Keeps a card for a customer; from now on it pays for all of theirs. */
export function attachCard(store: Store, customer: string, card: AcceptedCard, at: number): string {
  const { state } = store;
  const { failsWith, ...shown } = card;
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    customer,
    card: shown,
    created: at,
    livemode: false,
    metadata: {},
  };
  state.paymentMethods[method.id] = method;
  if (failsWith) state.failingMethods[method.id] = failsWith;
  const owner = state.customers[customer];
  if (owner) owner.invoice_settings.default_payment_method = method.id;
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.customer === customer && subscription.status !== 'canceled') {
      subscription.default_payment_method = method.id;
    }
  }
  return method.id;
}

/** Begins a subscription: with its trial, or with a first payment that must work. Null when it did not. */
export function beginSubscription(store: Store, emit: Emit, order: Order): Subscription | null {
  const { at, trialDays, methodId } = order;
  if (trialDays === 0 && store.state.failingMethods[methodId]) return null;
  const subscription = newSubscription(order);
  store.state.subscriptions[subscription.id] = subscription;
  emit('customer.subscription.created', subscription, at);
  if (trialDays === 0) {
    const invoice = createInvoice(store, emit, subscription, { reason: 'subscription_create', at });
    chargeInvoice(store, emit, { invoice, methodId, at });
    emit('customer.subscription.updated', subscription, at);
  }
  return subscription;
}

function newSubscription({ customer, methodId, price, trialDays, metadata, at }: Order): Subscription {
  const id = newId('sub');
  const trialEnd = trialDays > 0 ? at + trialDays * DAY : null;
  return {
    id,
    object: 'subscription',
    status: trialEnd ? 'trialing' : 'active',
    customer,
    currency: price.currency,
    collection_method: 'charge_automatically',
    default_payment_method: methodId,
    latest_invoice: null,
    start_date: at,
    billing_cycle_anchor: trialEnd ?? at,
    trial_start: trialEnd ? at : null,
    trial_end: trialEnd,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { reason: null },
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          price,
          quantity: 1,
          subscription: id,
          current_period_start: at,
          current_period_end: trialEnd ?? periodEnd(at, price.recurring),
        },
      ],
    },
    created: at,
    livemode: false,
    metadata,
  };
}

/** Lets a subscription end with its period, or go on. */
export function setEnding(emit: Emit, subscription: Subscription, isEnding: boolean, at: number): void {
  const [item] = subscription.items.data;
  subscription.cancel_at_period_end = isEnding;
  subscription.cancel_at = isEnding ? item.current_period_end : null;
  subscription.canceled_at = isEnding ? at : null;
  subscription.cancellation_details.reason = isEnding ? 'cancellation_requested' : null;
  emit('customer.subscription.updated', subscription, at);
}

/** Ends a subscription for good. */
export function endSubscription(
  store: Store,
  emit: Emit,
  subscription: Subscription,
  { reason, at }: { reason: 'cancellation_requested' | 'payment_failed'; at: number },
): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.cancellation_details.reason = reason;
  const invoice = store.state.invoices[subscription.latest_invoice ?? ''];
  if (invoice?.status === 'open') {
    invoice.status = 'uncollectible';
    invoice.next_payment_attempt = null;
  }
  emit('customer.subscription.deleted', subscription, at);
}

/** Tries an open invoice again; where it works, everything is well again. Answers whether it did. */
export function payAgain(store: Store, emit: Emit, subscription: Subscription, at: number): boolean {
  const invoice = store.state.invoices[subscription.latest_invoice ?? ''];
  if (invoice?.status !== 'open') return true;
  const methodId = subscription.default_payment_method;
  if (!chargeInvoice(store, emit, { invoice, methodId, at })) return false;
  subscription.status = 'active';
  emit('customer.subscription.updated', subscription, at);
  return true;
}

function renew(store: Store, emit: Emit, subscription: Subscription, at: number): void {
  const [item] = subscription.items.data;
  item.current_period_start = at;
  item.current_period_end = periodEnd(at, item.price.recurring);
  const invoice = createInvoice(store, emit, subscription, { reason: 'subscription_cycle', at });
  const isPaid = chargeInvoice(store, emit, {
    invoice,
    methodId: subscription.default_payment_method,
    at,
  });
  subscription.status = isPaid ? 'active' : 'past_due';
  emit('customer.subscription.updated', subscription, at);
}

/** What happens next to a subscription without anybody doing anything; null: nothing any more. */
export function nextStep(
  store: Store,
  emit: Emit,
  subscription: Subscription,
): { at: number; run(): void } | null {
  const { status, trial_end: trialEnd, id } = subscription;
  const [{ current_period_end: end }] = subscription.items.data;
  if (status === 'canceled') return null;
  const finish = (at: number, reason: 'cancellation_requested' | 'payment_failed') => ({
    at,
    run: () => endSubscription(store, emit, subscription, { reason, at }),
  });
  if (status === 'trialing' && trialEnd && !store.state.toldOfTrialEnd[id]) {
    const at = Math.max(subscription.start_date, trialEnd - TRIAL_NOTICE_DAYS * DAY);
    const run = () => {
      store.state.toldOfTrialEnd[id] = true;
      emit('customer.subscription.trial_will_end', subscription, at);
    };
    return { at, run };
  }
  if (status === 'past_due') {
    const invoice = store.state.invoices[subscription.latest_invoice ?? ''];
    const at = invoice?.next_payment_attempt;
    if (!at) return finish(invoice?.created ?? end, 'payment_failed');
    const run = () => {
      if (payAgain(store, emit, subscription, at) || invoice.next_payment_attempt !== null) return;
      endSubscription(store, emit, subscription, { reason: 'payment_failed', at });
    };
    return { at, run };
  }
  if (subscription.cancel_at_period_end) return finish(end, 'cancellation_requested');
  return { at: end, run: () => renew(store, emit, subscription, end) };
}
