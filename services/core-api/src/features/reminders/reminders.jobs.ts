import type { Job } from '@reflectory/runtime/jobs';
import * as z from 'zod';
import { mailSchema } from '../../languages/mail-texts.ts';
import { textsOf } from '../../languages/texts-of.ts';
import { remindDue, type RemindParts } from '../../reminding/index.ts';
import { type DueReminder, takeDueReminders } from './reminders.repository.ts';

/** What a reminder says: nothing of what was written, and nothing of how long ago that was. */
const mail = textsOf('reminders/mail', mailSchema);
const pushed = textsOf(
  'reminders/push',
  z.strictObject({ body: z.string().min(1), pause: z.string().min(1) }),
);
const path = '/journal';

/** Reminds of writing whoever wants it, when they want it. */
export const createReminderJobs = (parts: RemindParts): Job[] => [
  {
    name: 'reminders',
    cron: '* * * * *',
    run: () =>
      remindDue<DueReminder>(parts, {
        take: takeDueReminders,
        isOwed: (due) => due.is_owed,
        stops: 'reminder-mails',
        path,
        mail,
        messageOf({ instance_id: instanceId, user_id: userId, product_name: title }, language) {
          const { body, pause } = pushed[language];
          const token = parts.stopLinks.sign({ kind: 'reminders', instanceId, userId });
          return {
            title,
            body,
            language,
            tag: 'reminder',
            path,
            pause: { title: pause, path: `/unsubscribe/${token}` },
          };
        },
      }),
  },
];
