import type { Job } from '@reflectory/runtime/jobs';
import { mailSchema } from '../../languages/mail-texts.ts';
import { textsOf } from '../../languages/texts-of.ts';
import { remindDue, type RemindParts } from '../../reminding/index.ts';
import { type DecisionReminder, takeDecisionReminders } from './decisions.repository.ts';
import { REVIEW_POSITIONS } from './decisions.service.ts';

/** What is said on the day of a decision: nothing of what was decided. */
const mail = textsOf('library/decision-mail', mailSchema);
const path = '/library/decisions';

/** Asks what came of a decision, on its day, whoever wants to be asked. */
export const createDecisionJobs = (parts: RemindParts): Job[] => [
  {
    name: 'decision-reminders',
    cron: '*/10 * * * *',
    run: () =>
      remindDue<DecisionReminder>(parts, {
        take: (db, at, most) => takeDecisionReminders(db, at, most, REVIEW_POSITIONS),
        isOwed: ({ decisions }) => decisions > 0,
        stops: 'decision-mails',
        path,
        mail,
        messageOf: ({ product_name: title }, language) => ({
          title,
          body: mail[language].lead,
          language,
          tag: 'decision',
          path,
        }),
      }),
  },
];
