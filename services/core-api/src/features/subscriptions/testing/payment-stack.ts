import { randomBytes } from 'node:crypto';
import { findFreePort } from '@reflectory/database';
import { startStandIn, type StandIn } from '@reflectory/stripe-stand-in';
import { createFunctionList } from '../../../function-list.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import type { FaultProxy } from './fault-proxy.ts';
import { createStripePayments, type Payments } from '../../../payments/index.ts';

/** The service, a PostgreSQL, and a stand-in for Stripe that sends its messages to it. */
export type PaymentStack = {
  api: TestApi;
  standIn: StandIn;
  payments: Payments;
  instanceId: string;
  webhookSecret: string;
  /** Calls a function as the person; throws when the call itself fails. */
  call(person: TestPerson, name: string, body?: object): Promise<Record<string, unknown>>;
  /** A new person of the instance, at which each person pays. */
  newPerson(): Promise<TestPerson>;
  /** Fills in the hosted checkout page. Resolves with where the browser is led. */
  pay(url: string, card?: string): Promise<{ status: number; location: string | null; page: string }>;
  /** Sends a form of the hosted portal. */
  inPortal(url: string, fields: Record<string, string>): Promise<{ status: number; page: string }>;
  /** The rows that tell of a person's payments. */
  rows(person: TestPerson): Promise<{ subscriber: object | null; account: object | null }>;
  stop(): Promise<void>;
};

/** Cards of the stand-in. */
export const cards = {
  good: '4242 4242 4242 4242',
  failing: '4000 0000 0000 0341',
  refused: '4000 0000 0000 0002',
};

const sendForm = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

/** Starts all three, Stripe being reached `through` a bad way where one is given; call `stop` in `afterAll`. */
export async function startPaymentStack({ through }: { through?: FaultProxy } = {}): Promise<PaymentStack> {
  const port = await findFreePort();
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;
  const standInUrl = `http://127.0.0.1:${port}`;
  if (through) through.target = standInUrl;
  const apiUrl = through?.url ?? standInUrl;
  const settings = { secretKey, webhookSecret, priceId: null, apiUrl };
  const payments = createStripePayments(settings, { restMs: 1_000 });
  const api = await startTestApi(({ database }) => ({
    functions: createFunctionList({ database, payments }),
    payments,
  }));
  const webhookUrl = `${api.url}/webhooks/stripe`;
  const standIn = await startStandIn({ port, file: null, secretKey, webhookSecret, webhookUrl, retryMs: 50 });
  const instanceId = await createInstance(api.owner, 'default');
  await api.owner.query("update app.instances set billing = 'subscription' where id = $1", [instanceId]);
  const first = async (table: string, person: TestPerson) =>
    (await api.owner.query(`select * from ${table} where user_id = $1`, [person.id]))[0] ?? null;

  return {
    api,
    standIn,
    payments,
    instanceId,
    webhookSecret,
    async call(person, name, body) {
      const { data, error } = await api
        .clientFor(person.context)
        .functions.invoke<Record<string, unknown>>(name, body ? { body } : {});
      if (error) throw error;
      return data ?? {};
    },
    newPerson: () => createPerson(api.owner, instanceId),
    async pay(url, card = cards.good) {
      const answer = await sendForm(url, { number: card, expiry: '12 / 34', cvc: '123' });
      return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() };
    },
    async inPortal(url, fields) {
      const answer = await sendForm(url, fields);
      return { status: answer.status, page: await (await fetch(url)).text() };
    },
    rows: async (person) => ({
      subscriber: await first('public.subscribers', person),
      account: await first('app.billing_accounts', person),
    }),
    async stop() {
      await standIn.close();
      await api.stop();
    },
  };
}

/** The url that an answer carries. @throws Error with what it carries instead */
export function urlOf(answer: Record<string, unknown>): string {
  return only([answer['url']].filter((url) => typeof url === 'string'));
}
