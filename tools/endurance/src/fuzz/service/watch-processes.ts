import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that must outlive the run. */
export type ServiceOfRun = {
  name: string;
  process: { readonly pid: number | undefined };
  adminPort: number;
};

/** Resident memory after a number of inputs. */
export type MemorySample = { inputs: number; megabytes: number };

/** What was seen of one process. */
export type ProcessReport = {
  name: string;
  hasDied: boolean;
  /** Milliseconds of the slowest sign of life, less those that this process was late itself. */
  slowestAnswer: number;
  memory: readonly MemorySample[];
};

/** Looks after the processes while inputs are sent. */
export type ProcessWatch = {
  sample(inputs: number): void;
  stop(): Promise<ProcessReport[]>;
};

const EVERY_MS = 100;

/** Asks each service for a sign of life, on a connection of its own, several times a second. */
export function watchProcesses(services: readonly ServiceOfRun[]): ProcessWatch {
  const watched = services.map((service) => ({
    service,
    pid: service.process.pid,
    slowest: 0,
    memory: [] as MemorySample[],
  }));
  let isStopped = false;
  const watching = watched.map(async (one) => {
    while (!isStopped) {
      one.slowest = Math.max(one.slowest, await timeSignOfLife(one.service.adminPort));
      await pause(EVERY_MS);
    }
  });
  return {
    sample(inputs) {
      for (const { pid, memory } of watched) memory.push({ inputs, megabytes: residentMegabytes(pid) });
    },
    async stop() {
      isStopped = true;
      await Promise.all(watching);
      return watched.map(({ service, pid, slowest, memory }) => ({
        name: service.name,
        hasDied: service.process.pid !== pid,
        slowestAnswer: Math.round(slowest),
        memory,
      }));
    },
  };
}

/** Milliseconds, without the time in which this process could not look. */
async function timeSignOfLife(port: number): Promise<number> {
  let [late, tickedAt] = [0, performance.now()];
  const tick = setInterval(() => {
    const now = performance.now();
    late += Math.max(0, now - tickedAt - 5);
    tickedAt = now;
  }, 5);
  const startedAt = performance.now();
  await fetch(`http://127.0.0.1:${port}/livez`, { headers: { connection: 'close' } })
    .then((answer) => answer.text())
    .catch(() => undefined);
  clearInterval(tick);
  return Math.max(0, performance.now() - startedAt - late);
}

/** 0 where the system does not tell, or the process is gone. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
