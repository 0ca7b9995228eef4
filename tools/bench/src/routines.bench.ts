import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { median, percentile, table } from './measuring/statistics.ts';
import { closePlaces, closePlacesOnSignal, openPlace } from './reads/place.ts';
import { loadRoutines, publishCheckIns, publishStorm, readBeginnings } from './testing/load-routines.ts';

/**
 * Check-ins are published at a steady rate and matched with routines by the worker, beside the same of people who have none.
 * One in a hundred begins a run. Ends with 1 when less than 95 of 100 batches were
 * matched within 50 ms.
 */
const { values: options } = parseArgs({
  options: {
    routines: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
});
const [routines, rate, seconds] = [options.routines, options.rate, options.seconds].map(Number) as [
  number,
  number,
  number,
];
const HANDLER = 'begin-workflows-of-mood';
const SHARE = 0.95;
const BATCH_MS = 100;
/** Others who check in while somebody storms, how often, and how much later their runs may begin. */
const [DELAYED, DELAYED_EVERY_MS, STORM, MOST_DELAYED] = [200, 50, 20_000, 2];

type Matched = { count: number; within: Map<number, number> };

/** How often the worker matched some since it began, and within how many seconds. */
async function readMatched(adminPort: number): Promise<Matched> {
  const text = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  const within = new Map<number, number>();
  const buckets = new RegExp(`^worker_job_seconds_bucket\\{le="([\\d.]+)",job="${HANDLER}"\\} (\\d+)`, 'gm');
  for (const [, limit, count] of text.matchAll(buckets)) within.set(Number(limit), Number(count));
  const [, count = '0'] =
    new RegExp(`^worker_job_seconds_count\\{job="${HANDLER}"\\} (\\d+)`, 'm').exec(text) ?? [];
  return { count: Number(count), within };
}

/** Whether events or jobs of the handler wait. */
async function isBehind(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is_behind: boolean }>(
    `select exists (select from app.events)
       or exists (select from jobs.job where name = $1 and state < 'completed') as is_behind`,
    [HANDLER],
  );
  return rows[0]?.is_behind === true;
}

const report = openReport('routines');
report.print(describeMachine([]));
closePlacesOnSignal();
try {
  const place = await openPlace({ instances: 2, days: 1, isKept: false });
  const client = new Client({ connectionString: place.cluster.ownerUrl });
  // The place goes first when something failed.
  client.on('error', () => {});
  await client.connect();
  await loadRoutines(client, routines);
  const { workerAdmin } = place.stack.ports;

  const measure = async (name: string, first: number) => {
    const before = await readMatched(workerAdmin);
    const startedAt = performance.now();
    for (let sent = 0; sent < rate * seconds; sent += (rate * BATCH_MS) / 1000) {
      await publishCheckIns(client, first + sent, (rate * BATCH_MS) / 1000);
      await pause(Math.max(0, startedAt + ((sent / rate) * 1000 + BATCH_MS) - performance.now()));
    }
    const publishedAt = performance.now();
    while (await isBehind(client)) await pause(200);
    const endedAt = performance.now();
    const now = await readMatched(workerAdmin);
    const share = (limit: number) =>
      ((now.within.get(limit) ?? 0) - (before.within.get(limit) ?? 0)) / (now.count - before.count);
    return {
      within50: share(0.05),
      cells: [
        name,
        `${(100 * share(0.01)).toFixed(1)} %`,
        `${(100 * share(0.05)).toFixed(1)} %`,
        ((rate * seconds * 1000) / (endedAt - startedAt)).toFixed(0),
        ((endedAt - publishedAt) / 1000).toFixed(1),
      ],
    };
  };

  // The first opens what the worker needs.
  await publishCheckIns(client, routines + 1, 10);
  await pause(3000);
  const none = await measure('of people without routines', routines + 1);
  const all = await measure(`of people with one of ${routines.toLocaleString('en')} routines`, 1);
  const { rows } = await client.query<{ runs: number }>(
    'select count(*)::integer as runs from public.workflow_runs',
  );
  // Of people whose routines did nothing yet, one after the other.
  const delays = async (first: number, beside: () => Promise<void>) => {
    const sentAt = new Map<number, number>();
    await beside();
    for (let person = first; person < first + DELAYED; person += 1) {
      sentAt.set(person, Date.now());
      await publishCheckIns(client, person, 1, 1);
      await pause(DELAYED_EVERY_MS);
    }
    while (await isBehind(client)) await pause(200);
    const begun = await readBeginnings(client, first, first + DELAYED - 1);
    if (begun.size < DELAYED) throw new Error(`Only ${begun.size} of ${DELAYED} runs began`);
    return [...begun].map(([person, at]) => at - (sentAt.get(person) ?? at));
  };
  const calm = await delays(routines - DELAYED, async () => {});
  const stormed = await delays(routines - 2 * DELAYED - 1, () => publishStorm(client, routines, STORM));
  const ratio = percentile(stormed, 0.95) / percentile(calm, 0.95);
  await client.end();
  report.print(`${rate} check-ins a second for ${seconds} s; ${rows[0]?.runs} began a run`);
  report.print(
    table(
      ['check-ins', 'batches matched within 10 ms', 'within 50 ms', 'a second', 'seconds behind at the end'],
      [none.cells, all.cells],
    ),
  );
  const row = (name: string, times: readonly number[]) => [
    name,
    median(times).toFixed(0),
    percentile(times, 0.95).toFixed(0),
  ];
  report.print(
    table(
      ['from a check-in to the begin of its run, ms', 'median', 'p95'],
      [
        row('alone', calm),
        row(`beside ${STORM.toLocaleString('en')} check-ins of somebody at once`, stormed),
      ],
    ),
  );
  report.print(`p95 beside the storm: ${ratio.toFixed(2)} times that alone`);
  if (options.write) report.write();
  if (ratio > MOST_DELAYED) {
    console.error(`A storm delayed others ${ratio.toFixed(2)} times`);
    process.exitCode = 1;
  }
  if (all.within50 < SHARE) {
    console.error('Fewer than 95 of 100 batches were matched within 50 ms');
    process.exitCode = 1;
  }
} finally {
  await closePlaces();
}
