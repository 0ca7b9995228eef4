import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports that no system gives to outgoing connections. From those a client that calls a server which is just away may be
 * given the very port it calls, is then connected with itself, and keeps the server from coming back.
 */
const LOWEST = 20_000;
const HIGHEST = 32_767;

/** Whether an outgoing connection may be given a port. */
export const isGivenToClients = (port: number) => port > HIGHEST;

/** A TCP port on loopback that is free now. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await isFreePort(port)) return port;
  }
}

/** Whether nobody on loopback has a TCP port. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
