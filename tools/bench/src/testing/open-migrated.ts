import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { startCluster } from '@reflectory/database';
import { Client } from 'pg';

const services = resolve(import.meta.dirname, '../../../../services/core-api');

/** A database of its own with all tables, and a connection as its owner. */
export async function openMigrated(name: string) {
  const folder = join(tmpdir(), `reflectory-${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Under root the database runs as another user, who has to be able to pass.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataDir: join(folder, 'postgres') });
  const client = new Client({ connectionString: cluster.ownerUrl });
  const close = async () => {
    await client.end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const migrated = spawnSync(process.execPath, [join(services, 'src/migrate.main.ts')], {
      env: { ...process.env, CORE_API_DATABASE_OWNER_URL: cluster.ownerUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (migrated.status !== 0) throw new Error('The database could not be migrated');
    await client.connect();
    return { client, close };
  } catch (error) {
    await close();
    throw error;
  }
}
