import { defineFeature } from '../define-feature.ts';
import { createAnalyticsJobs } from './analytics.jobs.ts';

export const feature = defineFeature({
  tables: { 'app.analytics_events': 'internal' },
  jobs: createAnalyticsJobs,
});
