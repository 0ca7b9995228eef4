import {
  freePorts,
  type ServiceOptions,
  type ServiceProcess,
  startService,
  type VariantPlace,
  variantPrograms,
} from '@reflectory/start';

/** A process that can be started anew. */
type Member = {
  name: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Two of each, as behind a balancer: every gateway knows both core-apis. */
export type Fleet = {
  /** In the order in which they are restarted. */
  members: readonly Member[];
  gateways: readonly { url: string; readyUrl: string }[];
  stop(): Promise<void>;
};

/** Milliseconds that a stopping process goes on answering. */
const DRAIN_MS = '600';

function startMember(options: ServiceOptions): Member & { ready(): Promise<void> } {
  let process: ServiceProcess = startService(options);
  return {
    name: options.name,
    ready: () => process.ready(),
    async restart() {
      await process.stop();
      process = startService(options);
      await process.ready();
    },
    stop: () => process.stop(),
  };
}

/** Starts two core-apis and two gateways over the database of a stack. */
export async function startFleet(place: VariantPlace): Promise<Fleet> {
  const ports = [await freePorts(), await freePorts()];
  const coreApis = ports.map(({ coreApi }) => `http://127.0.0.1:${coreApi}`).join(',');
  const programs = ports.map((own) => variantPrograms(place, own));
  const withEnvironment = (program: ServiceOptions, env: Record<string, string>) =>
    startMember({ ...program, env: { ...program.env, ...env } });
  const members = [
    ...programs.map(({ coreApi }) => withEnvironment(coreApi, { CORE_API_DRAIN_MS: DRAIN_MS })),
    ...programs.map(({ gateway }) =>
      withEnvironment(gateway, { GATEWAY_CORE_API_URL: coreApis, GATEWAY_DRAIN_MS: DRAIN_MS }),
    ),
  ];
  const stop = async () => {
    for (const member of members.toReversed()) await member.stop();
  };
  try {
    await Promise.all(members.map((member) => member.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  const gateways = ports.map((own) => ({
    url: `http://127.0.0.1:${own.public}`,
    readyUrl: `http://127.0.0.1:${own.gatewayAdmin}/readyz`,
  }));
  return { members, gateways, stop };
}
