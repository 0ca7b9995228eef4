import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceOfRun } from './watch-processes.ts';

/** Milliseconds in which a process that died is started again. */
const BACK_WITHIN_MS = 20_000;
/** Milliseconds in which the system lets go of a process. */
const GONE_WITHIN_MS = 50;

/** Name of a process that is not there at the moment, or null. */
export async function findDead(services: readonly ServiceOfRun[]): Promise<string | null> {
  await pause(GONE_WITHIN_MS);
  for (const { name, adminPort } of services) if (!(await isAlive(adminPort))) return name;
  return null;
}

/** Waits until every process answers again. @throws Error after 20 s */
export async function waitForAll(services: readonly ServiceOfRun[]): Promise<void> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  for (const { name, adminPort } of services) {
    while (!(await isAlive(adminPort))) {
      if (Date.now() > deadline) throw new Error(`${name} did not come back`);
      await pause(100);
    }
  }
}

const isAlive = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  );
