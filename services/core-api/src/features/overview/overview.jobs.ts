import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';

/** Entries that are counted in one transaction. */
const AT_ONCE = 500;

/** Counts the entries that were there before figures were kept. */
export const createOverviewJobs = ({ db }: { db: Transaction }): Job[] => [
  {
    name: 'keep-entry-figures',
    cron: '* * * * *',
    async run() {
      let kept = 0;
      for (let some = 1; some > 0; kept += some) {
        const [row] = await db.query<{ some: number }>('select app.keep_next_figures($1) as some', [AT_ONCE]);
        some = row?.some ?? 0;
      }
      return { kept };
    },
  },
];
