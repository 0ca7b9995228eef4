import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { onCore } from './cores.ts';

/** A server that was started for a measurement and ends with it. */
export type ServerProcess = { pid: number; stop(): Promise<void> };

export type ServerOptions = {
  core: number;
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Its output, as a server in use writes it: to a file. */
  logFile: string;
  /** Answers 2xx when the server is ready. */
  readyUrl: string;
};

const PATIENCE_MS = 60_000;
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a server on one core and waits until it is ready. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { core, program, args, env = {}, logFile, readyUrl } = options;
  const log = openSync(logFile, 'a');
  const [command, list] = onCore(core, program, args);
  const child = spawn(command, list, { env: { ...process.env, ...env }, stdio: ['ignore', log, log] });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => running.delete(child));
  const until = performance.now() + PATIENCE_MS;
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${program} ${args.join(' ')} did not become ready; see ${logFile}`);
    }
    await sleep(50);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(killing);
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
