import { randomUUID } from 'node:crypto';
import { PRICE, TRIAL_DAYS } from '@reflectory/contracts/behaviour';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@reflectory/runtime/testing';
import { cards, type PaymentStack, startPaymentStack, urlOf } from './testing/payment-stack.ts';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPaymentStack();
});
afterAll(() => stack.stop());

const state = async (person: TestPerson) => (await stack.call(person, 'get-subscription'))['state'];
const days = (count: number) => count * 86_400_000;
/** Ends of periods follow the clock of the stand-in, which starts at the real time and is only moved on. */
let moved = 0;
const advance = async (count: number) => {
  moved += count;
  await stack.standIn.advance(count);
};
const expectNear = (value: unknown, inDays: number, within = 1) =>
  expect(Math.abs(Number(value) - (Date.now() + days(moved + inDays)))).toBeLessThan(days(within));
const subscribe = async (card = cards.good) => {
  const person = await stack.newPerson();
  const paid = await stack.pay(urlOf(await stack.call(person, 'create-checkout')), card);
  expect(paid.status).toBe(303);
  return person;
};

describe('the life of a subscription', () => {
  it('goes from trial to paid, to a failed payment, and to its end §1.21 §4.29 §9.1 §9.2', async () => {
    const person = await stack.newPerson();
    expect(await stack.rows(person)).toEqual({ subscriber: null, account: null });

    // Checkout
    const url = urlOf(await stack.call(person, 'create-checkout'));
    const hosted = await (await fetch(url)).text();
    expect(hosted).toContain(`${TRIAL_DAYS} days free`);
    expect(hosted).toContain(`$${PRICE.amount / 100} per ${PRICE.interval}`);
    expect(await stack.call(person, 'check-subscription')).toEqual({ subscribed: false });
    expect((await stack.pay(url, cards.refused)).page).toContain('Your card was declined.');
    expect(await stack.rows(person)).toMatchObject({ subscriber: null, account: { status: null } });
    expect(await stack.pay(url)).toMatchObject({ status: 303, location: `${person.context.origin}/success` });

    // Trial
    const trial = await stack.rows(person);
    expect(trial).toMatchObject({
      subscriber: { email: person.email, subscribed: true, subscription_tier: 'Premium' },
      account: { status: 'trialing' },
    });
    expectNear(Reflect.get(trial.subscriber ?? {}, 'subscription_end'), TRIAL_DAYS);
    expect(await stack.call(person, 'check-subscription')).toEqual({ subscribed: true });
    expect(await state(person)).toBe('trial');

    // Paid, and renewed
    await advance(8);
    expect(await stack.rows(person)).toMatchObject({
      subscriber: { subscribed: true },
      account: { status: 'active' },
    });
    expect(await state(person)).toBe('active');
    await advance(31);
    const renewed = await stack.rows(person);
    expect(renewed).toMatchObject({ account: { status: 'active' } });
    // Two months after the trial, of 59 to 62 days.
    expectNear(Reflect.get(renewed.subscriber ?? {}, 'subscription_end'), 28.5, 2);

    // Past due
    const portal = urlOf(await stack.call(person, 'create-portal-session'));
    await stack.inPortal(portal, { action: 'card', number: cards.failing, expiry: '12 / 34', cvc: '123' });
    await advance(30);
    expect(await stack.rows(person)).toMatchObject({
      subscriber: { subscribed: true },
      account: { status: 'past_due' },
    });
    expect(await stack.call(person, 'get-subscription')).toMatchObject({
      state: 'past_due',
      entitlements: { premium: true, reason: 'grace' },
    });

    // Cancelled, when Stripe has tried often enough
    await advance(8);
    expect(await stack.rows(person)).toMatchObject({
      subscriber: { subscribed: false, subscription_tier: 'Premium' },
      account: { status: 'canceled' },
    });
    expect(await stack.call(person, 'check-subscription')).toEqual({ subscribed: false });
    expect(await stack.call(person, 'get-subscription')).toMatchObject({
      state: 'ended',
      entitlements: { premium: false, reason: 'none' },
    });
  });

  it('begins again without a second trial', async () => {
    const person = await subscribe();
    await stack.call(person, 'cancel-subscription');
    await advance(8);
    expect(await state(person)).toBe('ended');
    const url = urlOf(await stack.call(person, 'create-checkout'));
    expect(await (await fetch(url)).text()).not.toContain('days free');
    expect((await stack.pay(url, cards.failing)).page).toContain('Your card was declined.');
    expect((await stack.pay(url)).status).toBe(303);
    expect(await stack.rows(person)).toMatchObject({ account: { status: 'active' } });
  });

  it('is saved by another card in the portal', async () => {
    const person = await subscribe(cards.failing);
    await advance(8);
    expect(await state(person)).toBe('past_due');
    const portal = urlOf(await stack.call(person, 'create-portal-session'));
    const saved = await stack.inPortal(portal, {
      action: 'card',
      number: cards.good,
      expiry: '12 / 34',
      cvc: '123',
    });
    expect(saved.page).toContain('Active');
    expect(await state(person)).toBe('active');
  });
});

describe('the trial', () => {
  it('is there once: a checkout carries the days that are left', async () => {
    const person = await stack.newPerson();
    await stack.api.owner.query(
      "update public.instance_users set created_at = now() - interval '3 days 1 hour' where user_id = $1",
      [person.id],
    );
    const page = await fetch(urlOf(await stack.call(person, 'create-checkout')));
    expect(await page.text()).toContain('4 days free');
  });
});

describe('cancelling', () => {
  it('in the settings ends the subscription with its period, and can be taken back §1.22', async () => {
    const person = await subscribe();
    const cancelled = await stack.call(person, 'cancel-subscription');
    expect(cancelled).toMatchObject({
      subscription: {
        state: 'cancelling',
        entitlements: { premium: true },
        periodEndsAt: expect.any(String),
      },
    });
    expect(await stack.call(person, 'cancel-subscription')).toEqual(cancelled);
    expect(await state(person)).toBe('cancelling');
    expect(await stack.call(person, 'resume-subscription')).toMatchObject({
      subscription: { state: 'trial' },
    });
    await stack.call(person, 'cancel-subscription');
    await advance(8);
    expect(await state(person)).toBe('ended');
    expect(await stack.call(person, 'resume-subscription')).toEqual({
      error: 'There is no subscription to change.',
    });
  });

  it('in the customer portal counts as well §1.23', async () => {
    const person = await subscribe();
    const portal = urlOf(await stack.call(person, 'create-portal-session'));
    expect(await (await fetch(portal)).text()).toContain(`href="${person.context.origin}/settings"`);
    expect((await stack.inPortal(portal, { action: 'cancel' })).page).toContain('Nothing more is charged');
    expect(await state(person)).toBe('cancelling');
    await stack.inPortal(portal, { action: 'resume' });
    expect(await state(person)).toBe('trial');
  });
});

describe('a checkout', () => {
  it('asked for twice, at once or later, is the same one', async () => {
    const person = await stack.newPerson();
    const ask = async () => urlOf(await stack.call(person, 'create-checkout'));
    const urls = await Promise.all([ask(), ask(), ask()]);
    expect(new Set([...urls, await ask()]).size).toBe(1);
  });

  it('is refused to whoever has a subscription, and to the beta', async () => {
    const person = await subscribe();
    expect(await stack.call(person, 'create-checkout')).toEqual({
      error: 'You have a subscription already. You find it in the settings.',
    });
    const tester = await stack.newPerson();
    await stack.api.owner.query(
      'insert into app.billing_accounts (instance_id, user_id, beta_since) values ($1, $2, now())',
      [tester.instanceId, tester.id],
    );
    expect(await stack.call(tester, 'create-checkout')).toMatchObject({ error: expect.any(String) });
    expect(await stack.call(tester, 'create-portal-session')).toMatchObject({ error: expect.any(String) });
  });

  it('leads back to the host that it was asked at, and not to an earlier one', async () => {
    const person = await stack.newPerson();
    const first = urlOf(await stack.call(person, 'create-checkout'));
    const elsewhere = { ...person, context: { ...person.context, origin: 'http://journal.example' } };
    const second = urlOf(await stack.call(elsewhere, 'create-checkout'));
    expect((await stack.pay(first)).status).toBe(410);
    expect((await stack.pay(second)).location).toBe('http://journal.example/success');
  });
});

describe('a customer whom Stripe does not know', () => {
  it('is replaced at the next checkout: the account at Stripe was changed', async () => {
    const person = await stack.newPerson();
    await stack.api.owner.query(
      `insert into app.billing_accounts (instance_id, user_id, customer_id, checkout_id)
       values ($1, $2, 'cus_elsewhere', 'cs_elsewhere')`,
      [person.instanceId, person.id],
    );
    expect(await stack.call(person, 'check-subscription')).toEqual({ subscribed: false });
    expect(await state(person)).toBe('trial');
    await stack.pay(urlOf(await stack.call(person, 'create-checkout')));
    expect(await stack.rows(person)).toMatchObject({
      account: { customer_id: expect.not.stringContaining('elsewhere'), status: 'trialing' },
    });
  });
});

describe('an account that closes', () => {
  it('ends its payments, and is forgotten, however often that is asked for', async () => {
    const person = await subscribe();
    const { account } = await stack.rows(person);
    const subscription = String(Reflect.get(account ?? {}, 'subscription_id'));
    const customer = String(Reflect.get(account ?? {}, 'customer_id'));
    for (const _time of [1, 2]) await stack.payments.setEnding(subscription, true);
    for (const _time of [1, 2]) await stack.payments.forgetCustomer(customer);
    expect(await stack.payments.setEnding(subscription, true)).toMatchObject({ status: 'canceled' });
    await expect.poll(() => stack.rows(person)).toMatchObject({ subscriber: { subscribed: false } });
  });
});

describe('insight', () => {
  it('is withheld from whoever has no subscription, and made good after subscribing', async () => {
    const person = await stack.newPerson();
    await stack.api.owner.query(
      "update public.instance_users set created_at = now() - interval '8 days' where user_id = $1",
      [person.id],
    );
    const client = stack.api.clientFor(person.context);
    const { data: session } = await client
      .from('sessions')
      .insert({
        id: randomUUID(),
        user_id: person.id,
        framework: 'free',
        answers: ['I was glad and calm in the garden.'],
      })
      .select('id')
      .single();
    const complete = () => stack.call(person, 'complete-session', { session_id: session?.id });
    const withheld = await complete();
    expect(withheld).toMatchObject({ analysis: null, artwork_svg: expect.stringContaining('<svg') });
    const { data: entries } = await client.from('entries').select('id, word_count');
    expect(entries).toEqual([{ id: withheld['entry_id'], word_count: 8 }]);

    await stack.pay(urlOf(await stack.call(person, 'create-checkout')));
    const good = await complete();
    expect(good).toMatchObject({ ...withheld, analysis: { engine: 'builtin@5' } });
    const { data: analyses } = await client.from('analyses').select('entry_id');
    expect(analyses).toEqual([{ entry_id: withheld['entry_id'] }]);
  });
});
