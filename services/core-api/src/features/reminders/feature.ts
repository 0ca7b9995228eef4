import { defineFeature, single } from '../define-feature.ts';
import { createReminderJobs } from './reminders.jobs.ts';

export const feature = defineFeature({
  tables: { 'public.reminders': 'person' },
  exported: [single('reminder', 'reminders')],
  jobs: createReminderJobs,
});
