import { readFileSync } from 'node:fs';

const EVERY_MS = 250;
const MIB = 1024;

/** Resident memory of a process in MiB; 0 where there is none. */
export function residentMemory(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / MIB;
  } catch {
    return 0;
  }
}

/** Looks again and again at how much memory processes have. */
export function watchMemory<Name extends string>(processes: Record<Name, () => number | undefined>) {
  const names = Object.keys(processes) as Name[];
  const samples: { at: number; memory: Record<Name, number> }[] = [];
  const timer = setInterval(() => {
    const memory = Object.fromEntries(names.map((name) => [name, residentMemory(processes[name]())]));
    samples.push({ at: performance.now(), memory: memory as Record<Name, number> });
  }, EVERY_MS);
  return {
    /** The most that it had between two moments of `performance.now()`, in MiB. */
    peak: (name: Name, from: number, to: number): number =>
      Math.max(0, ...samples.filter(({ at }) => at >= from && at <= to).map(({ memory }) => memory[name])),
    stop: () => clearInterval(timer),
  };
}
