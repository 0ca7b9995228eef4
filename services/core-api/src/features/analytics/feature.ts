import { defineFeature } from '../define-feature.ts';
import { createAnalyticsFunctions } from './analytics.functions.ts';
import { analyticsPermissions } from './analytics.permissions.ts';
import { analyticsRetention } from './analytics.retention.ts';

export const feature = defineFeature({
  permissions: analyticsPermissions,
  tables: { 'app.analytics_events': 'internal' },
  functions: createAnalyticsFunctions,
  retention: [analyticsRetention],
});
