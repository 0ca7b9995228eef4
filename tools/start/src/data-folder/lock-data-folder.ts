import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockFile } from '../lock-file.ts';
import { StartError } from '../settings.ts';

/** What a start tells of itself to one that comes after it. */
export type Owner = { pid: number; port: number; since: string };

/**
 * Takes a data folder for this process; returns what gives it back.
 *
 * @throws StartError naming who has the folder
 */
export function lockDataFolder(dataDir: string): () => void {
  const unlock = takeFolder(dataDir);
  if (!unlock) throw new StartError(inUse(dataDir));
  return unlock;
}

function takeFolder(dataDir: string): (() => void) | null {
  try {
    mkdirSync(dataDir, { recursive: true });
    return lockFile(path.join(dataDir, 'start.lock'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${dataDir} cannot be used: ${reason}`);
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
