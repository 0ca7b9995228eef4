import type { Job, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { StatementExecutor } from '../database/statement-executor.ts';
import type { EventHandler } from './event.ts';
import { createEventDispatcher, type EventJob } from './event-dispatcher.ts';
import { keepDeadLetter } from './events.repository.ts';
import { type JobWaker, OWN_LOOK_SECONDS } from './job-waker.ts';

/** Where jobs go whose last try failed. */
const DEAD_LETTERS = 'dead-letters';

/** In order for each subject: a job that runs or is to be tried again holds back those of the same subject. */
const eventQueue = {
  policy: 'key_strict_fifo',
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 600,
  heartbeatSeconds: 20,
  deleteAfterSeconds: 3600,
  deadLetter: DEAD_LETTERS,
} as const;

/** Events that a handler is asked about at once, where it can say which concern it. */
const ASKED_AT_ONCE = 100;

const deadLetterQueue = {
  policy: 'standard',
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 3600,
} as const;

type Options = {
  boss: PgBoss;
  executor: StatementExecutor;
  handlers: readonly EventHandler[];
  waker: Pick<JobWaker, 'add' | 'wake'>;
  /** Measures and logs one run. */
  observe(job: string, run: () => Promise<void>): Promise<void>;
  onError: (error: unknown) => void;
  /** Milliseconds between two looks for events. */
  pollMs: number;
};

/** What became of each: those that concern nobody are done, and one that fails holds up no other. */
async function handleSome(
  { name, concerns, handle }: EventHandler,
  jobs: readonly Job<EventJob>[],
  observe: Options['observe'],
): Promise<JobResult[]> {
  let concerned: ReadonlySet<string> = new Set();
  await observe(name, async () => {
    concerned = (await concerns?.(jobs.map(({ data }) => data))) ?? concerned;
  });
  const results: JobResult[] = [];
  for (const { id, data } of jobs) {
    const failure: unknown = concerned.has(data.id)
      ? await observe(name, () => handle(data)).catch((error: unknown) => error)
      : undefined;
    const output = failure instanceof Error ? { message: failure.message } : undefined;
    results.push(output ? { id, status: 'failed', output } : { id, status: 'completed' });
  }
  return results;
}

/** Delivers events to their handlers. */
export type EventDelivery = { start(): Promise<void>; stop(): Promise<void> };

export function createEventDelivery(options: Options): EventDelivery {
  const { boss, executor, handlers, waker, observe } = options;
  const dispatcher = createEventDispatcher({
    ...options,
    handlers: handlers.map(({ name }) => name),
    onDispatched: waker.wake,
  });

  const work = async (handler: EventHandler): Promise<void> => {
    const { name, concurrency, handle } = handler;
    const polling = { pollingIntervalSeconds: OWN_LOOK_SECONDS, groupConcurrency: 1 };
    const many = { ...polling, batchSize: ASKED_AT_ONCE, perJobResults: true } as const;
    for (let lane = 0; lane < concurrency; lane += 1) {
      // What one that is done held back need not wait for the next look; there is not more than this lane takes.
      const goOn = () => {
        if (own !== undefined) boss.notifyWorker(own);
      };
      let own: string | undefined;
      own = handler.concerns
        ? await boss.work<EventJob, void, typeof many>(name, many, (jobs) =>
            handleSome(handler, jobs, observe).finally(goOn),
          )
        : await boss.work<EventJob>(name, polling, async ([job]) => {
            if (job) await observe(name, () => handle(job.data)).finally(goOn);
          });
      waker.add(name, own);
    }
  };

  /** The job that failed goes first: until then it holds back what comes after it. */
  const keepApart = async ({ sourceName, sourceOutput, data }: JobWithMetadata<EventJob>): Promise<void> => {
    if (sourceName === null) return;
    await boss.deleteJob(sourceName, data.id);
    waker.wake(sourceName);
    const { message } = Object(sourceOutput) as { message?: unknown };
    await keepDeadLetter(executor, sourceName, data, typeof message === 'string' ? message : 'unknown');
    await handlers.find(({ name }) => name === sourceName)?.giveUp(data);
  };

  return {
    async start() {
      await boss.createQueue(DEAD_LETTERS, deadLetterQueue);
      const { policy, ...changeable } = eventQueue;
      for (const handler of handlers) {
        await boss.createQueue(handler.name, { policy, ...changeable });
        await boss.updateQueue(handler.name, changeable);
        // Known to the processes of other releases as well, which hand over what they do not hear themselves.
        for (const event of handler.events) await boss.subscribe(event, handler.name);
        await work(handler);
      }
      const polling = { pollingIntervalSeconds: OWN_LOOK_SECONDS, includeMetadata: true } as const;
      const keeper = await boss.work<EventJob, void, typeof polling>(DEAD_LETTERS, polling, async ([job]) => {
        if (job) await observe(DEAD_LETTERS, () => keepApart(job));
      });
      waker.add(DEAD_LETTERS, keeper);
      dispatcher.start();
    },
    stop: dispatcher.stop,
  };
}
