import { Router } from 'express';
import * as z from 'zod';
import type { Emit } from '../life-cycle/events.ts';
import { endSubscription, payAgain, setEnding } from '../life-cycle/subscriptions.ts';
import type { Invoice, Subscription } from '../objects.ts';
import type { Store } from '../store.ts';
import { ApiError, missing } from './api-error.ts';
import { expanded, listOf } from './answer.ts';
import { expand, flag, page, readParams } from './params.ts';

const listParams = z.strictObject({
  ...page,
  customer: z.string().optional(),
  status: z.enum(['all', 'trialing', 'active', 'past_due', 'canceled']).optional(),
});
const updateParams = z.strictObject({
  cancel_at_period_end: flag.optional(),
  cancel_at: z.literal('').optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  expand,
});
const readOnly = z.strictObject({ expand });
const invoiceParams = z.strictObject({
  ...page,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.string().optional(),
});

function getSubscription(store: Store, id: string): Subscription {
  const subscription = store.state.subscriptions[id];
  if (!subscription) throw missing('subscription', id);
  return subscription;
}

/** A subscription that has not ended. @throws ApiError */
function getRunning(store: Store, id: string): Subscription {
  const subscription = getSubscription(store, id);
  if (subscription.status === 'canceled') {
    throw new ApiError(400, 'A canceled subscription can only update its cancellation_details and metadata.');
  }
  return subscription;
}

/** /v1/subscriptions */
export function subscriptions(store: Store, emit: Emit): Router {
  const router = Router();
  router.get('/', (req, res) => {
    const { customer, status, expand: paths, ...rest } = readParams(listParams, req.query);
    if (customer !== undefined && !store.state.customers[customer]) throw missing('customer', customer);
    const found = Object.values(store.state.subscriptions).filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status)),
    );
    res.json(expanded(store.state, listOf(found, '/v1/subscriptions', rest), paths));
  });
  router.get('/:id', (req, res) => {
    const { expand: paths } = readParams(readOnly, req.query);
    res.json(expanded(store.state, getSubscription(store, req.params.id), paths));
  });
  router.post('/:id', (req, res) => {
    const { cancel_at_period_end, cancel_at, metadata, expand: paths } = readParams(updateParams, req.body);
    const subscription = getRunning(store, req.params.id);
    if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
      throw new ApiError(
        400,
        'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      );
    }
    if (metadata) Object.assign(subscription.metadata, metadata);
    const isEnding = cancel_at === '' ? false : cancel_at_period_end;
    if (isEnding !== undefined) setEnding(emit, subscription, isEnding, store.now());
    res.json(expanded(store.state, subscription, paths));
  });
  router.delete('/:id', (req, res) => {
    const subscription = getRunning(store, req.params.id);
    endSubscription(store, emit, subscription, { reason: 'cancellation_requested', at: store.now() });
    res.json(subscription);
  });
  return router;
}

/** /v1/invoices */
export function invoices(store: Store, emit: Emit): Router {
  const router = Router();
  const getInvoice = (id: string): Invoice => {
    const invoice = store.state.invoices[id];
    if (!invoice) throw missing('invoice', id);
    return invoice;
  };
  router.get('/', (req, res) => {
    const { customer, subscription, status, ...rest } = readParams(invoiceParams, req.query);
    const found = Object.values(store.state.invoices).filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (status === undefined || one.status === status) &&
        (subscription === undefined || one.parent.subscription_details.subscription === subscription),
    );
    res.json(listOf(found, '/v1/invoices', rest));
  });
  router.get('/:id', (req, res) => void res.json(getInvoice(req.params.id)));
  router.post('/:id/pay', (req, res) => {
    const invoice = getInvoice(req.params.id);
    if (invoice.status !== 'open') throw new ApiError(400, 'Invoice is already paid');
    const { subscription: id } = invoice.parent.subscription_details;
    if (!payAgain(store, emit, getSubscription(store, id), store.now())) {
      throw new ApiError(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
    }
    res.json(invoice);
  });
  return router;
}
