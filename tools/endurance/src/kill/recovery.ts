import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '@reflectory/start';
import type { Victim } from './victims.ts';

const LOOK_MS = 20;
/** Milliseconds after which a service that is not back counts as lost. */
const LOST_MS = 60_000;

/** Milliseconds until the whole way from the gateway to the database answers again; for the worker until it is ready. */
export async function waitForRecovery(victim: Victim, stack: Stack, serviceKey: string): Promise<number> {
  const startedAt = performance.now();
  const { ports } = stack;
  const url =
    victim === 'worker'
      ? `http://127.0.0.1:${ports.workerAdmin}/readyz`
      : `http://127.0.0.1:${ports.public}/rest/v1/appends?select=id&limit=1`;
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
  while (performance.now() - startedAt < LOST_MS) {
    const isBack = await fetch(url, { headers, signal: AbortSignal.timeout(5000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    if (isBack) return performance.now() - startedAt;
    await sleep(LOOK_MS);
  }
  throw new Error(`${victim} was killed and nothing answered for ${LOST_MS / 1000} s`);
}
