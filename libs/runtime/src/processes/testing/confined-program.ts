import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { serveTasks } from '../serve-tasks.ts';

/** What is found out of the walls around the program: its environment, and which of these it may do. */
export type Walls = { environment: string[]; allowed: string[] };

function mayDo(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

serveTasks<{ readable: string; writable: string }, Walls>(
  ({ readable, writable }) => {
    const attempts = {
      'read what is given': () => readFileSync(readable),
      'read anything else': () => readFileSync('/etc/hostname'),
      write: () => writeFileSync(writable, ''),
      'start a process': () => execFileSync(process.execPath, ['--version']),
      'start a worker': () => new Worker('', { eval: true }),
      'make code of a text': () => new Function('return 1'),
    };
    const allowed = Object.entries(attempts).flatMap(([name, attempt]) => (mayDo(attempt) ? [name] : []));
    return { environment: Object.keys(process.env), allowed };
  },
  { maxMemoryBytes: 400_000_000 },
);
