import { builtInLanguage } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';
import { composeLinkMail, type Mailer } from '@reflectory/runtime/mail';
import { reminderTexts } from './reminder-texts.ts';
import { type DueReminder, takeDueReminders } from './reminders.repository.ts';

/** Reminders that are taken at once. */
const AT_ONCE = 100;

export type ReminderJobDependencies = {
  /** Runs as the worker. */
  db: Transaction;
  mailer: Mailer;
  /** Origin of the default instance, for instance `https://reflectory.example`. */
  publicOrigin: string;
  /** Milliseconds. */
  now: () => number;
};

/** Reminds of writing whoever wants it, when they want it. */
export function createReminderJobs({ db, mailer, publicOrigin, now }: ReminderJobDependencies): Job[] {
  return [
    {
      name: 'reminders',
      cron: '* * * * *',
      async run() {
        const at = new Date(now());
        let sent = 0;
        for (let taken = AT_ONCE; taken === AT_ONCE;) {
          const due = await takeDueReminders(db, at, AT_ONCE);
          const owed = due.filter(({ is_owed: isOwed }) => isOwed);
          for (const reminder of owed) await mailer.send(mailOf(reminder, publicOrigin));
          taken = due.length;
          sent += owed.length;
        }
        return { sent };
      },
    },
  ];
}

function mailOf(reminder: DueReminder, publicOrigin: string) {
  const { instance_id: instanceId, user_id: userId, email, product_name: productName } = reminder;
  const url = new URL('/journal', publicOrigin);
  if (!reminder.is_default) url.hostname = `${reminder.slug}.${url.hostname}`;
  const language = builtInLanguage(reminder.language);
  const settingsUrl = new URL('/settings/reminders', url).href;
  const text = composeLinkMail(
    { productName, language, url: url.href },
    reminderTexts[language](productName, settingsUrl),
  );
  return { to: email, person: { instanceId, userId }, ...text };
}
