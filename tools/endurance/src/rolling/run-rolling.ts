import { setTimeout as sleep } from 'node:timers/promises';
import { createApiKey } from '@reflectory/server-kit';
import { startThrowawayService } from '@reflectory/start';
import { plantTables } from '../kill/plant-tables.ts';
import { createTally } from '../kill/tally.ts';
import { createWriter, type Place } from '../kill/writer.ts';
import { openOwner } from '../testing/owner.ts';
import { startBalancer } from './balancer.ts';
import { startFleet } from './fleet.ts';
import { type SocketOutcome, startSockets } from './sockets.ts';
import { type Outcome, startTraffic } from './traffic.ts';

export type RollingReport = {
  restarts: { name: string; ms: number }[];
  outcomes: Outcome[];
  sockets: SocketOutcome;
  findings: string[];
};

/** Milliseconds of quiet between two restarts. */
const PEACE_MS = 500;
const SOCKETS = 10;

/** Restarts every core-api and gateway in turn, `rounds` times, while clients ask who try nothing twice. */
export async function runRolling(rounds: number, onRestart: (name: string) => void = () => undefined) {
  const service = await startThrowawayService();
  const owner = openOwner(service.stack.database.owner);
  await plantTables(owner).finally(owner.end);
  const fleet = await startFleet(service.stack).catch(async (error: unknown) => {
    await service.stop();
    throw error;
  });
  const balancer = await startBalancer(fleet.gateways);
  try {
    const place: Place = {
      url: balancer.url,
      anonKey: await createApiKey('anon', service.stack.secrets.hs256),
    };
    const sockets = await startSockets({ ...place, count: SOCKETS });
    const tally = createTally();
    const traffic = await startTraffic(() => createWriter(place, tally));
    const restarts: RollingReport['restarts'] = [];
    await sleep(PEACE_MS);
    for (let round = 0; round < rounds; round += 1) {
      for (const member of fleet.members) {
        const startedAt = performance.now();
        await member.restart();
        restarts.push({ name: member.name, ms: performance.now() - startedAt });
        onRestart(member.name);
        await sleep(PEACE_MS);
      }
    }
    // Longer than a client needs to come back.
    await sleep(2 * PEACE_MS);
    const outcomes = await traffic.stop();
    const heard = sockets.stop();
    return { restarts, outcomes, sockets: heard, findings: findIn(outcomes, heard) } satisfies RollingReport;
  } finally {
    await balancer.stop();
    await fleet.stop();
    await service.stop();
  }
}

/** 1012 says: the service restarts, come back. */
const RESTART = 1012;

function findIn(outcomes: Outcome[], sockets: SocketOutcome): string[] {
  const failed = outcomes.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`));
  const rude = sockets.closeCodes.filter((code) => code !== RESTART);
  const away = sockets.closeCodes.length - sockets.rejoinMs.length;
  return [
    ...failed,
    ...sockets.failures,
    ...rude.map((code) => `a socket was closed with ${code}`),
    ...(away > 0 ? [`${away} sockets did not come back`] : []),
  ];
}
