export { type DomainEvent, type EventDefinition, type EventHandler, hear } from './event.ts';
export { failureOf } from './failure-of.ts';
export { createJobMetrics } from './job-metrics.ts';
export { createJobQueue, prepareJobQueue } from './job-queue.ts';
export type { Job } from './job.ts';
