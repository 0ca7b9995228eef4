import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@reflectory/database';
import { ROOT } from '@reflectory/start';

const START_MS = 240_000;

/** The product as a person would start it, in an empty data folder that goes with it. */
export async function startProduct(): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'reflectory-browsers-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(dataDir, 0o755);
  const child = spawn(process.execPath, ['tools/start/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), REFLECTORY_DATA_DIR: dataDir },
    // The channel closes when this run is gone, however that came, and the product ends with it.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGINT')) await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const isServing = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The product did not start in time')), START_MS);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (!output.includes('Ctrl-C stops everything')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${output}`)));
  });
  await isServing.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, stop };
}
