import { Router } from 'express';
import * as z from 'zod';
import type { Price, Product } from '../objects.ts';
import { newId, type Store } from '../store.ts';
import { ApiError, missing } from './api-error.ts';
import { listOf } from './answer.ts';
import { flag, integer, metadata, page, readParams } from './params.ts';

const productParams = z.strictObject({ name: z.string().min(1), metadata });
const priceParams = z.strictObject({
  currency: z.string().length(3).toLowerCase(),
  unit_amount: integer.min(0),
  recurring: z.strictObject({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: integer.min(1).default(1),
  }),
  lookup_key: z.string().max(200).optional(),
  product: z.string().optional(),
  product_data: productParams.optional(),
  metadata,
});
const listParams = z.strictObject({
  ...page,
  active: flag.optional(),
  product: z.string().optional(),
  lookup_keys: z.array(z.string()).optional(),
});

function addProduct(store: Store, given: z.output<typeof productParams>): Product {
  const product: Product = {
    ...given,
    id: newId('prod'),
    object: 'product',
    active: true,
    created: store.now(),
    livemode: false,
  };
  store.state.products[product.id] = product;
  return product;
}

function findProduct(store: Store, { product, product_data }: z.output<typeof priceParams>): Product {
  if (product_data) return addProduct(store, product_data);
  const known = store.state.products[product ?? ''];
  if (!known) throw missing('product', product ?? '');
  return known;
}

/** /v1/products */
export function products(store: Store): Router {
  const router = Router();
  router.post('/', (req, res) => void res.json(addProduct(store, readParams(productParams, req.body))));
  router.get('/:id', (req, res) => {
    const product = store.state.products[req.params.id];
    if (!product) throw missing('product', req.params.id);
    res.json(product);
  });
  return router;
}

/** /v1/prices */
export function prices(store: Store): Router {
  const router = Router();
  router.get('/', (req, res) => {
    const { active, product, lookup_keys: keys, ...rest } = readParams(listParams, req.query);
    const found = Object.values(store.state.prices).filter(
      (price) =>
        (active === undefined || price.active === active) &&
        (product === undefined || price.product === product) &&
        (keys === undefined || keys.includes(price.lookup_key ?? '')),
    );
    res.json(listOf(found, '/v1/prices', rest));
  });
  router.post('/', (req, res) => {
    const given = readParams(priceParams, req.body);
    const { currency, unit_amount, recurring, lookup_key = null, metadata: notes } = given;
    if (lookup_key && Object.values(store.state.prices).some((price) => price.lookup_key === lookup_key)) {
      throw new ApiError(400, `A price already uses the lookup key '${lookup_key}'`, { param: 'lookup_key' });
    }
    const price: Price = {
      id: newId('price'),
      object: 'price',
      active: true,
      currency,
      unit_amount,
      lookup_key,
      product: findProduct(store, given).id,
      type: 'recurring',
      recurring: { ...recurring, usage_type: 'licensed' },
      created: store.now(),
      livemode: false,
      metadata: notes,
    };
    store.state.prices[price.id] = price;
    res.json(price);
  });
  router.get('/:id', (req, res) => {
    const price = store.state.prices[req.params.id];
    if (!price) throw missing('price', req.params.id);
    res.json(price);
  });
  return router;
}
