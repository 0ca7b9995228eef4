import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file that only its owner may read, from its first byte; a reader sees the old content or the new one. */
export function writePrivate(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}.part`;
  rmSync(unfinished, { force: true });
  try {
    const handle = openSync(unfinished, 'wx', 0o600);
    try {
      writeFileSync(handle, content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
