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
  remove(): void;
};

/** Runs a file of this folder as npm would. */
export function startCommand(file: string, port: number, args: string[] = []): StartedCommand {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'start-command-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(dataDir, 0o755);
  const child = spawn(process.execPath, [path.join('tools/start/src', file), ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), REFLECTORY_DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  /** Command lines of processes that the command or its data folder still has. */
  const left = () =>
    execFileSync('ps', ['-eo', 'pgid,ppid,args'], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(dataDir) || line.includes(` ${child.pid} `));
  return {
    async printed(text) {
      while (!output.includes(text) && child.exitCode === null) await sleep(20);
      return output;
    },
    async interrupt() {
      child.kill('SIGINT');
      child.kill('SIGINT');
      return { exitCode: await ended, output, left: left() };
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
