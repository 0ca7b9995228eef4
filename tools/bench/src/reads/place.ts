import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Cluster, startCluster } from '@reflectory/database';
import { type Stack, startOnFreePort } from '@reflectory/start';
import * as z from 'zod';
import { loadRows, sizeOf } from '../testing/load-rows.ts';

/** The whole service over a loaded database. */
export type Place = {
  stack: Stack;
  cluster: Cluster;
  instances: number;
  size: string;
  stop(): Promise<void>;
};

export type PlaceOptions = {
  instances: number;
  /** Entries of each instance. */
  days: number;
  /** Whether the loaded folder stays for the next time. */
  isKept: boolean;
};

/** Databases that are being served: they are stopped however the measurement ends. */
const serving = new Set<Place>();

/** Starts the service over a database with these rows, loading them first where that was not done before. */
export async function openPlace({ instances, days, isKept }: PlaceOptions): Promise<Place> {
  const folder = join(tmpdir(), `reflectory-bench-${instances}x${days}`);
  mkdirSync(folder, { recursive: true });
  // Under root the database runs as another user, who has to be able to pass.
  chmodSync(folder, 0o755);
  await load(folder, { instances, days });
  const cluster = await startCluster({ dataDir: join(folder, 'postgres') });
  const stack = await startService(folder, cluster).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  const place: Place = {
    stack,
    cluster,
    instances,
    size: await sizeOf(cluster.ownerUrl),
    async stop() {
      serving.delete(place);
      await stack.stop();
      await cluster.stop();
      if (!isKept) rmSync(folder, { recursive: true, force: true });
    },
  };
  serving.add(place);
  return place;
}

/** Ends whatever is still served. */
export async function closePlaces(): Promise<void> {
  for (const place of serving) await place.stop();
}

/** The same when a person or a program ends the measurement. */
export function closePlacesOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void closePlaces().finally(() => process.exit(1)));
  }
}

const root = resolve(import.meta.dirname, '../../../..');
const migrations = ['libs/*/migrations/*.sql', 'services/core-api/src/features/*/migrations/*.sql'];

/** What each migration file says. */
function migrationDigests(): Record<string, string> {
  const names = globSync(migrations, { cwd: root });
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, name)))
      .digest('hex');
  return Object.fromEntries(names.map((name) => [name, digest(name)]));
}

/** Whether a folder was loaded after migrations that are still as they were; further ones are applied to it. */
function isUpToDate(done: string): boolean {
  if (!existsSync(done)) return false;
  const then = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(done, 'utf8')));
  const now = migrationDigests();
  return Object.entries(then).every(([name, digest]) => now[name] === digest);
}

async function load(folder: string, rows: { instances: number; days: number }): Promise<void> {
  const done = join(folder, 'loaded.json');
  if (isUpToDate(done)) return;
  rmSync(join(folder, 'postgres'), { recursive: true, force: true });
  const startedAt = performance.now();
  const report = (text: string) =>
    console.error(
      `  ${rows.instances} instances: ${text}, ${Math.round((performance.now() - startedAt) / 1000)} s`,
    );
  // Nothing of it has to outlive a crash before it is complete.
  const cluster = await startCluster({ dataDir: join(folder, 'postgres'), durable: false });
  try {
    const stack = await startService(folder, cluster);
    await stack.stop();
    await loadRows(cluster.ownerUrl, rows, report);
  } finally {
    await cluster.stop();
  }
  writeFileSync(done, JSON.stringify(migrationDigests()));
  report('loaded');
}

function startService(folder: string, cluster: Cluster): Promise<Stack> {
  const env = { ...process.env, DATABASE_URL: cluster.ownerUrl };
  return startOnFreePort(['--data', join(folder, 'service')], env);
}
