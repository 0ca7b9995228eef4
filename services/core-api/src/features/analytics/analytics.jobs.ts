import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';
import { dayOf } from './usage.policy.ts';

/** Months that usage figures are kept: a year, and the month to compare it with. */
const USAGE_KEPT_MONTHS = 13;

type Dependencies = {
  /** Runs as the worker. */
  db: Transaction;
  /** Milliseconds. */
  now: () => number;
};

/** Forgets usage figures that are too old. */
export function createAnalyticsJobs({ db, now }: Dependencies): Job[] {
  return [
    {
      name: 'sweep-analytics',
      cron: '40 3 * * *',
      async run() {
        const keptSince = new Date(now());
        keptSince.setUTCMonth(keptSince.getUTCMonth() - USAGE_KEPT_MONTHS);
        const [row] = await db.query<{ swept: number }>('select app.sweep_analytics($1::date) as swept', [
          dayOf(keptSince.getTime()),
        ]);
        return { swept: row?.swept ?? 0 };
      },
    },
  ];
}
