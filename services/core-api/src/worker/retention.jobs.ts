import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';
import type { Retention } from '../features/define-feature.ts';

/** `db` runs as the worker, `now` in milliseconds. */
type Dependencies = { db: Transaction; now: () => number };

/** A job for each kind of rows that is kept for a time only. */
export const createRetentionJobs = (retention: readonly Retention[], { db, now }: Dependencies): Job[] =>
  retention.map(({ job, cron, keptSince, sweep }) => ({
    name: job,
    cron,
    async run() {
      const since = keptSince(new Date(now()));
      let removed = 0;
      for (let some = await sweep(db, since); some > 0; some = await sweep(db, since)) removed += some;
      return { removed };
    },
  }));
