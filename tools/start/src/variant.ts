import { findFreePort } from '@reflectory/database';
import { choosePayments } from './payments.ts';
import { chooseProviders } from './provider.ts';
import type { Ports } from './ports.ts';
import { startService, type ServiceOptions, type ServiceProcess } from './service-process.ts';
import { servicePrograms } from './services.ts';
import type { Stack } from './stack.ts';

/** What a further pair of services needs to know of a running stack; plain data. */
export type VariantPlace = Pick<Stack, 'settings' | 'secrets' | 'database'>;

/** A gateway with a core-api of its own, over the database and the files of a stack. */
export type Variant = {
  url: string;
  ports: Ports;
  coreApi: ServiceProcess;
  gateway: ServiceProcess;
  stop(): Promise<void>;
};

/** Starts core-api and gateway once more with other settings, given as their environment; resolves when they serve. */
export async function startVariant(
  place: VariantPlace,
  env: { coreApi?: Record<string, string>; gateway?: Record<string, string> } = {},
): Promise<Variant> {
  const ports = await freePorts();
  const programs = variantPrograms(place, ports);
  const start = (program: ServiceOptions, own: Record<string, string> = {}) =>
    startService({ ...program, env: { ...program.env, ...own } });
  const coreApi = start(programs.coreApi, env.coreApi);
  const gateway = start(programs.gateway, env.gateway);
  const stop = async () => {
    await gateway.stop();
    await coreApi.stop();
  };
  try {
    await Promise.all([coreApi.ready(), gateway.ready()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${ports.public}`, ports, coreApi, gateway, stop };
}

/** How a further core-api and gateway are run; nothing is started. */
export function variantPrograms({ settings, secrets, database }: VariantPlace, ports: Ports) {
  const { coreApi, gateway } = servicePrograms({
    settings,
    secrets,
    ports,
    database,
    releasesDir: 'none',
    payments: choosePayments({ settings, secrets, ports }),
    providers: chooseProviders({ secrets, ports }),
    onStart: () => undefined,
  });
  const name = (program: ServiceOptions) => ({ ...program, name: `${program.name}-${ports.public}` });
  return { coreApi: name(coreApi), gateway: name(gateway) };
}

/** Ports on loopback that are free now. */
export async function freePorts(): Promise<Ports> {
  return {
    public: await findFreePort(),
    gatewayAdmin: await findFreePort(),
    coreApi: await findFreePort(),
    coreApiAdmin: await findFreePort(),
    stripeStandIn: await findFreePort(),
    providerStandIn: await findFreePort(),
    workerAdmin: await findFreePort(),
  };
}
