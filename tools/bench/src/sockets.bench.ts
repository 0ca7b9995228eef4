import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApiKey } from '@reflectory/server-kit';
import { startThrowawayService } from '@reflectory/start';
import { describeMachine } from './measuring/machine.ts';
import { table } from './measuring/statistics.ts';
import { type Heard, measureBroadcasts } from './sockets/broadcasts.ts';
import { measureChanges } from './sockets/changes.ts';
import { settledBytes } from './sockets/memory.ts';
import { openSwarm } from './sockets/swarm.ts';

/**
 * Sockets through gateway and core-api: their memory, broadcasts in channels of several sizes, and changes of tables.
 * `ulimit -n` has to be more than twice the count: the gateway holds both ends of each.
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '10' },
    /** Broadcasts a second to all channels of a size, as messages that are delivered. */
    rate: { type: 'string', default: '5000' },
  },
});
const [count, seconds, rate] = [Number(options.count), Number(options.seconds), Number(options.rate)];
// All sockets come from one address here, and are to be measured, not refused.
process.env['GATEWAY_RATE_CALLS'] ??= '0';
process.env['CORE_API_REALTIME_SOCKETS_PER_PERSON'] ??= '0';
process.env['CORE_API_REALTIME_SOCKETS_PER_ADDRESS'] ??= '0';
process.env['CORE_API_REALTIME_SOCKETS_PER_INSTANCE'] ??= '0';

const { stack, stop } = await startThrowawayService(join(import.meta.dirname, 'sockets/sql'));
const stopOnSignal = () => void stop().finally(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopOnSignal);

try {
  const key = await createApiKey('anon', stack.secrets.hs256);
  const url = `ws://127.0.0.1:${stack.ports.public}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`;
  console.log(describeMachine());
  await showSockets(url);
  await showChanges(url);
} finally {
  await stop();
}

function milliseconds(value: number): string {
  return Number.isNaN(value) ? '–' : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

async function showSockets(url: string): Promise<void> {
  const { gateway, coreApi } = stack.services;
  const pids = [gateway.pid ?? 0, coreApi.pid ?? 0];
  const before = await settledBytes(pids);
  // Half of them in channels of ten, the others in channels of a hundred and in one large one.
  const nameOf = (index: number) => {
    if (index < count * 0.5) return `ten ${Math.floor(index / 10)}`;
    return index < count * 0.8 ? `hundred ${Math.floor(index / 100)}` : 'large';
  };
  const startedAt = performance.now();
  const members = await openSwarm(
    Array.from({ length: count }, (_, index) => nameOf(index)),
    { url },
  );
  const took = (performance.now() - startedAt) / 1000;
  const after = await settledBytes(pids);
  const perSocket = pids.map((_, index) => ((after[index] ?? 0) - (before[index] ?? 0)) / count / 1024);
  console.log(
    `${count} sockets joined in ${took.toFixed(1)} s; memory for each: gateway ${perSocket[0]?.toFixed(1)} KiB, core-api ${perSocket[1]?.toFixed(1)} KiB\n`,
  );
  const rows: (string | number)[][] = [];
  for (const kind of ['ten', 'hundred', 'large']) {
    const some = members.filter(({ channel }) => channel.startsWith(kind));
    const channels = new Set(some.map(({ channel }) => channel)).size;
    const size = Math.round(some.length / channels);
    const perSecond = Math.max(1, Math.min(90 * channels, Math.round(rate / Math.max(1, size - 1))));
    rows.push(
      rowOf(`${channels} of ${size}`, perSecond, await measureBroadcasts(some, { perSecond, seconds })),
    );
  }
  console.log(table(['channels', 'broadcasts/s', 'heard/s', 'delivered', 'p50', 'p99'], rows));
  const end = await settledBytes(pids);
  const growth = end.map((bytes, index) => ((bytes - (after[index] ?? 0)) / 1024 / 1024).toFixed(1));
  console.log(
    `\nMemory after the broadcasts: gateway ${growth[0]} MiB more, core-api ${growth[1]} MiB more\n`,
  );
  for (const member of members) member.close();
}

function rowOf(channels: string, perSecond: number, heard: Heard): (string | number)[] {
  const { expected, delivered, p50, p99 } = heard;
  const share = `${((delivered / expected) * 100).toFixed(2)} % of ${expected}`;
  return [channels, perSecond, Math.round(heard.perSecond), share, milliseconds(p50), milliseconds(p99)];
}

async function showChanges(url: string): Promise<void> {
  const databaseUrl = stack.database.owner;
  const rows: (string | number)[][] = [];
  const measure = (name: 'open_rows' | 'guarded_rows', listeners: number, perSecond?: number) =>
    measureChanges({ url, databaseUrl, table: name, listeners, seconds, ...(perSecond && { perSecond }) });
  const alone = await measure('open_rows', 0);
  rows.push(['nobody listens', Math.round(alone.commitsPerSecond), '1.00', '–', '–', '–', '–']);
  for (const [name, listeners] of [
    ['open_rows', 1],
    ['open_rows', 100],
    ['guarded_rows', 1],
    ['guarded_rows', 100],
  ] as const) {
    for (const perSecond of [undefined, 200]) {
      const told = await measure(name, listeners, perSecond);
      rows.push([
        `${listeners} to ${name.replace('_rows', '')} rows${perSecond ? ', at 200 a second' : ''}`,
        Math.round(told.commitsPerSecond),
        (told.commitsPerSecond / alone.commitsPerSecond).toFixed(2),
        `${((told.delivered / told.expected) * 100).toFixed(2)} % of ${told.expected}`,
        milliseconds(told.p50),
        milliseconds(told.p99),
        milliseconds(told.lagMs),
      ]);
    }
  }
  console.log(
    table(['listeners', 'commits/s', 'beside nobody', 'delivered', 'p50', 'p99', 'lag at the end'], rows),
  );
}
