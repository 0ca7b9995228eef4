import type { StopKind } from '@reflectory/contracts/reminders';
import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';
import * as z from 'zod';
import { mailSchema } from '../../languages/mail-texts.ts';
import { textsOf } from '../../languages/texts-of.ts';
import { type DuePerson, remindDue, type RemindParts } from '../../reminding/index.ts';

type Due = DuePerson & { is_owed: boolean };

/** Nothing of what a habit or a goal is called. */
const mails = {
  habits: textsOf('goals/habit-mail', mailSchema),
  reviews: textsOf('goals/review-mail', mailSchema),
};
const word = z.string().min(1);
const pushed = textsOf('goals/push', z.strictObject({ habits: word, reviews: word, pause: word }));

const reminders = [
  { kind: 'habits', job: 'habit-reminders', take: 'take_due_habit_reminders', path: '/goals/habits' },
  { kind: 'reviews', job: 'goal-reviews', take: 'take_due_goal_reviews', path: '/goals/review' },
] as const;

/** Reminds of habits and of looking at goals whoever wants it, when they want it. */
export const createGoalJobs = (parts: RemindParts): Job[] =>
  reminders.map(({ kind, job, take, path }) => ({
    name: job,
    cron: '* * * * *',
    run: () =>
      remindDue<Due>(parts, {
        take: (db: Transaction, at, most) => db.query<Due>(`select * from app.${take}($1, $2)`, [at, most]),
        isOwed: (due) => due.is_owed,
        stops: 'goal-mails' satisfies StopKind,
        path,
        mail: mails[kind],
        messageOf({ instance_id: instanceId, user_id: userId, product_name: title }, language) {
          const token = parts.stopLinks.sign({ kind: 'goal-reminders', instanceId, userId });
          return {
            title,
            body: pushed[language][kind],
            language,
            tag: kind,
            path,
            pause: { title: pushed[language].pause, path: `/unsubscribe/${token}` },
          };
        },
      }),
  }));
