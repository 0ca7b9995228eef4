import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds to wait for another publisher; each has the folder for some milliseconds. */
const TIMEOUT_MS = 30_000;

/** Runs something while nobody else changes what is current; the lock goes with the process, however it ends. */
export function withReleasesLock<T>(releasesFolder: string, run: () => T): T {
  mkdirSync(releasesFolder, { recursive: true });
  const lock = new DatabaseSync(join(releasesFolder, 'publish.lock'), { timeout: TIMEOUT_MS });
  try {
    lock.exec('begin exclusive');
    return run();
  } finally {
    lock.close();
  }
}
