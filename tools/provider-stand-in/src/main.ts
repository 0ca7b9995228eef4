import { parseConfig, portSetting } from '@reflectory/server-kit';
import * as z from 'zod';
import { startProviderStandIn } from './stand-in.ts';

const environmentSchema = z.object({
  PROVIDER_STAND_IN_PORT: portSetting,
  PROVIDER_STAND_IN_KEY: z.string().min(1).optional(),
});

async function main(): Promise<void> {
  const settings = parseConfig(environmentSchema, process.env);
  const standIn = await startProviderStandIn({
    port: settings.PROVIDER_STAND_IN_PORT,
    key: settings.PROVIDER_STAND_IN_KEY ?? null,
  });
  process.stdout.write(`The stand-in for a provider serves at ${standIn.url}\n`);
  const stop = () => void standIn.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The stand-in for a provider did not start: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
});
