import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes of memory that a process holds. */
function residentBytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1024;
}

/** The same for several once they hold no more than a moment before, after some seconds at most. */
export async function settledBytes(pids: readonly number[]): Promise<number[]> {
  let before = pids.map(residentBytes);
  for (let look = 0; look < 8; look += 1) {
    await sleep(1000);
    const now = pids.map(residentBytes);
    if (now.every((bytes, index) => Math.abs(bytes - (before[index] ?? 0)) < 512 * 1024)) return now;
    before = now;
  }
  return before;
}
