import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Length of a tick of /proc/{pid}/stat. */
const MICROSECONDS_A_TICK = 10_000;
/** Places in /proc/{pid}/stat, counted after the name of the program. */
const place = { parent: 1, userTicks: 11, systemTicks: 12 } as const;

function statOf(pid: number): number[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
}

/** A process and all that it has started. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    const child = Number(name);
    const stat = Number.isInteger(child) ? statOf(child) : null;
    return stat ? [[child, stat[place.parent]] as const] : [];
  });
  const childrenOf = (parent: number): number[] =>
    parents.flatMap(([child, of]) => (of === parent ? [child, ...childrenOf(child)] : []));
  return [pid, ...childrenOf(pid)];
}

/** Microseconds of processor time that processes have used up to now, in steps of ten milliseconds. */
export function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const stat = statOf(pid);
    return (stat?.[place.userTicks] ?? 0) + (stat?.[place.systemTicks] ?? 0);
  });
  return ticks.reduce((sum, count) => sum + count, 0) * MICROSECONDS_A_TICK;
}

function readIdle(): { idle: number; all: number } {
  const [, ...ticks] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number);
  return { idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), all: ticks.reduce((sum, count) => sum + count, 0) };
}

/** Share of the machine that nobody used while waiting, from 0 to 1. */
async function idleShare(waitMs: number): Promise<number> {
  const before = readIdle();
  await sleep(waitMs);
  const after = readIdle();
  return (after.idle - before.idle) / Math.max(1, after.all - before.all);
}

const QUIET = 0.92;
const LOOK_MS = 400;

/** Waits until the machine does nothing else, or until the patience ends. Returns the idle share that it saw last. */
export async function waitForQuiet(patienceMs: number): Promise<number> {
  const until = performance.now() + patienceMs;
  let idle = await idleShare(LOOK_MS);
  while (idle < QUIET && performance.now() < until) idle = await idleShare(LOOK_MS);
  return idle;
}
