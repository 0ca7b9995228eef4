import { builtInLanguage, type Language } from '@reflectory/contracts/languages';
import type { PushMessage } from '@reflectory/contracts/reminders';
import type { Job } from '@reflectory/runtime/jobs';
import { composeLinkMail } from '@reflectory/runtime/mail';
import { instanceUrl, type StopLinks } from '../../links/index.ts';
import type { JobParts } from '../define-feature.ts';
import { pushToPeople } from '../../push/index.ts';
import { pushTexts, reminderTexts } from './reminder-texts.ts';
import { type DueReminder, takeDueReminders } from './reminders.repository.ts';

/** Reminders that are taken at once. */
const AT_ONCE = 100;

export type ReminderJobDependencies = Pick<
  JobParts,
  'db' | 'mailer' | 'push' | 'publicOrigin' | 'stopLinks' | 'now'
>;

/** Reminds of writing whoever wants it, when they want it. */
export function createReminderJobs(parts: ReminderJobDependencies): Job[] {
  const { db, mailer, now } = parts;
  return [
    {
      name: 'reminders',
      cron: '* * * * *',
      async run() {
        const at = new Date(now());
        let [sent, pushed] = [0, 0];
        for (let taken = AT_ONCE; taken === AT_ONCE;) {
          const due = await takeDueReminders(db, at, AT_ONCE);
          const owed = due.filter((one) => one.is_owed);
          const mailed = owed.filter((one) => one.by_mail);
          for (const reminder of mailed) await mailer.send(mailOf(reminder, parts));
          taken = due.length;
          sent += mailed.length;
          pushed += await pushToPeople(parts, owed, (reminder, language) =>
            messageOf(reminder, language, parts.stopLinks),
          );
        }
        return { sent, pushed };
      },
    },
  ];
}

function mailOf(reminder: DueReminder, { publicOrigin, stopLinks }: ReminderJobDependencies) {
  const { instance_id: instanceId, user_id: userId, email, product_name: productName } = reminder;
  const person = { instanceId, userId };
  const addressOf = (path: string) => instanceUrl(path, publicOrigin, reminder).href;
  const unsubscribeUrl = addressOf(`/unsubscribe/${stopLinks.sign({ kind: 'reminder-mails', ...person })}`);
  const language = builtInLanguage(reminder.language);
  const text = composeLinkMail(
    { productName, language, url: addressOf('/journal') },
    reminderTexts[language](productName, unsubscribeUrl),
  );
  return { to: email, person, unsubscribeUrl, ...text };
}

function messageOf(
  { instance_id: instanceId, user_id: userId, product_name: title }: DueReminder,
  language: Language,
  stopLinks: StopLinks,
): PushMessage {
  const { body, pause } = pushTexts[language];
  const token = stopLinks.sign({ kind: 'reminders', instanceId, userId });
  return {
    title,
    body,
    language,
    tag: 'reminder',
    path: '/journal',
    pause: { title: pause, path: `/unsubscribe/${token}` },
  };
}
