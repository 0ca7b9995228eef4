import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../settings.ts';

/** SQLite's code for a file that another process has locked. */
const BUSY = 5;

/** Whether it says that another process has the lock. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/** What a start tells of itself to one that comes after it. */
export type Owner = { pid: number; port: number; since: string };

/**
 * Takes a data folder for this process; returns what gives it back. The lock is the operating system's, on an open
 * file: it goes with the process, however that ends, and no process id can be mistaken for its owner.
 *
 * @throws StartError naming who has the folder
 */
export function lockDataFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const lock = new DatabaseSync(path.join(dataDir, 'start.lock'));
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      isBusy(error) ? inUse(dataDir) : `The data folder ${dataDir} cannot be used: ${reason}`,
    );
  }
}

function inUse(dataDir: string): string {
  const owner = readOwner(dataDir);
  const who = owner ? ` (process ${owner.pid}, port ${owner.port}, since ${owner.since})` : '';
  return `The data folder ${dataDir} is in use by another start${who}: end that one, or set REFLECTORY_DATA_DIR to a folder of its own`;
}

/** Who wrote the run file; null where it is not there or cannot be read. */
function readOwner(dataDir: string): Owner | null {
  try {
    const { owner }: { owner?: Owner } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
    return owner ?? null;
  } catch {
    return null;
  }
}
