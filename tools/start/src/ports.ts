import { findFreePort, isFreePort, isGivenToClients } from '@reflectory/database';
import { StartError } from './settings.ts';

/** Loopback ports of the running product. */
export type Ports = {
  public: number;
  gatewayAdmin: number;
  coreApi: number;
  coreApiAdmin: number;
  stripeStandIn: number;
  workerAdmin: number;
  providerStandIn: number;
};

/**
 * The public port as wished. The product has the six after it as well, so that the addresses of mail and test payments
 * are known beforehand, or others where those are taken or may be a client's. A service for programs takes no port that
 * nobody asked for.
 *
 * @throws StartError when the public port is taken.
 */
export async function choosePorts(port: number, isService: boolean): Promise<Ports> {
  if (!(await isFreePort(port))) throw new StartError(`Port ${port} is taken: set PORT to another one`);
  const chosen = new Set([port]);
  const choose = async (offset: number) => {
    const near = port + offset;
    const isUsable = !isService && !isGivenToClients(near) && (await isFreePort(near));
    let found = isUsable ? near : await findFreePort();
    while (chosen.has(found)) found = await findFreePort();
    chosen.add(found);
    return found;
  };
  return {
    public: port,
    gatewayAdmin: await choose(1),
    coreApi: await choose(2),
    coreApiAdmin: await choose(3),
    stripeStandIn: await choose(4),
    workerAdmin: await choose(5),
    providerStandIn: await choose(6),
  };
}
