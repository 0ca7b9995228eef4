import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '@reflectory/runtime/testing';
import { type FaultProxy, startFaultProxy } from './testing/fault-proxy.ts';
import { type PaymentStack, startPaymentStack, urlOf } from './testing/payment-stack.ts';

let stack: PaymentStack;
let stripe: FaultProxy;
let person: TestPerson;
beforeEach(async () => {
  stripe = await startFaultProxy();
  stack = await startPaymentStack({ through: stripe });
  person = await stack.newPerson();
});
afterEach(async () => {
  await stack.stop();
  await stripe.close();
});

const away = { error: expect.stringContaining('You have not been charged') };
const handled = async () => {
  const [row] = await stack.api.owner.query<{ open: number; done: number }>(
    'select count(*) filter (where handled_at is null)::int as open, count(handled_at)::int as done from app.billing_events',
  );
  return row;
};

it('says so readably, keeps what it knows, and is well again by itself', async () => {
  await stack.pay(urlOf(await stack.call(person, 'create-checkout')));
  stripe.mode = 'down';
  expect(await stack.call(person, 'cancel-subscription')).toEqual(away);
  expect(await stack.call(person, 'create-portal-session')).toEqual(away);
  const other = await stack.newPerson();
  expect(await stack.call(other, 'create-checkout')).toEqual(away);
  expect(await stack.call(person, 'check-subscription')).toEqual({ subscribed: true });
  expect(await stack.call(person, 'get-subscription')).toMatchObject({ state: 'trial' });
  stripe.mode = 'up';
  expect(await stack.call(person, 'cancel-subscription')).toMatchObject({
    subscription: { state: 'cancelling' },
  });
});

it('an answer that is lost on its way makes no second customer and no second checkout', async () => {
  stripe.mode = 'loses answers';
  expect(await stack.call(person, 'create-checkout')).toEqual(away);
  stripe.mode = 'up';
  const url = urlOf(await stack.call(person, 'create-checkout'));
  expect((await stack.pay(url)).status).toBe(303);
  const customers = stripe.answered('POST /v1/customers');
  expect(customers.length).toBeGreaterThan(1);
  expect(new Set(customers).size).toBe(1);
  stripe.mode = 'loses answers';
  const other = await stack.newPerson();
  await stack.call(other, 'create-checkout');
  stripe.mode = 'up';
  await stack.call(other, 'create-checkout');
  expect(new Set(stripe.answered('POST /v1/checkout/sessions')).size).toBe(2);
});

it('messages that cannot be acted upon come again until they can: no payment is forgotten', async () => {
  const url = urlOf(await stack.call(person, 'create-checkout'));
  stripe.mode = 'storm';
  await stack.pay(url);
  const before = await handled();
  expect(before?.done).toBeLessThan(2);
  expect(await stack.rows(person)).toMatchObject({ subscriber: null });
  stripe.mode = 'up';
  await expect
    .poll(() => stack.rows(person), { timeout: 15_000, interval: 200 })
    .toMatchObject({ subscriber: { subscribed: true }, account: { status: 'trialing' } });
  await expect.poll(async () => (await handled())?.open, { timeout: 15_000, interval: 200 }).toBe(0);
}, 40_000);
