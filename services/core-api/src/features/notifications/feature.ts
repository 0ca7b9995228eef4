import { notificationMade } from '@reflectory/contracts/notifications';
import { defineFeature, many, single } from '../define-feature.ts';
import { createNotificationFunctions } from './notifications.functions.ts';
import { createNotificationJobs } from './notifications.jobs.ts';
import { sweepNotifications } from './notifications.repository.ts';
import { createPushNotification } from './push-notification.events.ts';

const KEPT_DAYS = 180;

export const feature = defineFeature({
  belongings: {
    area: 'connections',
    en: 'your notifications',
    de: 'deine Mitteilungen',
    fr: 'tes notifications',
    ar: 'إشعاراتك',
  },
  tables: {
    'public.notifications': 'person',
    'public.notification_settings': 'person',
    'app.notification_paces': 'internal',
  },
  live: ['public.notifications'],
  exported: [
    many('notifications', 'notifications', 'happened_at, id'),
    single('notificationSettings', 'notification_settings'),
  ],
  impersonal: { 'app.notification_paces': 'counts of an hour, gone after a day' },
  functions: createNotificationFunctions,
  jobs: createNotificationJobs,
  events: [notificationMade],
  hears: (parts) => [createPushNotification(parts)],
  retention: [
    {
      job: 'sweep-notifications',
      cron: '17 3 * * *',
      keptSince: (now) => new Date(now.getTime() - KEPT_DAYS * 86_400_000),
      sweep: sweepNotifications,
    },
  ],
});
