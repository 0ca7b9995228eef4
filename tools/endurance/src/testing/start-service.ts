import { findFreePort } from '@reflectory/database';
import { readServiceSettings, startStack, type Stack } from '@reflectory/start';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The service of a run, on a data folder that goes with it. */
export type EnduranceService = { stack: Stack; url: string; coreApiUrl: string; stop(): Promise<void> };

/**
 * Starts the service as its reader would, limits by address are off. With a folder of SQL files schema public is theirs,
 * else the product's tables are in it.
 */
export async function startService(sqlDir?: string): Promise<EnduranceService> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-endurance-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const sql = sqlDir === undefined ? [] : ['--sql', sqlDir];
  const stack = await startSomewhere(['--data', folder, ...sql]);
  return {
    stack,
    url: `http://127.0.0.1:${stack.ports.public}`,
    coreApiUrl: `http://127.0.0.1:${stack.ports.coreApi}`,
    async stop() {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const MAX_TURNS = 4;

/** Where others start services as well a port may be taken between its choice and its use. */
async function startSomewhere(args: readonly string[], turn = 1): Promise<Stack> {
  const settings = readServiceSettings(['--port', String(await findFreePort()), ...args], process.env);
  return startStack(settings, () => undefined, new AbortController().signal).catch((error: unknown) => {
    if (turn === MAX_TURNS || !String(error).includes('EADDRINUSE')) throw error;
    return startSomewhere(args, turn + 1);
  });
}
