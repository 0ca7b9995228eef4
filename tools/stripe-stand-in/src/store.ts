import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  StripeEvent,
  Subscription,
} from './objects.ts';

/** How an event reached the webhook. Times are real, in milliseconds. */
export type Delivery = { attempts: { at: number; status: number | string }[]; deliveredAt: number | null };

type Answer = { digest: string; status: number; body: unknown; at: number };

/** Everything that a restart must not lose. */
export type State = {
  /** Seconds by which the clock was moved. */
  clockOffset: number;
  invoiceCount: number;
  customers: Record<string, Customer>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  paymentMethods: Record<string, PaymentMethod>;
  /** Payment methods whose charges fail, by the code of the failure. */
  failingMethods: Record<string, string>;
  checkouts: Record<string, CheckoutSession>;
  /** What a checkout sells, besides what Stripe shows of it. */
  checkoutOffers: Record<string, { price: string; trialDays: number; metadata: Record<string, string> }>;
  portals: Record<string, PortalSession>;
  subscriptions: Record<string, Subscription>;
  /** Subscriptions whose owner was told that the trial ends. */
  toldOfTrialEnd: Record<string, true>;
  invoices: Record<string, Invoice>;
  events: StripeEvent[];
  deliveries: Record<string, Delivery>;
  /** Answers by idempotency key. */
  answers: Record<string, Answer>;
};

const empty = (): State => ({
  clockOffset: 0,
  invoiceCount: 0,
  customers: {},
  products: {},
  prices: {},
  paymentMethods: {},
  failingMethods: {},
  checkouts: {},
  checkoutOffers: {},
  portals: {},
  subscriptions: {},
  toldOfTrialEnd: {},
  invoices: {},
  events: [],
  deliveries: {},
  answers: {},
});

/** The state, and how it is kept. */
export type Store = {
  readonly state: State;
  /** Unix seconds by the clock of the stand-in. */
  now(): number;
  /** Writes the state; what was there before is replaced at once or not at all. */
  save(): void;
};

/** Reads the state of a file, or begins a new one. Null keeps it in memory alone. */
export function openStore(file: string | null): Store {
  const state = { ...empty(), ...(file ? read(file) : {}) };
  return {
    state,
    now: () => Math.floor(Date.now() / 1000) + state.clockOffset,
    save() {
      if (!file) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

function read(file: string): Partial<State> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<State>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** An id as Stripe makes them. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, '0')}`;
}
