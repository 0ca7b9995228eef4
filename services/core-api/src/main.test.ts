import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import {} from './testing/test-api.ts';
import { createTestDatabase, INTERNAL_SECRET, type TestDatabase } from '@reflectory/runtime/testing';

const servingSchema = z.object({ msg: z.literal('serving'), port: z.number(), adminPort: z.number() });

let db: TestDatabase;
let folder: string;
const endings: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'core-api-'));
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'key-1', alg: 'ES256', use: 'sig' };
  await writeFile(path.join(folder, 'keys.json'), JSON.stringify({ keys: [key] }));
});
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await rm(folder, { recursive: true });
  await db.drop();
});

/** Starts the program on ports of its own, and answers these when it serves. */
async function start(env: Record<string, string>) {
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main], {
    env: {
      CORE_API_HTTP_PORT: '0',
      CORE_API_ADMIN_PORT: '0',
      CORE_API_DATABASE_URL: db.url,
      CORE_API_INTERNAL_SECRET: INTERNAL_SECRET,
      CORE_API_AUTH_FACTOR_SECRET: 'a factor secret of at least 32 characters',
      CORE_API_LINK_SECRET: 'a link secret of at least 32 characters',
      CORE_API_AUTH_JWK_FILE: path.join(folder, 'keys.json'),
      CORE_API_MAIL_OUTBOX_DIR: folder,
      CORE_API_STORAGE_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endings.push(async () => child.kill('SIGTERM') && (await once(child, 'exit')));
  for await (const line of createInterface({ input: child.stdout })) {
    const serving = servingSchema.safeParse(JSON.parse(line));
    if (serving.success) return serving.data;
  }
  throw new Error('core-api did not start');
}

/** Whether anybody takes connections there. */
const isThere = (host: string, port: number) =>
  fetch(`http://${host}:${port}/internal/taking-calls`).then(
    () => true,
    () => false,
  );

it('listens on this machine alone, unless it is told otherwise', async () => {
  const { port, adminPort } = await start({});
  expect([await isThere('127.0.0.1', port), await isThere('127.0.0.1', adminPort)]).toEqual([true, true]);
  expect([await isThere('127.0.0.2', port), await isThere('127.0.0.2', adminPort)]).toEqual([false, false]);
});

// Linux alone has every address of 127.0.0.0/8.
it.runIf(process.platform === 'linux')(
  'listens where it is told, its admin port beside or apart',
  async () => {
    const { port, adminPort } = await start({ CORE_API_HTTP_HOST: '127.0.0.2' });
    expect([await isThere('127.0.0.2', port), await isThere('127.0.0.1', port)]).toEqual([true, false]);
    expect([await isThere('127.0.0.2', adminPort), await isThere('127.0.0.1', adminPort)]).toEqual([
      false,
      true,
    ]);
    const told = await start({ CORE_API_ADMIN_HOST: '127.0.0.2' });
    expect([await isThere('127.0.0.2', told.adminPort), await isThere('127.0.0.1', told.adminPort)]).toEqual([
      true,
      false,
    ]);
  },
);
