import { type AccountJobDependencies, createAccountJobs } from '../features/account/jobs/account.jobs.ts';
import { createAnalyticsJobs } from '../features/analytics/analytics.jobs.ts';
import { createEntryJobs } from '../features/entries/entries.jobs.ts';
import { createIdempotencyJobs } from '../idempotency/idempotency.jobs.ts';
import { createStorageJobs, type StorageJobDependencies } from '../storage/sweep/storage.jobs.ts';
import type { Job } from '../jobs/job.ts';

/** Every job of the worker, in one place. */
export function createJobs(dependencies: AccountJobDependencies & StorageJobDependencies): Job[] {
  return [
    ...createAccountJobs(dependencies),
    ...createAnalyticsJobs(dependencies),
    ...createEntryJobs(dependencies),
    ...createIdempotencyJobs(dependencies),
    ...createStorageJobs(dependencies),
  ];
}
