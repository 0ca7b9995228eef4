import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as it can be recognised later: its id may have gone to another one since. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** A process that runs now; null when there is none. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  const startedAt = process.platform === 'linux' ? startInTicks(pid) : startAsListed(pid);
  return startedAt === null ? null : { pid, startedAt };
}

/** Whether the same process still runs. */
export function isSameProcess({ pid, startedAt }: ProcessIdentity): boolean {
  return identifyProcess(pid)?.startedAt === startedAt;
}

/** Ticks since the boot that the id of the boot names. A process that only waits to be collected counts as gone. */
function startInTicks(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in brackets may hold spaces and brackets itself.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? null : `${boot} ${fields[19]}`;
  } catch {
    return null;
  }
}

function startAsListed(pid: number): string | null {
  try {
    const args = ['-o', 'lstart=', '-p', String(pid)];
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
}
