import { createIdempotencyJobs } from '@reflectory/runtime/idempotency';
import type { Job } from '@reflectory/runtime/jobs';
import { createStorageJobs } from '@reflectory/storage';
import type { JobParts } from '../features/define-feature.ts';
import { features } from '../features/features.ts';
import { createRetentionJobs } from './retention.jobs.ts';

/** Every job of the worker: those of features, and of the parts of the service. */
export const createJobs = (parts: JobParts): Job[] => [
  ...features.flatMap(({ jobs }) => jobs?.(parts) ?? []),
  ...createRetentionJobs(
    features.flatMap(({ retention = [] }) => retention),
    parts,
  ),
  ...createIdempotencyJobs(parts),
  ...createStorageJobs(parts),
];
