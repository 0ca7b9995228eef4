import { defineFeature, many, single } from '../define-feature.ts';
import { createCalendarFunctions } from './calendar/calendar.functions.ts';
import { listReminderMoments, listSealedDays } from './calendar/calendar.repository.ts';
import { createPushFunctions } from './push.functions.ts';
import { createReminderJobs } from './reminders.jobs.ts';
import { createStopByLink } from './stop-by-link.ts';

export const feature = defineFeature({
  belongings: {
    area: 'connections',
    en: 'your reminders and calendar feeds',
    de: 'deine Erinnerungen und Kalender-Feeds',
    fr: 'tes rappels et flux d’agenda',
    ar: 'تذكيراتك وعناوين تقويمك',
  },
  tables: {
    'public.reminders': 'person',
    'public.calendar_feeds': 'person',
    'public.push_subscriptions': 'person',
  },
  exported: [
    single('reminder', 'reminders'),
    single('calendarFeed', 'calendar_feeds'),
    many('pushSubscriptions', 'push_subscriptions', 'created_at, id'),
  ],
  functions: (parts) => [
    createStopByLink(parts),
    ...createCalendarFunctions(parts),
    ...createPushFunctions(parts),
  ],
  answers: () => ({ listReminderMoments, listSealedDays }),
  jobs: createReminderJobs,
});
