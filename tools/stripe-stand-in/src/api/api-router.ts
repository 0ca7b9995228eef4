import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { Emit } from '../life-cycle/events.ts';
import type { PortalSession } from '../objects.ts';
import { newId, type Store } from '../store.ts';
import { ApiError, missing } from './api-error.ts';
import { listOf } from './answer.ts';
import { checkouts } from './checkouts.ts';
import { customers, getCustomer } from './customers.ts';
import { idempotency } from './idempotency.ts';
import { page, readParams } from './params.ts';
import { prices, products } from './prices.ts';
import { invoices, subscriptions } from './subscriptions.ts';

type Dependencies = {
  store: Store;
  emit: Emit;
  secretKey: string;
  pagesUrl: () => string;
  /** Lets happen what is due, before anybody is told how things stand. */
  catchUp: () => void;
};

const portalParams = z.strictObject({ customer: z.string(), return_url: z.url().optional() });
const eventParams = z.strictObject({ ...page, type: z.string().optional() });

/** The part of Stripe's API that a subscription product speaks, below /v1. */
export function createApiRouter({ store, emit, secretKey, pagesUrl, catchUp }: Dependencies): Router {
  const router = Router();
  router.use(checkKey(secretKey), express.urlencoded({ extended: true, limit: '256kb' }));
  router.use((_req, res, next) => {
    catchUp();
    res.set('request-id', newId('req'));
    res.once('finish', () => store.save());
    next();
  });
  router.use(idempotency(store));
  router.use('/customers', customers(store, emit));
  router.use('/products', products(store));
  router.use('/prices', prices(store));
  router.use('/checkout/sessions', checkouts(store, emit, pagesUrl));
  router.use('/subscriptions', subscriptions(store, emit));
  router.use('/invoices', invoices(store, emit));
  router.post('/billing_portal/sessions', (req, res) => {
    const { customer, return_url = null } = readParams(portalParams, req.body);
    getCustomer(store, customer);
    const id = newId('bps');
    const url = `${pagesUrl()}/portal/${id}`;
    const shown = { object: 'billing_portal.session', customer, return_url, url, livemode: false } as const;
    const session: PortalSession = { ...shown, id, created: store.now() };
    store.state.portals[id] = session;
    res.json(session);
  });
  router.get('/events', (req, res) => {
    const { type, ...rest } = readParams(eventParams, req.query);
    const found = store.state.events.filter((event) => type === undefined || event.type === type);
    res.json(listOf(found, '/v1/events', rest));
  });
  router.get('/events/:id', (req, res) => {
    const event = store.state.events.find(({ id }) => id === req.params.id);
    if (!event) throw missing('event', req.params.id);
    res.json(event);
  });
  router.use((req) => {
    throw new ApiError(404, `Unrecognized request URL (${req.method}: ${req.originalUrl}).`);
  });
  router.use(presentError);
  return router;
}

function checkKey(secretKey: string): RequestHandler {
  return (req, _res, next) => {
    const [scheme, credentials = ''] = (req.get('authorization') ?? '').split(' ');
    const given =
      scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString().replace(/:$/, '') : credentials;
    if (given !== secretKey) throw new ApiError(401, 'Invalid API Key provided');
    next();
  };
}

const presentError: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  const known = error instanceof ApiError ? error : new ApiError(500, String(error), { type: 'api_error' });
  res.status(known.status).json(known.toBody());
};
