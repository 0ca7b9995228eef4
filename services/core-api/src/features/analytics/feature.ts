import { defineFeature } from '../define-feature.ts';
import { createAnalyticsFunctions } from './analytics.functions.ts';
import { createAnalyticsJobs } from './analytics.jobs.ts';
import { analyticsPermissions } from './analytics.permissions.ts';

export const feature = defineFeature({
  permissions: analyticsPermissions,
  tables: { 'app.analytics_events': 'internal' },
  functions: createAnalyticsFunctions,
  jobs: createAnalyticsJobs,
});
