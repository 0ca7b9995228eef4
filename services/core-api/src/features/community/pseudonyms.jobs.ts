import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';

const AT_ONCE = 500;

/** Tells others of what was shared by pseudonyms, once an hour and all of it together: no moment says whose it is. */
export const createPseudonymJobs = ({ db }: { db: Transaction }): Job[] => [
  {
    name: 'tell-of-pseudonyms',
    cron: '0 * * * *',
    async run() {
      let told = 0;
      for (let some = AT_ONCE; some === AT_ONCE; told += some) {
        const [row] = await db.query<{ told: number }>('select app.tell_of_pseudonyms($1) as told', [
          AT_ONCE,
        ]);
        some = row?.told ?? 0;
      }
      return { told };
    },
  },
];
