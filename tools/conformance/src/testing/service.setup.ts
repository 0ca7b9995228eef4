import { createApiKey } from '@reflectory/server-kit';
import { startThrowawayService } from '@reflectory/start';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

const sqlDir = path.join(import.meta.dirname, '../../sql');

/** Starts the service as its reader would, with the tables of the suite, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stack, url, dataDir, stop } = await startThrowawayService(sqlDir);
  const { settings, secrets, database } = stack;
  project.provide('service', {
    settings,
    secrets,
    database,
    url,
    anonKey: await createApiKey('anon', secrets.hs256),
    serviceKey: await createApiKey('service_role', secrets.hs256),
    outboxDir: path.join(dataDir, 'outbox'),
  });
  return stop;
}
