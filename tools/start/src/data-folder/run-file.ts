import { identifyProcess, isSameProcess, type ProcessIdentity } from '@reflectory/database';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from '../ports.ts';
import type { Owner } from './lock-data-folder.ts';

/** What runs in a data folder, for a later start, for scripts and for browser tests. */
export type RunFile = {
  /** Notes a process when it starts; each leads a process group. */
  note(name: string, pid: number): void;
  remove(): void;
};

type Content = { owner: Owner; ports: Ports; pids: Record<string, number>; processes: ProcessIdentity[] };

const fileOf = (dataDir: string) => path.join(dataDir, 'run.json');

/** Begins the run file of a start that has the folder. */
export function openRunFile(dataDir: string, ports: Ports): RunFile {
  const owner: Owner = { pid: process.pid, port: ports.public, since: new Date().toISOString() };
  const processes = new Map<string, ProcessIdentity>();
  const write = () => {
    const pids = Object.fromEntries([...processes].map(([name, { pid }]) => [name, pid]));
    const content: Content = { owner, ports, pids, processes: [...processes.values()] };
    const unfinished = `${fileOf(dataDir)}.part`;
    try {
      writeFileSync(unfinished, `${JSON.stringify(content, null, 2)}\n`);
      renameSync(unfinished, fileOf(dataDir));
    } catch {
      // A full disk: what runs goes on, and the old content still names who has the folder.
      rmSync(unfinished, { force: true });
    }
  };
  write();
  return {
    note(name, pid) {
      const identity = identifyProcess(pid);
      if (!identity) return;
      processes.set(name, identity);
      write();
    },
    remove: () => rmSync(fileOf(dataDir), { force: true }),
  };
}

/** A service has that long to end its requests. */
const GRACE_MS = 10_000;

/** Ends what a killed start left running in a folder that is ours now; answers how many processes that were. */
export async function endLeftovers(dataDir: string): Promise<number> {
  const left = readProcesses(dataDir).filter(isSameProcess);
  for (const { pid } of left) signalGroup(pid, 'SIGTERM');
  const deadline = Date.now() + GRACE_MS;
  while (left.some(isSameProcess) && Date.now() < deadline) await sleep(50);
  for (const one of left.filter(isSameProcess)) signalGroup(one.pid, 'SIGKILL');
  return left.length;
}

function readProcesses(dataDir: string): ProcessIdentity[] {
  try {
    const content: Partial<Content> = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return content.processes ?? [];
  } catch {
    return [];
  }
}

function signalGroup(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended meanwhile, or leads no group.
  }
}
