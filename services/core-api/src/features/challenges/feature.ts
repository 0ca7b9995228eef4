import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { defineFeature, many } from '../define-feature.ts';
import { challengeFunctions } from './challenges.functions.ts';
import { challengesPermissions } from './challenges.permissions.ts';

/** Days for which a common challenge stays after its end. */
const KEPT_DAYS = 365;

/** A prompt a day, alone or with others; how far somebody is, is counted from the days of their entries. */
export const feature = defineFeature({
  belongings: {
    area: 'people',
    en: 'your part in challenges',
    de: 'deine Teilnahme an Herausforderungen',
    fr: 'ta participation aux défis',
    ar: 'مشاركتك في التحديات',
  },
  tables: {
    'app.challenge_templates': 'internal',
    'app.challenges': 'internal',
    'public.challenge_members': 'person',
  },
  permissions: challengesPermissions,
  notifications: notificationsInWords('challenges', { begun: 'challenges' }),
  exported: [many('challenges', 'challenge_members', 'joined_at, id')],
  functions: () => challengeFunctions,
  retention: [
    {
      job: 'sweep-challenges',
      cron: '47 3 * * *',
      keptSince: (now) => new Date(now.getTime() - KEPT_DAYS * 86_400_000),
      async sweep(db, keptSince) {
        const [row] = await db.query<{ amount: number }>('select app.sweep_challenges($1) as amount', [
          keptSince,
        ]);
        return row?.amount ?? 0;
      },
    },
  ],
});
