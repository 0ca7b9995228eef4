import { builtInLanguage, type Language } from '@reflectory/contracts/languages';
import type { PushMessage } from '@reflectory/contracts/reminders';
import type { Job } from '@reflectory/runtime/jobs';
import { composeLinkMail } from '@reflectory/runtime/mail';
import { instanceUrl } from '../../links/index.ts';
import type { JobParts } from '../define-feature.ts';
import { pushToPeople } from '../../push/index.ts';
import { decisionTexts } from './decision-texts.ts';
import { type DecisionReminder, takeDecisionReminders } from './decisions.repository.ts';
import { REVIEW_POSITIONS } from './decisions.service.ts';

/** Reminders that are taken at once. */
const AT_ONCE = 100;

export type DecisionJobDependencies = Pick<
  JobParts,
  'db' | 'mailer' | 'push' | 'publicOrigin' | 'stopLinks' | 'now'
>;

/** Asks by mail what came of a decision, on its day, whoever wants to be asked. */
export function createDecisionJobs(parts: DecisionJobDependencies): Job[] {
  const { db, mailer, now } = parts;
  return [
    {
      name: 'decision-reminders',
      cron: '*/10 * * * *',
      async run() {
        const at = new Date(now());
        let [sent, pushed] = [0, 0];
        for (let taken = AT_ONCE; taken === AT_ONCE;) {
          const due = await takeDecisionReminders(db, at, AT_ONCE, REVIEW_POSITIONS);
          const owed = due.filter(({ decisions }) => decisions > 0);
          const mailed = owed.filter((one) => one.by_mail);
          for (const reminder of mailed) await mailer.send(mailOf(reminder, parts));
          taken = due.length;
          sent += mailed.length;
          pushed += await pushToPeople(parts, owed, messageOf);
        }
        return { sent, pushed };
      },
    },
  ];
}

function mailOf(reminder: DecisionReminder, { publicOrigin, stopLinks }: DecisionJobDependencies) {
  const { instance_id: instanceId, user_id: userId, email, product_name: productName } = reminder;
  const person = { instanceId, userId };
  const addressOf = (path: string) => instanceUrl(path, publicOrigin, reminder).href;
  const unsubscribeUrl = addressOf(`/unsubscribe/${stopLinks.sign({ kind: 'decision-mails', ...person })}`);
  const language = builtInLanguage(reminder.language);
  const text = composeLinkMail(
    { productName, language, url: addressOf('/library/decisions') },
    decisionTexts[language](productName, unsubscribeUrl),
  );
  return { to: email, person, unsubscribeUrl, ...text };
}

const messageOf = ({ product_name: title }: DecisionReminder, language: Language): PushMessage => ({
  title,
  body: decisionTexts[language](title, '').lead,
  language,
  tag: 'decision',
  path: '/library/decisions',
});
