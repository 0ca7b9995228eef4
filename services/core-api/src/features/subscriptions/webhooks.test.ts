import { randomUUID } from 'node:crypto';
import { signatureOf } from '@reflectory/stripe-stand-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { only, type TestPerson } from '@reflectory/runtime/testing';
import { type PaymentStack, startPaymentStack, urlOf } from './testing/payment-stack.ts';

let stack: PaymentStack;
let person: TestPerson;
let customer: string;
beforeAll(async () => {
  stack = await startPaymentStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  person = await stack.newPerson();
  await stack.pay(urlOf(await stack.call(person, 'create-checkout')));
  const { account } = await stack.rows(person);
  customer = String(Reflect.get(account ?? {}, 'customer_id'));
});

const now = () => Math.floor(Date.now() / 1000);
const messageOf = (type: string, object: object = {}, id = `evt_${randomUUID()}`) =>
  JSON.stringify({ id, object: 'event', type, created: now(), data: { object: { customer, ...object } } });
const send = (body: string, header = signatureOf(body, stack.webhookSecret, now()), url = stack.api.url) =>
  fetch(`${url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body,
  });
const forgetReading = () =>
  stack.api.owner.query(
    "update app.billing_accounts set status = 'canceled', read_at = null where user_id = $1",
    [person.id],
  );
const status = async () => Reflect.get((await stack.rows(person)).account ?? {}, 'status');
const eventRow = async (id: string) =>
  only(
    await stack.api.owner.query<{ handled_at: Date | null }>(
      'select handled_at from app.billing_events where id = $1',
      [id],
    ),
  );

describe('a message of Stripe', () => {
  it('is never believed: the subscription is read again', async () => {
    const lie = messageOf('customer.subscription.deleted', { status: 'canceled', metadata: {} });
    expect((await send(lie)).status).toBe(200);
    expect(await status()).toBe('trialing');
    expect((await stack.rows(person)).subscriber).toMatchObject({ subscribed: true });
  });

  it('is acted upon once, however often it comes', async () => {
    const id = `evt_${randomUUID()}`;
    const body = messageOf('customer.subscription.updated', {}, id);
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await eventRow(id)).handled_at).not.toBeNull();
    await forgetReading();
    expect(await (await send(body)).json()).toEqual({ received: true });
    expect(await status()).toBe('canceled');
  });

  it('may come in any order', async () => {
    await stack.call(person, 'cancel-subscription');
    const types = [
      'customer.subscription.deleted',
      'invoice.payment_failed',
      'customer.subscription.created',
      'checkout.session.completed',
      'invoice.paid',
      'customer.subscription.trial_will_end',
    ];
    for (const type of types.toReversed()) expect((await send(messageOf(type))).status).toBe(200);
    await Promise.all(types.map((type) => send(messageOf(type))));
    expect(await stack.call(person, 'get-subscription')).toMatchObject({ state: 'cancelling' });
  });

  it('with an answer to an older question replaces no newer answer', async () => {
    await stack.api.owner.query(
      "update app.billing_accounts set status = 'past_due', read_at = now() + interval '1 minute' where user_id = $1",
      [person.id],
    );
    expect((await send(messageOf('invoice.paid'))).status).toBe(200);
    expect(await status()).toBe('past_due');
  });

  it('that concerns nothing of ours is taken and forgotten', async () => {
    const id = `evt_${randomUUID()}`;
    expect((await send(messageOf('charge.refunded', {}, id))).status).toBe(200);
    expect((await send(messageOf('invoice.paid', { customer: null }))).status).toBe(200);
    expect((await eventRow(id)).handled_at).not.toBeNull();
  });

  it('is forgotten when nobody can send it again any more', async () => {
    await stack.api.owner.query(
      `insert into app.billing_events (id, type, occurred_at, received_at)
       select 'evt_of_' || days, 'invoice.paid', now(), now() - make_interval(days => days) from unnest(array[89, 91]) as days`,
    );
    await send(messageOf('invoice.paid'));
    const kept = await stack.api.owner.query("select id from app.billing_events where id like 'evt_of_%'");
    expect(kept).toEqual([{ id: 'evt_of_89' }]);
  });

  it('about somebody who is no member any more is taken', async () => {
    await stack.api.owner.query('delete from public.instance_users where user_id = $1', [person.id]);
    expect((await send(messageOf('invoice.paid'))).status).toBe(200);
    expect(await stack.rows(person)).toEqual({ subscriber: null, account: null });
  });

  it('does not take the beta from anybody', async () => {
    await stack.api.owner.query('update app.billing_accounts set beta_since = now() where user_id = $1', [
      person.id,
    ]);
    await stack.api.owner.query(
      "update public.subscribers set subscription_tier = 'Beta', subscription_end = null where user_id = $1",
      [person.id],
    );
    expect((await send(messageOf('invoice.paid'))).status).toBe(200);
    expect((await stack.rows(person)).subscriber).toMatchObject({ subscription_tier: 'Beta' });
  });
});

describe('what is refused, and changes nothing', () => {
  const outcomeOf = async (body: string, header: string) => {
    await forgetReading();
    const answer = await send(body, header);
    const { error } = (await answer.json()) as { error?: { code: string } };
    return { answer: answer.status, code: error?.code, status: await status() };
  };
  const refused = { answer: 400, code: 'invalid_event', status: 'canceled' };

  it('is a message with another secret', async () => {
    const body = messageOf('invoice.paid');
    expect(await outcomeOf(body, signatureOf(body, 'whsec_somebody_elses', now()))).toEqual(refused);
  });

  it('is an old message, sent again by somebody who heard it', async () => {
    const body = messageOf('invoice.paid');
    expect(await outcomeOf(body, signatureOf(body, stack.webhookSecret, now() - 301))).toEqual(refused);
    expect((await send(body, signatureOf(body, stack.webhookSecret, now() - 290))).status).toBe(200);
  });

  it.each([
    ['torn', (body: string) => body.slice(0, -10)],
    ['changed in one letter', (body: string) => body.replace('invoice.paid', 'invoice.paie')],
    ['with a blank added', (body: string) => `${body} `],
    ['empty', () => ''],
  ])('is a body that is %s', async (_how, change) => {
    const body = messageOf('invoice.paid');
    expect(await outcomeOf(change(body), signatureOf(body, stack.webhookSecret, now()))).toEqual(refused);
  });

  it('is a message without a signature, or with half of one', async () => {
    const body = messageOf('invoice.paid');
    for (const header of ['', 't=1', 'v1=ab', 't=x,v1='])
      expect(await outcomeOf(body, header)).toEqual(refused);
  });

  it('is a signed text that is no message', async () => {
    const signature = signatureOf('not JSON', stack.webhookSecret, now());
    expect(await outcomeOf('not JSON', signature)).toEqual(refused);
  });

  it('is a message that is too long', async () => {
    const body = messageOf('invoice.paid', { padding: 'a'.repeat(300_000) });
    expect((await send(body)).status).toBe(413);
  });
});
