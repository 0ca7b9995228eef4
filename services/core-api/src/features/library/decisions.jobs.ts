import { builtInLanguage } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';
import { composeLinkMail, type Mailer } from '@reflectory/runtime/mail';
import { decisionTexts } from './decision-texts.ts';
import { type DecisionReminder, takeDecisionReminders } from './decisions.repository.ts';
import { REVIEW_POSITIONS } from './decisions.service.ts';

/** Reminders that are taken at once. */
const AT_ONCE = 100;

export type DecisionJobDependencies = {
  /** Runs as the worker. */
  db: Transaction;
  mailer: Mailer;
  /** Origin of the default instance, for instance `https://reflectory.example`. */
  publicOrigin: string;
  /** Milliseconds. */
  now: () => number;
};

/** Asks by mail what came of a decision, on its day, whoever wants to be asked. */
export function createDecisionJobs({ db, mailer, publicOrigin, now }: DecisionJobDependencies): Job[] {
  return [
    {
      name: 'decision-reminders',
      cron: '*/10 * * * *',
      async run() {
        const at = new Date(now());
        let sent = 0;
        for (let taken = AT_ONCE; taken === AT_ONCE;) {
          const due = await takeDecisionReminders(db, at, AT_ONCE, REVIEW_POSITIONS);
          const owed = due.filter(({ decisions }) => decisions > 0);
          for (const reminder of owed) await mailer.send(mailOf(reminder, publicOrigin));
          taken = due.length;
          sent += owed.length;
        }
        return { sent };
      },
    },
  ];
}

function mailOf(reminder: DecisionReminder, publicOrigin: string) {
  const { instance_id: instanceId, user_id: userId, email, product_name: productName } = reminder;
  const url = new URL('/library/decisions', publicOrigin);
  if (!reminder.is_default) url.hostname = `${reminder.slug}.${url.hostname}`;
  const language = builtInLanguage(reminder.language);
  const text = composeLinkMail(
    { productName, language, url: url.href },
    decisionTexts[language](productName, url.href),
  );
  return { to: email, person: { instanceId, userId }, ...text };
}
