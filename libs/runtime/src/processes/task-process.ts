import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { createFairQueue, type WorkOwner } from '@reflectory/server-kit';
import type { TaskAnswer } from './serve-tasks.ts';

/** A task was given up: it took too long, or too much memory. */
export class TaskEndedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TaskEndedError';
  }
}

/** The task itself failed; the message is that of the process. */
export class TaskFailedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TaskFailedError';
  }
}

/** A process of its own for work that keeps a processor busy. It is started with its first task. */
export type TaskProcess<Task, Result> = {
  /**
   * Does one task after the other, fairly between instances and people. With `signal` aborted it is not done, or ended.
   *
   * @throws BusyError, TaskEndedError, TaskFailedError
   */
  run(owner: WorkOwner, task: Task, signal?: AbortSignal): Promise<Result>;
  /** Ends the process, and with it what it is doing. */
  stop(): void;
};

export type TaskProcessOptions = {
  /** A program that calls `serveTasks`. */
  program: URL;
  /** Milliseconds that a task may take, and those that it may wait for its turn. */
  timeLimitMs: number;
  waitMs: number;
  /** Tasks of one person that may wait. */
  waitingPerPerson: number;
  /** How far whoever waits for a page comes before whoever waits for this: 0 not at all, 19 always. */
  niceness: number;
  /** For a program that runs code which is not ours. */
  confinement?: Confinement;
};

/** Walls around a process: it reads these files alone, starts and writes nothing, has an empty environment and so much heap. */
export type Confinement = { reads: readonly string[]; maxHeapMb: number };

/** Opens no process yet. */
export function createTaskProcess<Task, Result>(options: TaskProcessOptions): TaskProcess<Task, Result> {
  const { program, timeLimitMs, waitMs, waitingPerPerson, niceness, confinement } = options;
  const queue = createFairQueue({ atOnce: 1, waitMs, waitingPerPerson });
  let child: ChildProcess | null = null;

  const open = (): ChildProcess => {
    if (child?.connected) return child;
    // In a group of its own: what ends this process's group lets it finish what somebody waits for.
    const opened = fork(program, [], {
      serialization: 'advanced',
      execArgv: confinement ? walls(confinement) : [],
      env: confinement ? {} : surroundings(),
      detached: true,
    });
    if (opened.pid !== undefined) setPriority(opened.pid, niceness);
    opened.once('exit', () => {
      if (child === opened) child = null;
    });
    // Neither keeps a process alive that has nothing else to do.
    opened.unref();
    opened.channel?.unref();
    child = opened;
    return opened;
  };
  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };

  const ask = (task: Task, signal: AbortSignal | undefined) =>
    new Promise<Result>((resolve, reject) => {
      const asked = open();
      asked.channel?.ref();
      const conclude = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        asked.off('message', onAnswer).off('exit', onExit).off('error', onError);
        asked.channel?.unref();
        settle();
      };
      const giveUp = (reason: unknown) =>
        conclude(() => {
          end();
          reject(reason);
        });
      const onAbort = () => giveUp(signal?.reason);
      const onError = (error: Error) => giveUp(error);
      const onExit = () => conclude(() => reject(new TaskEndedError('The process of the task ended')));
      const onAnswer = (answer: TaskAnswer<Result>) =>
        conclude(() => {
          if ('result' in answer) resolve(answer.result);
          else reject(new TaskFailedError(answer.failure));
        });
      const timer = setTimeout(() => giveUp(new TaskEndedError('The task took too long')), timeLimitMs);
      signal?.addEventListener('abort', onAbort, { once: true });
      asked.on('message', onAnswer).once('exit', onExit).once('error', onError);
      asked.send({ task });
    });

  return {
    run: (owner, task, signal) => queue.run(owner, () => ask(task, signal), signal ? { signal } : {}),
    stop: end,
  };
}

/** A small one is emptied often: what a task leaves behind would else fill the whole heap first. */
const YOUNG_HEAP_MB = 4;

/** Without modules in contexts, Node would answer an import of foreign code with an error of its own. */
const walls = ({ reads, maxHeapMb }: Confinement) => [
  '--permission',
  ...reads.map((path) => `--allow-fs-read=${path}`),
  `--max-old-space-size=${maxHeapMb}`,
  `--max-semi-space-size=${YOUNG_HEAP_MB}`,
  '--disallow-code-generation-from-strings',
  '--experimental-vm-modules',
];

/** What a process needs to run; no secret of ours is handed on. */
const surroundings = () =>
  Object.fromEntries(
    ['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
