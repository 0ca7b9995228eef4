import type { Job } from '@reflectory/runtime/jobs';
import { mailSchema } from '../../languages/mail-texts.ts';
import { textsOf } from '../../languages/texts-of.ts';
import { remindDue, type RemindParts } from '../../reminding/index.ts';
import type { JobParts } from '../define-feature.ts';
import { type DueDigest, takeDigests } from './notifications.repository.ts';

/** That something waits, and nothing of what it is. */
const mail = textsOf('notifications/digest-mail', mailSchema);

/** Once a day, at their hour, a mail to whoever has not read what waits for them. */
export const createNotificationJobs = (parts: RemindParts & Pick<JobParts, 'notificationKinds'>): Job[] => {
  const categories = new Map(parts.notificationKinds.map(({ kind, category }) => [kind, category]));
  return [
    {
      name: 'notification-digests',
      cron: '*/10 * * * *',
      run: () =>
        remindDue<DueDigest>(parts, {
          take: takeDigests,
          isOwed: ({ kinds, mail_categories: wanted }) =>
            Object.keys(kinds).some((kind) => wanted.includes(categories.get(kind) ?? '')),
          stops: 'notification-mails',
          path: '/notifications',
          mail,
        }),
    },
  ];
};
