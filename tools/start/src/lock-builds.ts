import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './data-folder/lock-data-folder.ts';
import { ROOT } from './settings.ts';

const FOLDER = path.join(ROOT, 'node_modules/.cache/reflectory');
const LOOK_MS = 200;

/**
 * Waits until no other start of this checkout builds; returns what lets the next one. The lock goes with the process,
 * however that ends.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function lockBuilds(signal: AbortSignal, folder = FOLDER): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, 'builds.lock'), { timeout: 0 });
  try {
    while (!isTaken(lock)) await pause(LOOK_MS, undefined, { signal });
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
