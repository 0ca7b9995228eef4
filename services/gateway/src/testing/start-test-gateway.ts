import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiKey, createLogger, type LoggerOptions } from '@reflectory/server-kit';
import type { GatewayConfig } from '../config.ts';
import { startGateway } from '../gateway.ts';
import { ask, type Question } from './ask.ts';
import { startFakeCoreApi } from './fake-core-api.ts';
import { publishTestReleases } from './test-releases.ts';

/** Secrets of every gateway in a test. */
export const testSecrets = {
  internal: 'internal-secret-of-tests-0123456789abcdef',
  cookie: 'cookie-secret-of-tests-0123456789abcdef0',
  hs256: 'hs256-secret-of-tests-0123456789abcdef01',
  opaqueKeys: {
    publishable: ['sb_publishable_of_tests_0123456789'],
    secret: ['sb_secret_of_tests_0123456789'],
  },
};

/** Host header of an instance of the demo world. */
export const hosts = { home: 'localhost:8080', acme: 'acme.localhost:8080', globex: 'globex.localhost:8080' };

/** Waits until `isTrue` answers true, for at most three seconds. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 3000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('did not become true in time');
    await new Promise((resolve) => void setTimeout(resolve, 10));
  }
}

/** A gateway with releases in a folder of its own, before a core-api that is real enough to be talked to. */
export async function startTestGateway(
  overrides: Partial<GatewayConfig> = {},
  destination?: LoggerOptions['destination'],
) {
  const directory = mkdtempSync(join(tmpdir(), 'gateway-'));
  const hashes = publishTestReleases(directory);
  const coreApi = await startFakeCoreApi({ internalSecret: testSecrets.internal });
  const config: GatewayConfig = {
    http: { port: 0, host: '127.0.0.1' },
    admin: { port: 0, host: '127.0.0.1' },
    coreApiUrls: [coreApi.url],
    releasesDir: directory,
    baseDomain: 'localhost',
    isAnyHost: false,
    isApiKeyRequired: false,
    maxObjectSize: 50 * 1024 * 1024,
    publicPort: null,
    contactEmail: 'support@acme.example',
    logLevel: 'silent',
    trustedProxies: 0,
    rates: { auth: 0, calls: 0, files: 0, webhooks: 0, links: 0, tokens: 0 },
    callsAtOnce: 4,
    filesAtOnce: 8,
    drainMs: 0,
    isDevelopment: false,
    hasDevelopmentFeatures: false,
    ...overrides,
  };
  const gateway = await startGateway(
    config,
    testSecrets,
    createLogger({ name: 'gateway', level: config.logLevel, ...(destination && { destination }) }),
  );
  await eventually(() => coreApi.openStreams() > 0 && coreApi.counts.controlPlane > 0);
  await eventually(async () => (await gateway.readiness.report()).isReady);
  return {
    ...gateway,
    config,
    directory,
    hashes,
    coreApi,
    keys: {
      anon: await createApiKey('anon', testSecrets.hs256),
      service: await createApiKey('service_role', testSecrets.hs256),
    },
    /** Asks at acme unless another host is given. */
    ask: (path: string, question: Question = {}) => ask(gateway.url, path, { host: hosts.acme, ...question }),
    async close() {
      await gateway.close();
      await coreApi.close();
      rmSync(directory, { recursive: true });
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;
