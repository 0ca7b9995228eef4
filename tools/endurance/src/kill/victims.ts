import type { Stack } from '@reflectory/start';
import type { Random } from '../isolation/random.ts';
import type { Owner } from '../testing/owner.ts';

/** What is killed: a process of ours, the first process of PostgreSQL, or one that serves a connection. */
export const victims = ['core-api', 'worker', 'gateway', 'postgres', 'postgres backend'] as const;
export type Victim = (typeof victims)[number];

/** How often each is chosen, in parts. */
const parts: Readonly<Record<Victim, number>> = {
  'core-api': 4,
  worker: 2,
  gateway: 2,
  postgres: 3,
  'postgres backend': 3,
};

/** A victim by the parts above. */
export function chooseVictim(random: Random): Victim {
  return random.pick(victims.flatMap((victim) => Array.from({ length: parts[victim] }, () => victim)));
}

/** Kills without a warning; false when there was nothing to kill at the moment. */
export async function kill(victim: Victim, stack: Stack, owner: Owner, random: Random): Promise<boolean> {
  const pid = await findProcess(victim, stack, owner, random);
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    // It died meanwhile.
    return false;
  }
}

async function findProcess(victim: Victim, stack: Stack, owner: Owner, random: Random) {
  const { services, databaseProcess } = stack;
  if (victim === 'core-api') return services.coreApi.pid;
  if (victim === 'worker') return services.worker.pid;
  if (victim === 'gateway') return services.gateway.pid;
  if (!databaseProcess) throw new Error('The database of the run has to be our own');
  if (victim === 'postgres') return databaseProcess.pid;
  const backends = await owner
    .query<{ pid: number }>(
      `select pid from pg_stat_activity
       where backend_type = 'client backend' and usename in ('authenticator', 'worker')`,
    )
    .catch(() => []);
  return backends.length > 0 ? random.pick(backends).pid : undefined;
}
