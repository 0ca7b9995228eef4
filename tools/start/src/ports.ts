import { findFreePort } from '@reflectory/database';
import { createServer } from 'node:net';
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
 * The public port as wished and the five after it, or others where those are taken.
 *
 * @throws StartError when the public port is taken.
 */
export async function choosePorts(port: number): Promise<Ports> {
  if (!(await isFree(port))) throw new StartError(`Port ${port} is taken: set PORT to another one`);
  const near = async (offset: number) =>
    (await isFree(port + offset)) ? port + offset : await findFreePort();
  return {
    public: port,
    gatewayAdmin: await near(1),
    coreApi: await near(2),
    coreApiAdmin: await near(3),
    stripeStandIn: await near(4),
    workerAdmin: await near(5),
  };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (port > 65_535) return resolve(false);
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
