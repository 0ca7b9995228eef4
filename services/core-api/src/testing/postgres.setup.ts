import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '@reflectory/database';
import { migrate } from '@reflectory/runtime/database';
import { migrations } from '../migrations/migrations.ts';
import { permissionList } from '../permission-list.ts';
import {
  AUTHENTICATOR_PASSWORD,
  runOnce,
  TEMPLATE_URL_VARIABLE,
  withDatabase,
  WORKER_PASSWORD,
} from '@reflectory/runtime/testing';

const template = 'reflectory_template';

/** One PostgreSQL server per test run, with a migrated database that each test file copies. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-test-'));
  // The server runs as another user when this runs as root.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataDir: path.join(folder, 'data'), durable: false });
  const ownerUrl = withDatabase(cluster.ownerUrl, template);
  const stop = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await runOnce(cluster.ownerUrl, `create database ${template}`);
    await migrate({
      ownerUrl,
      ...migrations,
      permissions: permissionList,
      authenticatorPassword: AUTHENTICATOR_PASSWORD,
      workerPassword: WORKER_PASSWORD,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[TEMPLATE_URL_VARIABLE] = ownerUrl;
  return stop;
}
