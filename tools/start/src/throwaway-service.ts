import { findFreePort } from '@reflectory/database';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readServiceSettings } from './service-settings.ts';
import { startStack, type Stack } from './stack.ts';

/** The service of tests and measurements, on a data folder that goes with it. */
export type ThrowawayService = {
  stack: Stack;
  url: string;
  coreApiUrl: string;
  dataDir: string;
  stop(): Promise<void>;
};

/**
 * Starts the service as its reader would, but silently. With a folder of SQL files schema public is theirs, else the
 * product's tables are in it.
 *
 * @throws StartError
 */
export async function startThrowawayService(sqlDir?: string): Promise<ThrowawayService> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'reflectory-service-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(dataDir, 0o755);
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const sql = sqlDir === undefined ? [] : ['--sql', sqlDir];
  const stack = await startOnFreePort(['--data', dataDir, ...sql], process.env).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    stack,
    url: `http://127.0.0.1:${stack.ports.public}`,
    coreApiUrl: `http://127.0.0.1:${stack.ports.coreApi}`,
    dataDir,
    async stop() {
      await stack.stop();
      remove();
    },
  };
}

const MAX_TURNS = 4;

/**
 * Starts the service silently on a port that is free: where others start services as well, one may be taken between
 * its choice and its use.
 *
 * @throws StartError
 */
export async function startOnFreePort(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  turn = 1,
): Promise<Stack> {
  const settings = readServiceSettings(['--port', String(await findFreePort()), ...args], env);
  return startStack(settings, () => undefined, new AbortController().signal).catch((error: unknown) => {
    if (turn === MAX_TURNS || !String(error).includes('EADDRINUSE')) throw error;
    return startOnFreePort(args, env, turn + 1);
  });
}
