import { endWithParent } from '@reflectory/database';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../settings.ts';

/** A start command that runs on a data folder of its own, removed with `remove`. */
export type StartedCommand = {
  /** What it has printed when it printed `text`, or ended. */
  printed(text: string): Promise<string>;
  /** Ctrl-C as npm sends it, twice; answers how it ended and which of its processes are left. */
  interrupt(): Promise<{ exitCode: number | null; output: string; left: string[] }>;
  /** Ends the command alone, which can do nothing more, and resolves when it is gone. */
  kill(): Promise<void>;
  /** How it ended by itself, and what it printed. */
  ended(): Promise<{ exitCode: number | null; output: string }>;
  /** Command lines of processes that the command or its data folder still has. */
  left(): string[];
  remove(): void;
};

/** A folder that also the system user of the database may enter, who is another than root. */
export function makeDataFolder(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'start-command-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** Runs a file of this folder as npm would. */
export function startCommand(
  file: string,
  port: number,
  args: string[] = [],
  dataDir = makeDataFolder(),
): StartedCommand {
  const child = spawn(process.execPath, [path.join('tools/start/src', file), ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), REFLECTORY_DATA_DIR: dataDir },
  });
  endWithParent(child, { signal: 'INT' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const left = () =>
    execFileSync('ps', ['-eo', 'pgid,ppid,args'], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(dataDir) || line.includes(` ${child.pid} `));
  /** What was killed is listed until the system has ended it. */
  const stillLeft = async () => {
    for (let tries = 0; tries < 50 && left().length > 0; tries += 1) await sleep(100);
    return left();
  };
  return {
    left,
    async printed(text) {
      while (!output.includes(text) && child.exitCode === null) await sleep(20);
      return output;
    },
    async interrupt() {
      child.kill('SIGINT');
      child.kill('SIGINT');
      return { exitCode: await ended, output, left: await stillLeft() };
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async ended() {
      return { exitCode: await ended, output };
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
