import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './settings.ts';

export type Waiting = {
  /** What is waited for. */
  name: string;
  isReady: () => Promise<boolean>;
  /** A value that changes as long as something is being done. */
  progress: () => string;
  /** Milliseconds without progress after which it is given up. */
  idleMs?: number;
  /** Milliseconds after which it is given up in any case: a service that only tries again is not getting on. */
  longestMs?: number;
};

const IDLE_MS = 30_000;
const LONGEST_MS = 5 * 60_000;

/** Waits for as long as there is progress: on a busy machine a start may take minutes. @throws StartError */
export async function waitUntilReady(waiting: Waiting): Promise<void> {
  const { name, isReady, progress, idleMs = IDLE_MS, longestMs = LONGEST_MS } = waiting;
  const startedAt = Date.now();
  let last = { value: progress(), at: startedAt };
  for (;;) {
    if (await isReady()) return;
    const now = Date.now();
    const value = progress();
    if (value !== last.value) last = { value, at: now };
    if (now - last.at >= idleMs)
      throw new StartError(`${name} did nothing for ${idleMs / 1000} s: its log tells more`);
    if (now - startedAt >= longestMs) {
      throw new StartError(`${name} was not ready after ${longestMs / 1000} s: its log tells more`);
    }
    await sleep(50);
  }
}

/** What a process has used of processors up to now; '' where the system does not tell. */
export function processorTime(pid: number | undefined): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${fields[11]} ${fields[12]}`;
  } catch {
    return '';
  }
}
