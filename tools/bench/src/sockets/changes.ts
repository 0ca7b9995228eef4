import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../measuring/statistics.ts';
import { commitRows } from '../testing/commit-rows.ts';
import { type Member, openSwarm } from './swarm.ts';

/** What came of some commits; times in milliseconds. */
export type Told = {
  commitsPerSecond: number;
  /** Changes that all listeners together should have heard, and heard. */
  expected: number;
  delivered: number;
  p50: number;
  p99: number;
  /** After the last commit until the last change was told. */
  lagMs: number;
};

export type ChangesOptions = {
  url: string;
  databaseUrl: string;
  table: 'open_rows' | 'guarded_rows';
  listeners: number;
  seconds: number;
  /** Commits a second; left out: as many as four connections manage. */
  perSecond?: number;
};

const PATIENCE_MS = 30_000;

/** Commits rows one by one and counts what listeners are told. */
export async function measureChanges(options: ChangesOptions): Promise<Told> {
  const { url, databaseUrl, table, listeners, seconds, perSecond } = options;
  const channels = Array.from({ length: listeners }, (_, index) => `changes ${index}`);
  const wanted = { event: 'INSERT', schema: 'public', table };
  const members = await openSwarm(channels, { url, config: { postgres_changes: [wanted] } });
  const { latencies, count } = listen(members);
  const insert = `insert into public.${table} (text) values ($1)`;
  try {
    const startedAt = performance.now();
    const commits = await commitRows({
      databaseUrl,
      insert,
      seconds,
      ...(perSecond && { perSecond }),
    });
    const took = performance.now() - startedAt;
    const endedAt = performance.now();
    const expected = commits * listeners;
    while (count() < expected && performance.now() - endedAt < PATIENCE_MS) await sleep(5);
    return {
      commitsPerSecond: commits / Math.max(seconds, took / 1000),
      expected,
      delivered: count(),
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      lagMs: performance.now() - endedAt,
    };
  } finally {
    for (const member of members) member.close();
  }
}

/** How long each change was under way, as its own text says. */
function listen(members: readonly Member[]) {
  const latencies: number[] = [];
  let heard = 0;
  for (const member of members) {
    member.onMessage = (payload) => {
      heard += 1;
      const at = Number(/"text":"([\d.]+)"/.exec(JSON.stringify(payload))?.[1]);
      latencies.push(performance.now() - at);
    };
  }
  return { latencies, count: () => heard };
}
