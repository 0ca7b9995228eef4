import type { PgBoss } from 'pg-boss';
import type { StatementExecutor } from '../database/statement-executor.ts';
import { findDueQueues } from './due-queues.repository.ts';

type Options = {
  boss: Pick<PgBoss, 'notifyWorker'>;
  executor: StatementExecutor;
  onError: (error: unknown) => void;
  /** Seconds between two looks for jobs of other processes, or whose time has come. */
  pollSeconds: number;
};

/** Seconds after which a worker looks by itself: only what nobody woke it for waits that long. */
export const OWN_LOOK_SECONDS = 60;

/** Wakes workers whose queue has something to do: one question for all queues, in place of one for each. */
export type JobWaker = {
  /** A worker of a queue, by the id that `boss.work` gave it. */
  add(queue: string, worker: string): void;
  wake(queue: string): void;
  start(): void;
  stop(): Promise<void>;
};

export function createJobWaker({ boss, executor, onError, pollSeconds }: Options): JobWaker {
  const workers = new Map<string, string[]>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isStopping = false;

  const wake = (queue: string) => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
  };
  const look = async () => {
    for (const queue of await findDueQueues(executor, [...workers.keys()])) wake(queue);
  };
  const lookLater = () => {
    if (isStopping) return;
    timer = setTimeout(() => {
      looking = look().catch(onError).finally(lookLater);
    }, pollSeconds * 1000);
  };
  return {
    add: (queue, worker) => void workers.set(queue, [...(workers.get(queue) ?? []), worker]),
    wake,
    start: lookLater,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
