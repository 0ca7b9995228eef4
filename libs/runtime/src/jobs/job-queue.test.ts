import { createLogger } from '@reflectory/server-kit';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStatementExecutor, type StatementExecutor } from '../database/statement-executor.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Job } from './job.ts';
import { createJobMetrics } from './job-metrics.ts';
import { createJobQueue, type JobQueue, prepareJobQueue } from './job-queue.ts';

describe('the job queue', () => {
  let db: TestDatabase;
  let owner: StatementExecutor;
  const executors: StatementExecutor[] = [];
  beforeAll(async () => {
    db = await createTestDatabase();
    owner = createStatementExecutor({ url: db.ownerUrl, applicationName: 'owner', maxConnections: 2 });
    await prepareJobQueue(owner);
    // A later start finds everything as it is.
    await prepareJobQueue(owner);
  });
  afterAll(async () => {
    for (const executor of [owner, ...executors]) await executor.close();
    await db.drop();
  });

  const startWorker = async (jobs: Job[]) => {
    const executor = createStatementExecutor({ url: db.workerUrl, applicationName: 'worker' });
    executors.push(executor);
    const registry = new Registry();
    const queue = createJobQueue({
      executor,
      jobs,
      metrics: createJobMetrics(registry),
      logger: createLogger({ name: 'worker', level: 'silent' }),
      pollSeconds: 0.5,
    });
    await queue.start();
    return { queue, registry, executor };
  };
  const stopAll = (workers: { queue: JobQueue }[]) => Promise.all(workers.map(({ queue }) => queue.stop()));

  it('runs a job once, whoever of several workers takes it, and measures it', async () => {
    let runs = 0;
    const job: Job = {
      name: 'count-things',
      cron: '0 0 1 1 *',
      async run() {
        runs += 1;
        return { counted: 3 };
      },
    };
    const workers = [await startWorker([job]), await startWorker([job])];
    await workers[0]?.queue.hurry('count-things');
    await expect.poll(() => runs).toBe(1);
    await expect
      .poll(() => db.owner.query("select state::text from jobs.job where name = 'count-things'"))
      .toEqual([{ state: 'completed' }]);
    expect(runs).toBe(1);
    await stopAll(workers);
    const metrics = (await Promise.all(workers.map(({ registry }) => registry.metrics()))).join('\n');
    expect(metrics).toContain('worker_job_runs_total{job="count-things",outcome="done"} 1');
  });

  it('tries a failed job again, and stops when what runs is done', async () => {
    let attempts = 0;
    const finish = Promise.withResolvers<void>();
    const order: string[] = [];
    const failing: Job = {
      name: 'try-hard',
      cron: '0 0 1 1 *',
      async run() {
        attempts += 1;
        if (attempts === 1) throw new Error('not this time');
        await finish.promise;
        order.push('done');
        return {};
      },
    };
    const worker = await startWorker([failing]);
    await worker.queue.hurry('try-hard');
    await expect.poll(() => attempts).toBe(1);
    await expect
      .poll(() => db.owner.query("select state::text from jobs.job where name = 'try-hard'"))
      .toEqual([{ state: 'retry' }]);
    await db.owner.query("update jobs.job set start_after = now() where name = 'try-hard'");
    await expect.poll(() => attempts).toBe(2);
    const stopped = worker.queue.stop().then(() => order.push('stopped'));
    finish.resolve();
    await stopped;
    expect(order).toEqual(['done', 'stopped']);
    expect(await worker.registry.metrics()).toContain(
      'worker_job_runs_total{job="try-hard",outcome="failed"} 1',
    );
  }, 30_000);

  it('keeps no data in a job, and knows the times of this version alone', async () => {
    const job: Job = { name: 'sleep', cron: '10 3 * * *', run: async () => ({}) };
    const worker = await startWorker([job]);
    await worker.queue.hurry('sleep');
    await worker.queue.stop();
    expect(await db.owner.query('select distinct data from jobs.job where data is not null')).toEqual([]);
    expect(await db.owner.query('select name, cron from jobs.schedule')).toEqual([
      { name: 'sleep', cron: '10 3 * * *' },
    ]);
  });

  it('lets the worker read no table but the queue’s', async () => {
    const granted = await db.owner.query(
      `select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema', 'jobs')
         and (has_any_column_privilege('worker', c.oid, 'select, insert, update') or has_table_privilege('worker', c.oid, 'delete'))`,
    );
    expect(granted).toEqual([]);
    const { executor } = await startWorker([]);
    await expect(executor.query('drop table jobs.schedule')).rejects.toMatchObject({ code: '42501' });
    await expect(executor.query('set role auth_admin')).rejects.toMatchObject({ code: '42501' });
  });
});
