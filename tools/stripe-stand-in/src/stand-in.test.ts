import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStandIn, type StandIn } from './index.ts';

const secretKey = 'sk_test_of_tests';
const webhookSecret = 'whsec_of_tests';

let folder: string;
let receiver: Server;
let received: Stripe.Event[];
let refusals: number;
let standIn: StandIn;
let stripe: Stripe;

const start = async () => {
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const file = path.join(folder, 'state.json');
  standIn = await startStandIn({ port: 0, file, secretKey, webhookSecret, webhookUrl, retryMs: 20 });
  const { hostname, port } = new URL(standIn.url);
  stripe = new Stripe(secretKey, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0 });
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
  received = [];
  refusals = 0;
  receiver = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const signature = req.headers['stripe-signature'] ?? '';
    const event = stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret);
    if (refusals > 0) refusals -= 1;
    else received.push(event);
    res.writeHead(received.includes(event) ? 200 : 500).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  await start();
});
afterEach(async () => {
  await standIn.close();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true });
});

const types = () => received.map(({ type }) => type);
const open = async (trialDays = 7) => {
  const customer = await stripe.customers.create({
    email: 'ada@people.example',
    metadata: { user_id: 'ada' },
  });
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    product_data: { name: 'Premium <b>' },
  });
  const checkout = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: {
      metadata: { user_id: 'ada' },
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
    success_url: 'http://localhost:1/success?id={CHECKOUT_SESSION_ID}',
  });
  return { customer, price, checkout, url: checkout.url ?? '' };
};
const pay = (url: string, number = '4242 4242 4242 4242', headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ number, expiry: '12/34', cvc: '123' }),
  });

describe("Stripe's own package", () => {
  it('finds the subscription that was bought on the hosted page, with all that it was given', async () => {
    const { customer, checkout, url } = await open();
    expect(await (await fetch(url)).text()).toContain('Premium &lt;b&gt;');
    const paid = await pay(url);
    expect(paid.headers.get('location')).toBe(`http://localhost:1/success?id=${checkout.id}`);
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
    expect(data).toMatchObject([{ status: 'trialing', metadata: { user_id: 'ada' } }]);
    expect(data[0]?.items.data[0]?.current_period_end).toBe(data[0]?.trial_end);
    const done = await stripe.checkout.sessions.retrieve(checkout.id, { expand: ['subscription'] });
    expect(done).toMatchObject({ status: 'complete', subscription: { id: data[0]?.id } });
    expect((await pay(url)).status).toBe(410);
  });

  it('is refused in the words of Stripe', async () => {
    const none = stripe.customers.retrieve('cus_none').then((customer) => customer.id);
    await expect(none).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
    const prices = stripe.prices.list({ lookup_key: 'x' } as object);
    await expect(prices).rejects.toMatchObject({ code: 'parameter_unknown', statusCode: 400 });
    const { port } = new URL(standIn.url);
    const stranger = new Stripe('sk_test_other', { protocol: 'http', host: 'localhost', port });
    await expect(stranger.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it('gets the same answer for the same key, and none for something else', async () => {
    const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'one' });
    const [first, second] = [await create('a@people.example'), await create('a@people.example')];
    expect(second.id).toBe(first.id);
    await expect(create('b@people.example')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });
});

describe('the clock', () => {
  it('brings notice, payment and renewal in their order', async () => {
    await pay((await open()).url);
    await standIn.advance(5);
    expect(types()).toContain('customer.subscription.trial_will_end');
    expect(types()).not.toContain('invoice.paid');
    await standIn.advance(40);
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(2);
    const { data } = await stripe.invoices.list({ limit: 5 });
    expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
      ['paid', 999],
      ['paid', 999],
    ]);
  });

  it('tries a payment again for a week, and then ends the subscription', async () => {
    const { customer, url } = await open();
    await pay(url, '4000 0000 0000 0341');
    const status = async () =>
      (await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data[0]?.status;
    await standIn.advance(8);
    expect(await status()).toBe('past_due');
    await standIn.advance(5);
    expect(await status()).toBe('past_due');
    await standIn.advance(2);
    expect(await status()).toBe('canceled');
    expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(types().at(-1)).toBe('customer.subscription.deleted');
  });

  it('goes on where it was after a restart, with everything that is known', async () => {
    const { customer, url } = await open();
    await pay(url);
    await standIn.advance(8);
    await standIn.close();
    await start();
    const { data } = await stripe.subscriptions.list({ customer: customer.id });
    expect(data[0]?.status).toBe('active');
    await standIn.advance(31);
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(2);
  });
});

describe('messages', () => {
  it('come again until they are accepted, also over a restart', async () => {
    refusals = 2;
    await stripe.customers.create({ email: 'ada@people.example' });
    await expect.poll(types).toContain('customer.created');
    refusals = 1000;
    await stripe.customers.create({ email: 'bob@people.example' });
    await standIn.close();
    refusals = 0;
    await start();
    await expect.poll(() => types().filter((type) => type === 'customer.created').length).toBe(2);
  });
});

describe('the hosted pages', () => {
  it.each([
    ['5555 5555 5555 4444', 'No real card works here'],
    ['4000 0000 0000 0002', 'Your card was declined.'],
  ])('do not take %s', async (number, says) => {
    const { url, customer } = await open();
    const answer = await pay(url, number);
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain(says);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  });

  it('want a card that can pay at once where nothing is free', async () => {
    const { url } = await open(0);
    expect((await pay(url, '4000 0000 0000 0341')).status).toBe(402);
    expect((await pay(url)).status).toBe(303);
  });

  it('take no form of another page', async () => {
    const { url } = await open();
    expect((await pay(url, undefined, { origin: 'https://somewhere.example' })).status).toBe(403);
    expect((await pay(url, undefined, { origin: standIn.url })).status).toBe(303);
  });
});
