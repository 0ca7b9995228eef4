import { defineFeature } from '../define-feature.ts';
import { createAnalyticsFunctions } from './analytics.functions.ts';
import { createAnalyticsJobs } from './analytics.jobs.ts';

export const feature = defineFeature({
  tables: { 'app.analytics_events': 'internal' },
  functions: createAnalyticsFunctions,
  jobs: createAnalyticsJobs,
});
