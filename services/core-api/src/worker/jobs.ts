import { type AccountJobDependencies, createAccountJobs } from '../features/account/jobs/account.jobs.ts';
import { createAnalyticsJobs } from '../features/analytics/analytics.jobs.ts';
import { createEntryJobs } from '../features/entries/entries.jobs.ts';
import { createIdempotencyJobs } from '@reflectory/runtime/idempotency';
import { createStorageJobs, type StorageJobDependencies } from '@reflectory/storage';
import type { Job } from '@reflectory/runtime/jobs';

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
