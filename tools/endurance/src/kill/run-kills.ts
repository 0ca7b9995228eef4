import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApiKey } from '@reflectory/server-kit';
import { startThrowawayService } from '@reflectory/start';
import { createRandom } from '../isolation/random.ts';
import { openOwner, type Owner } from '../testing/owner.ts';
import { type Kill, wreak } from './chaos.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { plantTables } from './plant-tables.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { addRoutine, forgetPace, openRoutines, verifyRoutines } from './routines.ts';
import { createTally, type Tally } from './tally.ts';
import { verifyFiles, verifyPeople, verifySessions } from './verify-product.ts';
import { verifyRows } from './verify-rows.ts';
import { verifyChanges, verifyMails, verifySettings } from './verify-work.ts';
import { createWriter, type Place, type Writer } from './writer.ts';

export type KillOptions = { count: number; seed: string; onKill?: (kill: Kill) => void };

/** `told` is how often each message of a routine came. */
export type KillReport = { kills: Kill[]; ledger: Ledger; tally: Tally; told: number[]; findings: string[] };

const WRITERS = 4;
const LANES = 6;

/** Writes while everything is killed again and again, and compares what is there with what clients were told. */
export async function runKills({ count, seed, onKill = () => undefined }: KillOptions): Promise<KillReport> {
  const receiver = await startReceiver();
  // Services take their settings from the process that starts them.
  process.env['CORE_API_MEMBER_PRIVATE_ORIGINS'] = receiver.origin;
  const service = await startThrowawayService();
  const { stack } = service;
  const owner = openOwner(stack.database.owner);
  const endless = setInterval(() => void forgetLimits(owner), 1000);
  try {
    await plantTables(owner);
    await openRoutines(owner);
    const { hs256 } = stack.secrets;
    const place: Place = { url: service.url, anonKey: await createApiKey('anon', hs256) };
    const serviceKey = await createApiKey('service_role', hs256);
    const [ledger, tally] = [createLedger(), createTally()];
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => createWriter(place, tally)));
    for (const writer of writers) await addRoutine(writer, receiver);
    const randomOf = (index: number) => createRandom(seed, index);
    const load = startLoad({ place, writers, ledger, tally, randomOf, lanes: LANES });
    await sleep(500);
    const kills = await wreak({ stack, owner, serviceKey, random: randomOf(LANES) }, count, onKill);
    const refusals = await load.stop();
    const outboxDir = path.join(stack.settings.dataDir, 'outbox');
    const findings = await verify({ owner, writers, ledger, outboxDir, receiver });
    const told = [...Map.groupBy(receiver.ids, (id) => id).values()].map(({ length }) => length);
    return { kills, ledger, tally, told, findings: [...refusals, ...findings] };
  } finally {
    clearInterval(endless);
    await owner.end();
    await service.stop();
    receiver.stop();
  }
}

/** All clients of the run share one address. */
async function forgetLimits(owner: Owner): Promise<void> {
  await owner.query('delete from auth.rate_limits').catch(() => undefined);
  await forgetPace(owner);
}

type Verification = {
  owner: Owner;
  writers: Writer[];
  ledger: Ledger;
  outboxDir: string;
  receiver: Receiver;
};

async function verify({ owner, writers, ledger, outboxDir, receiver }: Verification): Promise<string[]> {
  const [writer, other] = writers;
  if (!writer || !other) throw new Error('Nobody wrote');
  return [
    ...(await verifySettings(owner)),
    ...(await verifyRows(owner, ledger)),
    ...(await verifySessions(owner, ledger)),
    ...(await verifyRoutines(owner, ledger, receiver)),
    ...(await verifyFiles(owner, writer, ledger)),
    ...(await verifyChanges(writer)),
    ...(await verifyMails(outboxDir, owner, ledger)),
    ...(await verifyPeople(owner, other, ledger)),
  ];
}
