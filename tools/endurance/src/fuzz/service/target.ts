import { createApiKey } from '@reflectory/server-kit';
import type { Variant, VariantPlace } from '@reflectory/start';
import path from 'node:path';
import type { ServiceOfRun } from './watch-processes.ts';

/** The running service that inputs are sent to. */
export type Target = {
  port: number;
  services: readonly ServiceOfRun[];
  /** Files that the services log to. */
  logs: readonly string[];
  ownerUrl: string;
  keys: { anon: string; service: string };
};

/** Megabytes that what lives may take, besides buffers and code. */
const SCARCE_MEMORY = '--max-old-space-size=192';

/**
 * Settings of a pair for the fuzz: limits by address count the addresses that inputs claim, everything that can be
 * switched on is, and there are documents. Memory is scarce, so that what is never given back ends the process.
 */
export const fuzzEnvironment = (releases: string) => ({
  gateway: { GATEWAY_TRUST_PROXY: '1', GATEWAY_RELEASES_DIR: releases, NODE_OPTIONS: SCARCE_MEMORY },
  coreApi: {
    NODE_OPTIONS: SCARCE_MEMORY,
    CORE_API_AUTH_ANONYMOUS_SIGN_INS: 'true',
    CORE_API_AUTH_MANUAL_LINKING: 'true',
    CORE_API_MAIL_IN_DOMAIN: 'in.fuzz.example',
  },
});

/** Describes a pair of services over a stack. */
export async function targetOf(place: VariantPlace, { ports, gateway, coreApi }: Variant): Promise<Target> {
  const { secrets, settings, database } = place;
  const log = (name: string) => path.join(settings.dataDir, 'logs', `${name}-${ports.public}.log`);
  return {
    port: ports.public,
    services: [
      { name: 'gateway', process: gateway, adminPort: ports.gatewayAdmin },
      { name: 'core-api', process: coreApi, adminPort: ports.coreApiAdmin },
    ],
    logs: [log('gateway'), log('core-api')],
    ownerUrl: database.owner,
    keys: {
      anon: await createApiKey('anon', secrets.hs256),
      service: await createApiKey('service_role', secrets.hs256),
    },
  };
}
