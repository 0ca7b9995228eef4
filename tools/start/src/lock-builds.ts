import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFile } from './lock-file.ts';
import { ROOT } from './settings.ts';

const FOLDER = path.join(ROOT, 'node_modules/.cache/reflectory');
const LOOK_MS = 200;

/**
 * Waits until no other start of this checkout builds; returns what lets the next one.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function lockBuilds(signal: AbortSignal, folder = FOLDER): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const unlock = lockFile(path.join(folder, 'builds.lock'));
    if (unlock) return unlock;
    await pause(LOOK_MS, undefined, { signal });
  }
}
