import { expect, it } from 'vitest';
import type Stripe from 'stripe';
import { chooseReading, toReading } from './subscription-reading.ts';

/** The fields that are read, as Stripe sends them. */
const subscription = (given: object): Stripe.Subscription =>
  JSON.parse(
    JSON.stringify({
      id: 'sub_1',
      created: 1,
      status: 'active',
      metadata: { instance_id: 'i', user_id: 'u' },
      trial_end: null,
      cancel_at: null,
      cancel_at_period_end: false,
      items: { data: [{ current_period_end: 2_000_000_000 }] },
      ...given,
    }),
  );
const end = new Date(2_000_000_000_000);

it('names nobody where somebody else made the subscription', () => {
  expect(toReading(subscription({ metadata: {} }))).toBeNull();
  expect(chooseReading([subscription({ metadata: {} })])).toBeNull();
});

it('ends on the day that the portal or the settings chose, and only while it is served', () => {
  expect(toReading(subscription({}))).toMatchObject({ periodEndsAt: end, endsAt: null });
  expect(toReading(subscription({ cancel_at_period_end: true }))?.endsAt).toEqual(end);
  expect(toReading(subscription({ cancel_at: 1_900_000_000 }))?.endsAt).toEqual(new Date(1_900_000_000_000));
  expect(toReading(subscription({ status: 'canceled', cancel_at_period_end: true }))?.endsAt).toBeNull();
});

it('counts one that is served before one that ended later, and then the newest', () => {
  const chosen = chooseReading([
    subscription({ id: 'sub_old', created: 1 }),
    subscription({ id: 'sub_new', created: 2 }),
    subscription({ id: 'sub_ended', created: 3, status: 'canceled' }),
  ]);
  expect(chosen?.subscriptionId).toBe('sub_new');
});
