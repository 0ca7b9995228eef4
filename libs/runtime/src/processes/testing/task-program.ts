import { setTimeout as pause } from 'node:timers/promises';
import { serveTasks } from '../serve-tasks.ts';

/** What the tests ask for. */
export type TestTask = { sleepMs?: number; failure?: string; fillBytes?: number; secret?: string };

const kept: Buffer[] = [];

serveTasks(
  async ({ sleepMs = 0, failure, fillBytes = 0, secret }: TestTask) => {
    if (fillBytes > 0) kept.push(Buffer.alloc(fillBytes, 1));
    await pause(sleepMs);
    if (failure !== undefined) throw new Error(failure);
    return { pid: process.pid, secret: secret === undefined ? null : (process.env[secret] ?? null) };
  },
  { maxMemoryBytes: 400_000_000 },
);
