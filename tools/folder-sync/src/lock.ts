import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SyncError } from './state.ts';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** One run at a time in a folder; one that was ended leaves no lock that counts. @throws SyncError */
export function takeLock(root: string): () => void {
  const file = path.join(root, '.reflectory-sync.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(file, 'utf8'));
      if (pid > 0 && pid !== process.pid && isRunning(pid)) break;
      rmSync(file, { force: true });
    }
  }
  throw new SyncError('Another run is under way in this folder');
}
