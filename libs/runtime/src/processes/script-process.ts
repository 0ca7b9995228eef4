import { fileURLToPath } from 'node:url';
import type { WorkOwner } from '@reflectory/server-kit';
import type { ScriptTask } from './script-program.ts';
import { createTaskProcess } from './task-process.ts';

/**
 * A process of its own for one script that is not ours. It knows no secret, reads nothing but the script, and starts
 * nothing; each call meets the script as if it had just been loaded.
 */
export type ScriptProcess = {
  /** Starts the process before somebody waits for it. @throws TaskEndedError, TaskFailedError */
  prepare(): Promise<void>;
  /** Calls the function with a text. @throws BusyError, TaskEndedError, TaskFailedError */
  call(owner: WorkOwner, input: string): Promise<string>;
  /** Ends the process, and with it what it is doing. */
  stop(): void;
};

export type ScriptProcessOptions = Omit<ScriptTask, 'input'> & {
  /** Milliseconds that a call may wait for its turn, and calls of one person that may wait. */
  waitMs: number;
  waitingPerPerson: number;
  /** Megabytes that the script may fill. */
  maxHeapMb: number;
};

/** Milliseconds that a start may take on a busy machine, and after which a process that hangs is ended. */
const START_MS = 5000;

/** Opens no process yet. */
export function createScriptProcess(options: ScriptProcessOptions): ScriptProcess {
  const { waitMs, waitingPerPerson, maxHeapMb, ...script } = options;
  const tasks = createTaskProcess<ScriptTask, string>({
    program: new URL('./script-program.ts', import.meta.url),
    timeLimitMs: START_MS + script.timeLimitMs,
    waitMs,
    waitingPerPerson,
    niceness: 0,
    confinement: {
      reads: [script.file, fileURLToPath(new URL('./serve-tasks.ts', import.meta.url))],
      maxHeapMb,
    },
  });
  const nobody = { instance: '', person: '' };
  return {
    prepare: async () => void (await tasks.run(nobody, { ...script, input: null })),
    call: (owner, input) => tasks.run(owner, { ...script, input }),
    stop: tasks.stop,
  };
}
