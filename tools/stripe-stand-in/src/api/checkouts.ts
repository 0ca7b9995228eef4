import { Router } from 'express';
import * as z from 'zod';
import { DAY } from '../life-cycle/periods.ts';
import type { Emit } from '../life-cycle/events.ts';
import type { CheckoutSession } from '../objects.ts';
import { newId, type Store } from '../store.ts';
import { ApiError, missing } from './api-error.ts';
import { expanded } from './answer.ts';
import { getCustomer } from './customers.ts';
import { expand, integer, metadata, readParams } from './params.ts';

const address = z.url();
const createParams = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z.tuple([z.strictObject({ price: z.string(), quantity: integer.min(1) })]),
  metadata,
  subscription_data: z
    .strictObject({ trial_period_days: integer.min(1).max(730).optional(), metadata })
    .default({ metadata: {} }),
  success_url: address,
  cancel_url: address.optional(),
});
const readOnly = z.strictObject({ expand });

/** A checkout that is there. @throws ApiError 404 */
function getCheckout(store: Store, id: string): CheckoutSession {
  const checkout = store.state.checkouts[id];
  if (!checkout) throw missing('checkout.session', id);
  return checkout;
}

function createCheckout(
  store: Store,
  given: z.output<typeof createParams>,
  pagesUrl: string,
): CheckoutSession {
  const { state } = store;
  const [item] = given.line_items;
  const price = state.prices[item.price];
  if (!price) throw missing('price', item.price);
  if (given.customer) getCustomer(store, given.customer);
  const { trial_period_days: trialDays = 0, metadata: notes } = given.subscription_data;
  const id = newId('cs_test');
  const checkout: CheckoutSession = {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer: given.customer ?? null,
    customer_email: given.customer_email ?? null,
    client_reference_id: given.client_reference_id ?? null,
    subscription: null,
    success_url: given.success_url,
    cancel_url: given.cancel_url ?? null,
    url: `${pagesUrl}/checkout/${id}`,
    expires_at: store.now() + DAY,
    amount_total: trialDays > 0 ? 0 : price.unit_amount,
    currency: price.currency,
    created: store.now(),
    livemode: false,
    metadata: given.metadata,
  };
  state.checkouts[id] = checkout;
  state.checkoutOffers[id] = { price: price.id, trialDays, metadata: notes };
  return checkout;
}

/** /v1/checkout/sessions; `pagesUrl` is where the hosted pages are. */
export function checkouts(store: Store, emit: Emit, pagesUrl: () => string): Router {
  const router = Router();
  router.post('/', (req, res) => {
    res.json(createCheckout(store, readParams(createParams, req.body), pagesUrl()));
  });
  router.get('/:id', (req, res) => {
    const { expand: paths } = readParams(readOnly, req.query);
    res.json(expanded(store.state, getCheckout(store, req.params.id), paths));
  });
  router.post('/:id/expire', (req, res) => {
    const checkout = getCheckout(store, req.params.id);
    if (checkout.status !== 'open') {
      throw new ApiError(400, `Only Checkout Sessions with a status in ["open"] can be expired.`);
    }
    Object.assign(checkout, { status: 'expired', url: null });
    emit('checkout.session.expired', checkout, store.now());
    res.json(checkout);
  });
  return router;
}
