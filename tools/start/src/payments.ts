import path from 'node:path';
import type { Ports } from './ports.ts';
import type { Secrets } from './data-folder/secrets.ts';
import { ROOT, type Settings } from './settings.ts';
import type { ServiceOptions } from './service-process.ts';

type Options = { settings: Settings; secrets: Secrets; ports: Ports };

/** What the product is told of payments, and the stand-in for Stripe that it needs to be told of. */
export type Payments = {
  /** Settings of the services that talk to Stripe. */
  env: Record<string, string>;
  /** Null where keys of Stripe are given. */
  standIn: Pick<ServiceOptions, 'name' | 'main' | 'readyUrl' | 'env'> | null;
};

/** Whether keys of Stripe are given; then no stand-in is started. */
function hasStripeKeys(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env['CORE_API_STRIPE_SECRET_KEY']);
}

/** Payments with the keys of the environment, or else with a stand-in that this start runs; a service has neither. */
export function choosePayments({ settings, secrets, ports }: Options, env = process.env): Payments {
  if (hasStripeKeys(env) || settings.service) return { env: {}, standIn: null };
  const { stripeKey, stripeWebhook } = secrets;
  const url = `http://127.0.0.1:${ports.stripeStandIn}`;
  return {
    env: {
      CORE_API_STRIPE_SECRET_KEY: stripeKey,
      CORE_API_STRIPE_WEBHOOK_SECRET: stripeWebhook,
      CORE_API_STRIPE_API_URL: url,
      CORE_API_STRIPE_PRICE_ID: '',
    },
    standIn: {
      name: 'stripe-stand-in',
      main: path.join(ROOT, 'tools/stripe-stand-in/src/main.ts'),
      readyUrl: `${url}/livez`,
      env: {
        STRIPE_STAND_IN_PORT: String(ports.stripeStandIn),
        STRIPE_STAND_IN_FILE: path.join(settings.dataDir, 'stripe-stand-in.json'),
        STRIPE_STAND_IN_SECRET_KEY: stripeKey,
        STRIPE_STAND_IN_WEBHOOK_SECRET: stripeWebhook,
        STRIPE_STAND_IN_WEBHOOK_URL: `http://127.0.0.1:${ports.public}/webhooks/stripe`,
      },
    },
  };
}
