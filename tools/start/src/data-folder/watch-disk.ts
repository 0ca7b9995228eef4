import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings.ts';

/** Free bytes below which the services refuse to write: what the database needs to end its work in order. */
export const DISK_RESERVE_BYTES = 64 * 1024 * 1024;
const INTERVAL_MS = 2000;
const MEGABYTE = 1024 * 1024;

/** The data folder, and the data files, which may lie on another disk. */
export const watchedFolders = ({ dataDir, databaseUrl }: Settings) =>
  databaseUrl ? [dataDir] : [dataDir, path.join(dataDir, 'postgres')];

/** Says once when a disk of these folders is full, and once when there is space again; returns what ends that. */
export function watchDisk(folders: readonly string[], say: (line: string) => void): () => void {
  const full = new Set<string>();
  const look = async (folder: string) => {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < DISK_RESERVE_BYTES === full.has(folder)) return;
    const left = `${Math.floor(free / MEGABYTE)} MB left`;
    if (full.delete(folder)) return say(`There is space again for ${folder} (${left}): writing goes on`);
    full.add(folder);
    say(`The disk of ${folder} is full (${left}): nothing is written until there is space, reading goes on`);
  };
  const timer = setInterval(() => {
    // A folder that is not there has no disk yet.
    for (const folder of folders) void look(folder).catch(() => undefined);
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
