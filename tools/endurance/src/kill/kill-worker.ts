import { setTimeout as sleep } from 'node:timers/promises';
import { createApiKey } from '@reflectory/server-kit';
import { startThrowawayService, type Stack } from '@reflectory/start';
import { createRandom } from '../isolation/random.ts';
import { openOwner, type Owner } from '../testing/owner.ts';
import { createLedger } from './ledger.ts';
import { waitForRecovery } from './recovery.ts';
import { createTally } from './tally.ts';
import { verifyEvents } from './verify-events.ts';
import { verifySessions } from './verify-product.ts';
import { kill } from './victims.ts';
import { createWriter, type Place } from './writer.ts';
import { completeSession } from './writes/sessions.ts';

/** Moments of the worker's death, and the statement that finds something while it is one. */
const moments = {
  'reading an entry': "select from jobs.job where name = 'read-entry' and state = 'active' limit 1",
  'handing over an event': 'select from app.events limit 1',
} as const;
export type Moment = keyof typeof moments;

/** A death, and how many readings it broke off. */
export type WorkerDeath = { moment: Moment; brokenOff: number };

export type WorkerReport = { deaths: WorkerDeath[]; finished: number; findings: string[] };

/** Milliseconds that a moment may take to come. */
const MOMENT_MS = 60_000;
const LANES = 3;

async function killAt(moment: Moment, stack: Stack, owner: Owner): Promise<WorkerDeath> {
  const deadline = Date.now() + MOMENT_MS;
  while ((await owner.query(moments[moment])).length === 0) {
    if (Date.now() > deadline) throw new Error(`The worker was never ${moment}`);
    await sleep(2);
  }
  await kill('worker', stack, owner, createRandom('worker', 0));
  const broken = await owner.query("select from jobs.job where name = 'read-entry' and state = 'active'");
  return { moment, brokenOff: broken.length };
}

/** Finishes entries without a pause while the worker dies at each of these moments. */
export async function killWorker(at: readonly Moment[]): Promise<WorkerReport> {
  const service = await startThrowawayService();
  const { stack } = service;
  const owner = openOwner(stack.database.owner);
  try {
    const { hs256 } = stack.secrets;
    const place: Place = { url: service.url, anonKey: await createApiKey('anon', hs256) };
    const serviceKey = await createApiKey('service_role', hs256);
    const [ledger, tally] = [createLedger(), createTally()];
    const writer = await createWriter(place, tally);
    const countFinished = () => ledger.sessions.filter(({ isAcknowledged }) => isAcknowledged).length;
    let isEnough = false;
    let isOver = false;
    const write = async () => {
      while (!isOver && !(isEnough && countFinished() > at.length))
        await completeSession({ place, writer, ledger, tally });
    };
    const writing = Promise.all(Array.from({ length: LANES }, write));
    const deaths: WorkerDeath[] = [];
    try {
      for (const [index, moment] of at.entries()) {
        deaths.push(await killAt(moment, stack, owner));
        // What is finished after the last death shows no more, and would have to be read.
        isEnough = index === at.length - 1;
        await waitForRecovery('worker', stack, serviceKey);
      }
      await writing;
    } finally {
      isOver = true;
      await writing;
    }
    const finished = countFinished();
    const findings = [
      ...(await verifySessions(owner, ledger)),
      ...(await verifyEvents(owner, 'entry.finished', finished)),
    ];
    return { deaths, finished, findings };
  } finally {
    await owner.end();
    await service.stop();
  }
}
