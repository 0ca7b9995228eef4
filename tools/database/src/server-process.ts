import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { endWithParent } from './end-with-parent.ts';
import type { UserIds } from './unprivileged-user.ts';

/** After that the server ends at once and recovers at its next start. */
const STOP_TIMEOUT_MS = 10_000;
/** What a killed server left behind may hold the folder for a moment. */
const RESTART_DELAY_MS = 100;
const LONGEST_RESTART_DELAY_MS = 5000;

export type ServerOptions = {
  binaries: Binaries;
  dataDir: string;
  port: number;
  user: UserIds;
  isDurable: boolean;
};

/** Starts the server; resolves when it takes connections. @throws Error with the reason in one line */
export function startServer(options: ServerOptions): Promise<ChildProcess> {
  const { binaries, dataDir, port, user, isDurable } = options;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  // What is read is mostly in the machine's memory: to hand it to processes that read takes longer than to read it.
  settings.push('io_method=sync');
  if (!isDurable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  // A process group of its own: Ctrl-C must reach the database last, after those who use it.
  const server = spawn(binaries.postgres, ['-D', dataDir, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithParent(server, { signal: 'INT', lastSignal: 'QUIT', graceSeconds: STOP_TIMEOUT_MS / 1000, user });
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4000);
      if (output.includes('ready to accept connections')) resolve(server);
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      const reason = output.match(/FATAL: {2}(.*)/)?.[1] ?? output.trim().split('\n').at(-1);
      reject(new Error(`The database did not start (exit code ${code}): ${reason}`));
    });
  });
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function stopServer(server: ChildProcess): Promise<void> {
  if (!isRunning(server)) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill('SIGINT');
  });
}

/** A server that is started again when it dies. */
export type KeptServer = { readonly pid: number | undefined; stop(): Promise<void> };

/** Brings the server back, at the same address, for as long as it is not stopped; what was committed is recovered. */
export function keepServer(first: ChildProcess, start: () => Promise<ChildProcess>): KeptServer {
  let server = first;
  let isStopping = false;
  let restarting = Promise.resolve();
  const bringBack = async () => {
    let delayMs = RESTART_DELAY_MS;
    while (!isStopping) {
      try {
        server = await start();
        watch();
        return;
      } catch {
        await sleep(delayMs);
        delayMs = Math.min(delayMs * 2, LONGEST_RESTART_DELAY_MS);
      }
    }
  };
  const watch = () => {
    server.once('exit', () => {
      if (!isStopping) restarting = bringBack();
    });
  };
  watch();
  return {
    get pid() {
      return isRunning(server) ? server.pid : undefined;
    },
    async stop() {
      isStopping = true;
      await restarting;
      await stopServer(server);
    },
  };
}
