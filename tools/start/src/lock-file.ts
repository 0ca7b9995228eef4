import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that another process has locked. */
const BUSY = 5;

/**
 * Takes a file for this process; returns what gives it back, or null where another one has it. The lock is the operating
 * system's, on an open file: it goes with the process, however that ends, and no process id can be mistaken for its owner.
 *
 * @throws Error where the file cannot be opened
 */
export function lockFile(file: string): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null;
    throw error;
  }
}
