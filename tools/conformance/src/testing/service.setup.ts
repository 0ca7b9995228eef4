import { findFreePort } from '@reflectory/database';
import { createApiKey } from '@reflectory/server-kit';
import { readServiceSettings, startStack } from '@reflectory/start';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { ServicePlace } from './service-place.ts';

const sqlDir = path.join(import.meta.dirname, '../../sql');

/** Starts the service as its reader would, with the tables of the suite, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { place, stop } = await startSuiteService();
  project.provide('service', place);
  return stop;
}

/** The service of the suite on a data folder that goes with it; `env` is that of the services. */
export async function startSuiteService(): Promise<{ place: ServicePlace; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-service-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const args = ['--port', String(await findFreePort()), '--sql', sqlDir, '--data', folder];
  const settings = readServiceSettings(args, process.env);
  const stack = await startStack(settings, () => undefined, new AbortController().signal);
  const { secrets, database, ports } = stack;
  return {
    place: {
      settings,
      secrets,
      database,
      url: `http://127.0.0.1:${ports.public}`,
      anonKey: await createApiKey('anon', secrets.hs256),
      serviceKey: await createApiKey('service_role', secrets.hs256),
      outboxDir: path.join(folder, 'outbox'),
    },
    async stop() {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
