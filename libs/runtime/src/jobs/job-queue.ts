import type { Logger } from '@reflectory/server-kit';
import { PgBoss } from 'pg-boss';
import type { StatementExecutor } from '../database/statement-executor.ts';
import type { Job } from './job.ts';
import type { JobMetrics } from './job-metrics.ts';

/** Schema of the job queue, made by {@link prepareJobQueue}. */
const JOB_SCHEMA = 'jobs';

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
  metrics: JobMetrics;
  logger: Logger;
  /** Seconds between two looks for work. */
  pollSeconds?: number;
};

/** Runs jobs at their times; any number of processes share the work. */
export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { executor, jobs, metrics, logger, pollSeconds = 2 } = options;
  const boss = new PgBoss({ ...bossOptions(executor), schedule: true, supervise: true });
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue failed'));

  const run = async (job: Job): Promise<void> => {
    const finish = metrics.start(job.name);
    try {
      const done = await job.run();
      finish('done');
      if (Object.values(done).some((count) => count > 0)) logger.info({ job: job.name, ...done }, 'job done');
    } catch (error) {
      finish('failed');
      // Without the details of the database, which may quote what a person wrote.
      logger.error({ job: job.name, failure: failureOf(error) }, 'job failed');
      throw new Error('The job failed');
    }
  };

  return {
    async start() {
      await boss.start();
      await agreeOnTimes(boss, jobs);
      for (const job of jobs) {
        await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, () => run(job));
      }
    },
    hurry: async (name) => void (await boss.send(name)),
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
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

function failureOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'unknown' };
  return { name: error.name, code: 'code' in error ? error.code : undefined, stack: error.stack };
}
