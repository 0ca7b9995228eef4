import type { Invoice, Subscription } from '../objects.ts';
import { newId, type Store } from '../store.ts';
import type { Emit } from './events.ts';
import { DAY } from './periods.ts';

/** Days after the first failure at which a payment is tried again; then Stripe gives up. */
const RETRY_DAYS = [3, 5, 7] as const;

/** Makes the invoice of a subscription's current period, open and not yet tried. */
export function createInvoice(
  store: Store,
  emit: Emit,
  subscription: Subscription,
  { reason, at }: { reason: Invoice['billing_reason']; at: number },
): Invoice {
  const { state } = store;
  const [item] = subscription.items.data;
  const amount = item.price.unit_amount * item.quantity;
  state.invoiceCount += 1;
  const id = newId('in');
  const invoice: Invoice = {
    id,
    object: 'invoice',
    number: `TEST-${String(state.invoiceCount).padStart(4, '0')}`,
    status: 'open',
    customer: subscription.customer,
    currency: subscription.currency,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    billing_reason: reason,
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    hosted_invoice_url: null,
    status_transitions: { paid_at: null },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    created: at,
    livemode: false,
    metadata: {},
  };
  state.invoices[id] = invoice;
  subscription.latest_invoice = id;
  emit('invoice.created', invoice, at);
  emit('invoice.finalized', invoice, at);
  return invoice;
}

/** Tries to take the money; answers whether it worked, and plans the next attempt where it did not. */
export function chargeInvoice(
  store: Store,
  emit: Emit,
  { invoice, methodId, at }: { invoice: Invoice; methodId: string | null; at: number },
): boolean {
  const failure = methodId ? store.state.failingMethods[methodId] : 'no_payment_method';
  invoice.attempt_count += 1;
  invoice.attempted = true;
  if (failure) {
    const days = RETRY_DAYS[invoice.attempt_count - 1];
    invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * DAY;
    emit('invoice.payment_failed', invoice, at);
    return false;
  }
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 });
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = at;
  emit('invoice.paid', invoice, at);
  emit('invoice.payment_succeeded', invoice, at);
  return true;
}
