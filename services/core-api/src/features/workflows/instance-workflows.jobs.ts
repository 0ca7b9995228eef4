import type { Job } from '@reflectory/runtime/jobs';
import type { JobParts } from '../define-feature.ts';

/** Challenges of which is told at once. */
const MOST_ENDED = 1000;

/** Tells routines of instances of challenges for everybody that came to their end. */
export const createInstanceWorkflowJobs = ({ db, now }: Pick<JobParts, 'db' | 'now'>): Job[] => [
  {
    name: 'tell-ended-challenges',
    cron: '7 * * * *',
    async run() {
      const [row] = await db.query<{ told: number }>('select app.tell_ended_challenges($1, $2) as told', [
        new Date(now()),
        MOST_ENDED,
      ]);
      return { told: row?.told ?? 0 };
    },
  },
];
