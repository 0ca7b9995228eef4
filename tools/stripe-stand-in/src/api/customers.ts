import { Router } from 'express';
import * as z from 'zod';
import type { Emit } from '../life-cycle/events.ts';
import { endSubscription } from '../life-cycle/subscriptions.ts';
import type { Customer } from '../objects.ts';
import { newId, type Store } from '../store.ts';
import { missing } from './api-error.ts';
import { metadata, readParams } from './params.ts';

const customerParams = z.strictObject({
  email: z.string().optional(),
  name: z.string().optional(),
  metadata,
});

/** A customer who is there. @throws ApiError 404 */
export function getCustomer(store: Store, id: string): Customer {
  const customer = store.state.customers[id];
  if (!customer || customer.deleted) throw missing('customer', id);
  return customer;
}

/** /v1/customers */
export function customers(store: Store, emit: Emit): Router {
  const router = Router();
  router.post('/', (req, res) => {
    const { email = null, name = null, metadata: given } = readParams(customerParams, req.body);
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      email,
      name,
      invoice_settings: { default_payment_method: null },
      created: store.now(),
      livemode: false,
      metadata: given,
    };
    store.state.customers[customer.id] = customer;
    emit('customer.created', customer, store.now());
    res.json(customer);
  });
  router.get('/:id', (req, res) => {
    const customer = store.state.customers[req.params.id];
    if (!customer) throw missing('customer', req.params.id);
    res.json(customer.deleted ? { id: customer.id, object: 'customer', deleted: true } : customer);
  });
  router.delete('/:id', (req, res) => {
    const customer = getCustomer(store, req.params.id);
    const at = store.now();
    for (const subscription of Object.values(store.state.subscriptions)) {
      if (subscription.customer !== customer.id || subscription.status === 'canceled') continue;
      endSubscription(store, emit, subscription, { reason: 'cancellation_requested', at });
    }
    Object.assign(customer, { deleted: true, email: null, name: null });
    emit('customer.deleted', customer, at);
    res.json({ id: customer.id, object: 'customer', deleted: true });
  });
  return router;
}
