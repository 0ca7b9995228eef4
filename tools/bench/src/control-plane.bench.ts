import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CONTEXT_HEADER } from '@reflectory/contracts/control-plane';
import { signControlPlaneToken } from '@reflectory/server-kit';
import { startThrowawayService, type ThrowawayService } from '@reflectory/start';
import { Client } from 'pg';
import * as z from 'zod';
import { describeMachine } from './measuring/machine.ts';
import { familyOf, processorTime, waitForQuiet } from './measuring/processor-time.ts';
import { openReport } from './measuring/report.ts';
import { median, percentile, table } from './measuring/statistics.ts';

/** What one change of an instance costs: told alone, and told by everything, as it was before. */
const { values: options } = parseArgs({
  options: {
    instances: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    raw: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const instances = Number(options.instances);
const PATIENCE_MS = 10_000;
/** Longer than a gateway needs to hear of a change that no core-api wrote (2 s), and to take all of it in. */
const SETTLED_MS = 5000;

type Cost = { bytes: number; answerMs: number; gatewayMs: number; coreApiMs: number; pauseMs: number };

const loadSql = `
  insert into app.instances (slug, name, brand) select 'company-' || i, 'Company ' || i,
    '{"productName": "Notes", "accent": "#2a9d8f", "logoPath": null, "shape": "soft"}' from generate_series(1, $1::int) i`;
const renameSql = "update app.instances set name = name || '.' where slug = 'company-1'";

/** Asks core-api as a gateway does; milliseconds until the whole answer is there. */
async function askCoreApi({ coreApiUrl, stack }: ThrowawayService, since: string | null) {
  const headers = { [CONTEXT_HEADER]: signControlPlaneToken(stack.secrets.internal) };
  const startedAt = performance.now();
  const query = since === null ? '' : `?since=${since}`;
  const text = await (await fetch(`${coreApiUrl}/internal/control-plane${query}`, { headers })).text();
  const ms = performance.now() - startedAt;
  const answer = z.looseObject({ version: z.uuid(), since: z.uuid().optional() }).parse(JSON.parse(text));
  if ((answer.since ?? null) !== since) throw new Error('core-api answered something else than was asked');
  return { version: answer.version, bytes: Buffer.byteLength(text), ms };
}

/** Longest time that a gateway took to say that it lives, until `until` resolves. */
async function longestPause(adminUrl: string, until: Promise<void>): Promise<number> {
  let isOver = false;
  void until.then(() => (isOver = true));
  const pauses: number[] = [];
  while (!isOver) {
    const startedAt = performance.now();
    await (await fetch(`${adminUrl}/livez`)).text();
    pauses.push(performance.now() - startedAt);
    await sleep(50);
  }
  return percentile(pauses, 1);
}

/** @throws Error when the gateway has not heard of the last change */
async function requireHeard(adminUrl: string, owner: Client): Promise<void> {
  const metrics = await (await fetch(`${adminUrl}/metrics`)).text();
  const heard = /^gateway_control_plane_revision (\d+)$/m.exec(metrics)?.[1];
  const { rows } = await owner.query<{ revision: string }>('select revision from app.control_plane_revision');
  if (heard !== rows[0]?.revision)
    throw new Error(`The gateway is at revision ${heard}, not ${rows[0]?.revision}`);
}

async function measureChange(service: ThrowawayService, owner: Client, isWhole: boolean): Promise<Cost> {
  const { stack } = service;
  const { gateway, coreApi } = stack.services;
  const timeOf = (pid: number | undefined) => (pid === undefined ? 0 : processorTime(familyOf(pid)) / 1000);
  const { version } = await askCoreApi(service, null);
  await waitForQuiet(PATIENCE_MS);
  const before = { gateway: timeOf(gateway.pid), coreApi: timeOf(coreApi.pid) };
  await owner.query(renameSql);
  if (isWhole) await owner.query('select app.note_control_plane_change(null)');
  const adminUrl = `http://127.0.0.1:${stack.ports.gatewayAdmin}`;
  const pauseMs = await longestPause(adminUrl, sleep(SETTLED_MS));
  const used = {
    gatewayMs: timeOf(gateway.pid) - before.gateway,
    coreApiMs: timeOf(coreApi.pid) - before.coreApi,
  };
  await requireHeard(adminUrl, owner);
  const { bytes, ms: answerMs } = await askCoreApi(service, isWhole ? null : version);
  return { bytes, answerMs, pauseMs, ...used };
}

const report = openReport('control-plane');
report.print(describeMachine());
const service = await startThrowawayService();
const owner = new Client({ connectionString: service.stack.database.owner });
try {
  await owner.connect();
  await owner.query(loadSql, [instances]);
  await owner.query('vacuum analyze app.instances');
  await sleep(SETTLED_MS);
  const costs: Record<'whole' | 'alone', Cost[]> = { whole: [], alone: [] };
  for (let round = 0; round < Number(options.rounds); round += 1) {
    costs.whole.push(await measureChange(service, owner, true));
    costs.alone.push(await measureChange(service, owner, false));
  }
  const row = (name: string, measured: readonly Cost[]) => {
    const middle = (figure: keyof Cost) => median(measured.map((cost) => cost[figure]));
    const times = (['answerMs', 'gatewayMs', 'coreApiMs', 'pauseMs'] as const).map((figure) =>
      middle(figure).toFixed(0),
    );
    return [name, middle('bytes').toLocaleString('en'), ...times];
  };
  const head = [
    `one change, ${instances.toLocaleString('en')} instances`,
    'bytes',
    'answer ms',
    'CPU ms gateway',
    'CPU ms core-api',
    'longest pause ms',
  ];
  report.print(table(head, [row('told by everything', costs.whole), row('told alone', costs.alone)]));
  if (options.raw) report.print(`\n${JSON.stringify(costs, null, 2)}`);
  if (options.write) report.write();
} finally {
  await owner.end();
  await service.stop();
}
