import path from 'node:path';
import type { Ports } from './ports.ts';
import type { Secrets } from './data-folder/secrets.ts';
import type { ServiceOptions } from './service-process.ts';
import { ROOT } from './settings.ts';

/** What the services are told of instances' providers, and the stand-in that an instance may set up as its own. */
export type Providers = {
  env: Record<string, string>;
  /** Null unless it is asked for. */
  standIn: Pick<ServiceOptions, 'name' | 'main' | 'readyUrl' | 'env'> | null;
};

/** Keys can always be kept; with `REFLECTORY_PROVIDER_STAND_IN` a provider runs on this machine that costs nothing. */
export function chooseProviders(
  { secrets, ports }: { secrets: Secrets; ports: Ports },
  env = process.env,
): Providers {
  const secret = { CORE_API_PROVIDER_SECRET: env['CORE_API_PROVIDER_SECRET'] || secrets.providers };
  if (!env['REFLECTORY_PROVIDER_STAND_IN']) return { env: secret, standIn: null };
  const url = `http://127.0.0.1:${ports.providerStandIn}`;
  const origins = [env['CORE_API_PROVIDER_PRIVATE_ORIGINS'], url].filter(Boolean).join(',');
  return {
    env: { ...secret, CORE_API_PROVIDER_PRIVATE_ORIGINS: origins },
    standIn: {
      name: 'provider-stand-in',
      main: path.join(ROOT, 'tools/provider-stand-in/src/main.ts'),
      readyUrl: `${url}/livez`,
      env: { PROVIDER_STAND_IN_PORT: String(ports.providerStandIn) },
    },
  };
}
