import { parseConfig, portSetting } from '@reflectory/server-kit';
import * as z from 'zod';
import { startStandIn } from './stand-in.ts';

const environmentSchema = z.object({
  STRIPE_STAND_IN_PORT: portSetting,
  STRIPE_STAND_IN_FILE: z.string(),
  STRIPE_STAND_IN_SECRET_KEY: z.string(),
  STRIPE_STAND_IN_WEBHOOK_SECRET: z.string(),
  STRIPE_STAND_IN_WEBHOOK_URL: z.url({ protocol: /^https?$/ }),
});

async function main(): Promise<void> {
  const settings = parseConfig(environmentSchema, process.env);
  const standIn = await startStandIn({
    port: settings.STRIPE_STAND_IN_PORT,
    file: settings.STRIPE_STAND_IN_FILE,
    secretKey: settings.STRIPE_STAND_IN_SECRET_KEY,
    webhookSecret: settings.STRIPE_STAND_IN_WEBHOOK_SECRET,
    webhookUrl: settings.STRIPE_STAND_IN_WEBHOOK_URL,
  });
  process.stdout.write(`The stand-in for Stripe serves at ${standIn.url}\n`);
  const stop = () => void standIn.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The stand-in for Stripe did not start: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
});
