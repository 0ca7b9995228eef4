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
};

/**
 * The public port as wished and the five after it, or others where those are taken or may be a client's.
 *
 * @throws StartError when the public port is taken.
 */
export async function choosePorts(port: number): Promise<Ports> {
  if (!(await isFreePort(port))) throw new StartError(`Port ${port} is taken: set PORT to another one`);
  const near = async (offset: number) =>
    !isGivenToClients(port + offset) && (await isFreePort(port + offset))
      ? port + offset
      : await findFreePort();
  return {
    public: port,
    gatewayAdmin: await near(1),
    coreApi: await near(2),
    coreApiAdmin: await near(3),
    stripeStandIn: await near(4),
    workerAdmin: await near(5),
  };
}
