import { defineFeature } from '../define-feature.ts';
import { overviewFunctions } from './overview.functions.ts';
import { createOverviewJobs } from './overview.jobs.ts';

export const feature = defineFeature({
  tables: { 'app.entry_figures': 'internal', 'app.figures_backfill': 'internal' },
  derived: ['app.entry_figures'],
  functions: () => overviewFunctions,
  jobs: createOverviewJobs,
});
