import type { Transaction } from '../database/database.ts';
import type { Job } from '../jobs/job.ts';

/** Forgets the answers of calls whose keys are a day old; `db` runs as the worker. */
export function createIdempotencyJobs({ db }: { db: Transaction }): Job[] {
  return [
    {
      name: 'sweep-idempotent-calls',
      cron: '20 * * * *',
      async run() {
        const [row] = await db.query<{ swept: number }>('select app.sweep_idempotent_calls() as swept');
        return { swept: row?.swept ?? 0 };
      },
    },
  ];
}
