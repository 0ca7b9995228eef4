import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone when the measurement ends, however that may be. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reflectory-bench-'));
  // Servers that run as another user have to be able to pass.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
