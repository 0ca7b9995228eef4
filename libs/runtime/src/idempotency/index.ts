export { createIdempotencyJobs } from './idempotency.jobs.ts';
export { type IdempotentCall, readIdempotentCall, REPLAY_HEADER } from './idempotent-call.ts';
