import { PRICE } from '@reflectory/contracts/behaviour';
import type Stripe from 'stripe';

/** Names the price at Stripe; another amount is another price, and nobody's running subscription changes. */
const PRICE_KEY = `reflectory_premium_${PRICE.interval}_${PRICE.currency}_${PRICE.amount}`;

const isPromised = ({ active, unit_amount, currency, recurring }: Stripe.Price) =>
  active &&
  unit_amount === PRICE.amount &&
  currency === PRICE.currency &&
  recurring?.interval === PRICE.interval &&
  recurring.interval_count === 1;

/**
 * Gives the id of the price: the one that is configured, else the one with our key, which is made where there is none.
 * Asked once per process. @throws Error when the configured price is not the one that the pages promise
 */
export function createMonthlyPrice(stripe: Stripe, configuredId: string | null): () => Promise<string> {
  let found: Promise<string> | null = null;
  const find = async () => {
    if (configuredId !== null) {
      const price = await stripe.prices.retrieve(configuredId);
      if (isPromised(price)) return price.id;
      throw new Error(
        `The price ${configuredId} is not ${PRICE.amount} ${PRICE.currency} a ${PRICE.interval}`,
      );
    }
    const { data } = await stripe.prices.list({ lookup_keys: [PRICE_KEY], active: true, limit: 1 });
    const known = data.find(isPromised);
    return known ? known.id : (await create(stripe)).id;
  };
  return async () => {
    found ??= find();
    try {
      return await found;
    } catch (error) {
      found = null;
      throw error;
    }
  };
}

function create(stripe: Stripe): Promise<Stripe.Price> {
  const { amount, currency, interval } = PRICE;
  return stripe.prices.create(
    {
      currency,
      unit_amount: amount,
      recurring: { interval },
      lookup_key: PRICE_KEY,
      product_data: { name: 'Premium' },
    },
    { idempotencyKey: `price:${PRICE_KEY}` },
  );
}
