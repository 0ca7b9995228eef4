import type { Logger } from '@reflectory/server-kit';
import { PgBoss } from 'pg-boss';
import type { StatementExecutor } from '../database/statement-executor.ts';
import type { EventHandler } from './event.ts';
import { createEventDelivery } from './event-delivery.ts';
import { failureOf } from './failure-of.ts';
import type { Job } from './job.ts';
import type { JobMetrics } from './job-metrics.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import { createJobWaker, OWN_LOOK_SECONDS } from './job-waker.ts';

/** One waits at most, besides the one that runs. A job carries no data: what is to do is asked from the tables. */
const queueOptions = {
  policy: 'stately',
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 600,
  // A killed worker leaves its job marked as running; after this long another one takes it.
  heartbeatSeconds: 20,
  retentionSeconds: 86_400,
  deleteAfterSeconds: 86_400,
} as const;

/** What runs in the background. */
export type JobQueue = {
  start(): Promise<void>;
  /** Runs a job soon, unless it waits already. */
  hurry(name: string): Promise<void>;
  /** Lets what runs finish. */
  stop(): Promise<void>;
};

export type JobQueueOptions = {
  executor: StatementExecutor;
  jobs: readonly Job[];
  /** Who hears events. */
  handlers?: readonly EventHandler[];
  metrics: JobMetrics;
  logger: Logger;
  /** Seconds between two looks for work. */
  pollSeconds?: number;
  /** Milliseconds between two looks for events. */
  eventPollMs?: number;
};

/** Runs jobs at their times and hands events to who hears them; any number of processes share the work. */
export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { executor, jobs, handlers = [], metrics, logger, pollSeconds = 2, eventPollMs = 200 } = options;
  const boss = new PgBoss({ ...bossOptions(executor), schedule: true, supervise: true });
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue failed'));

  const observe = async (name: string, run: () => Promise<void>): Promise<void> => {
    const finish = metrics.start(name);
    try {
      await run();
      finish('done');
    } catch (error) {
      finish('failed');
      logger.error({ job: name, failure: failureOf(error) }, 'job failed');
      throw new Error(nameOf(error));
    }
  };
  const runJob = (job: Job) =>
    observe(job.name, async () => {
      const done = await job.run();
      if (Object.values(done).some((count) => count > 0)) logger.info({ job: job.name, ...done }, 'job done');
    });
  const waker = createJobWaker({
    boss,
    executor,
    onError: (error) => logger.error({ failure: failureOf(error) }, 'jobs could not be looked for'),
    pollSeconds,
  });
  const events = createEventDelivery({
    boss,
    executor,
    handlers,
    waker,
    observe,
    onError: (error) => logger.error({ failure: failureOf(error) }, 'events could not be handed over'),
    pollMs: eventPollMs,
  });

  return {
    async start() {
      await boss.start();
      await agreeOnTimes(boss, jobs);
      for (const job of jobs) {
        const polling = { pollingIntervalSeconds: OWN_LOOK_SECONDS };
        waker.add(job.name, await boss.work(job.name, polling, () => runJob(job)));
      }
      await events.start();
      waker.start();
    },
    async hurry(name) {
      await boss.send(name);
      waker.wake(name);
    },
    async stop() {
      await waker.stop();
      await events.stop();
      await boss.stop({ graceful: true, timeout: 8000 });
    },
  };
}

/** Any number of processes say the same: what the queue knows is what this version of the program has. */
async function agreeOnTimes(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const { policy, ...changeable } = queueOptions;
  for (const { name, cron } of jobs) {
    await boss.createQueue(name, { policy, ...changeable });
    await boss.updateQueue(name, changeable);
    await boss.schedule(name, cron, null, { tz: 'UTC' });
  }
  const known = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
}

/** Makes or upgrades the queue's schema. Runs as the owner, before workers start. */
export async function prepareJobQueue(owner: StatementExecutor): Promise<void> {
  const boss = new PgBoss({ ...bossOptions(owner), schedule: true, migrate: true, createSchema: true });
  const problems: Error[] = [];
  boss.on('error', (error) => problems.push(error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (problems[0]) throw problems[0];
  await owner.executeSql(grantsSql);
}

/** The worker's role reads and writes the queue and changes nothing about it. */
const grantsSql = `
  grant usage on schema ${JOB_SCHEMA} to worker;
  grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to worker;
  grant usage on all sequences in schema ${JOB_SCHEMA} to worker;
  grant execute on all functions in schema ${JOB_SCHEMA} to worker;`;

const bossOptions = (executor: StatementExecutor) => ({
  db: { executeSql: (text: string, values?: unknown[]) => executor.executeSql(text, values) },
  schema: JOB_SCHEMA,
  migrate: false,
  createSchema: false,
  supervise: false,
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  // Both need the owner's rights.
  reindex: false,
  monitorVacuum: false,
});

/** For instance `DatabaseError 23505`. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
