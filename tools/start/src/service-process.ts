import { endWithParent } from '@reflectory/database';
import { spawn, type ChildProcess } from 'node:child_process';
import { type ClientRequest, get } from 'node:http';
import { compileCache } from './compile-cache.ts';
import { openServiceLog } from './service-log.ts';
import { ROOT, StartError } from './settings.ts';
import { processorTime, waitUntilReady } from './wait-until-ready.ts';

/** A service that is started again when it dies. */
export type ServiceProcess = {
  /** Undefined while it is dead. */
  readonly pid: number | undefined;
  /** Resolves when the readiness address answers 200. */
  ready(): Promise<void>;
  /** Ends the service gracefully, or kills it when that takes too long. */
  stop(): Promise<void>;
};

export type ServiceOptions = {
  name: string;
  main: string;
  env: Record<string, string>;
  readyUrl: string;
  logDir: string;
  /** Restarts the service when one of its files changes. */
  watch: boolean;
  /** Called with the process id whenever the service was started, at first and after it died. */
  onStart?: (pid: number) => void;
};

const RESTART_DELAY_MS = 300;
/** Between the starts of a service that keeps dying. */
const LONGEST_RESTART_DELAY_MS = 5000;
const READY_QUESTION_MS = 5000;
/** Longer than the services give their own requests to finish. */
const STOP_TIMEOUT_MS = 15_000;
/** Deaths in a row, each soon after its start, after which a service that never ran is given up. */
const MAX_EARLY_DEATHS = 3;
const EARLY_MS = 5_000;

/** Starts a service in a process group of its own, so that Ctrl-C reaches it in our order. */
export function startService(options: ServiceOptions): ServiceProcess {
  const log = openServiceLog(options.logDir, options.name);
  let child: ChildProcess;
  let isStopping = false;
  let earlyDeaths = 0;
  let hasServed = false;
  let lastLine = '';
  let onGivenUp: (error: Error) => void = () => undefined;
  const givenUp = new Promise<never>((_resolve, reject) => (onGivenUp = reject));
  givenUp.catch(() => undefined);

  const launch = () => {
    const startedAt = Date.now();
    // Killed at once: pages and services hold streams open, for which a graceful end would wait.
    const watching = ['--watch', '--watch-preserve-output', '--watch-kill-signal=SIGKILL'];
    const args = options.watch ? [...watching, options.main] : [options.main];
    child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...compileCache, ...options.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithParent(child, { isGroup: true });
    if (child.pid !== undefined) options.onStart?.(child.pid);
    const keep = (chunk: Buffer) => {
      log.write(chunk);
      lastLine = chunk.toString().trim().split('\n').at(-1) ?? lastLine;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('exit', () => {
      if (isStopping) return;
      earlyDeaths = Date.now() - startedAt < EARLY_MS ? earlyDeaths + 1 : 0;
      if (!hasServed && earlyDeaths >= MAX_EARLY_DEATHS)
        return onGivenUp(new StartError(`${options.name}: ${lastLine}`));
      setTimeout(() => {
        if (!isStopping) launch();
      }, restartDelay(earlyDeaths));
    });
  };
  launch();

  return {
    get pid() {
      return isRunning(child) ? child.pid : undefined;
    },
    async ready() {
      const progress = () => `${lastLine} ${processorTime(child.pid)}`;
      await Promise.race([givenUp, waitForAnswer(options, progress)]);
      hasServed = true;
    },
    async stop() {
      isStopping = true;
      if (!isRunning(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Milliseconds; the database may be away for a while, and the service cannot start without it. */
function restartDelay(earlyDeaths: number): number {
  const excess = Math.max(0, earlyDeaths - MAX_EARLY_DEATHS);
  return Math.min(RESTART_DELAY_MS * 2 ** excess, LONGEST_RESTART_DELAY_MS);
}

/** The whole group: `--watch` runs the service in a child of its own. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    child.kill(name);
  }
}

function waitForAnswer({ name, readyUrl }: ServiceOptions, progress: () => string): Promise<void> {
  return waitUntilReady({ name, isReady: () => answersWell(readyUrl), progress });
}

/** Asked twenty times a second: to load and use `fetch` for it takes more of a processor than the start can spare. */
const answersWell = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(url, { timeout: READY_QUESTION_MS, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .once('timeout', function (this: ClientRequest) {
        this.destroy();
      })
      .once('error', () => resolve(false));
  });
