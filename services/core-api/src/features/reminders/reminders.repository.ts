import type { StopKind } from '@reflectory/contracts/reminders';
import type { Transaction } from '@reflectory/runtime/database';
import type { DuePerson } from '../../reminding/index.ts';

/** `is_owed` is false where this one is passed over. */
export type DueReminder = DuePerson & { is_owed: boolean };

/** Takes what is due at a moment, each once. Needs the role worker. */
export const takeDueReminders = (db: Transaction, at: Date, most: number): Promise<DueReminder[]> =>
  db.query<DueReminder>('select * from app.take_due_reminders($1, $2)', [at, most]);

/** Where each kind of sending is kept, as the SQL of a change and of a condition. */
const places: Readonly<Record<StopKind, { table: string; stop: string; isOn: string }>> = {
  'reminder-mails': { table: 'reminders', stop: 'by_mail = false', isOn: 'by_mail' },
  'decision-mails': { table: 'decision_reminders', stop: 'by_mail = false', isOn: 'by_mail' },
  'review-mails': { table: 'period_review_settings', stop: 'by_mail = false', isOn: 'by_mail' },
  'notification-mails': {
    table: 'notification_settings',
    stop: "mail_categories = '{}'",
    isOn: "mail_categories <> '{}'",
  },
  reminders: { table: 'reminders', stop: 'is_paused = true', isOn: 'not is_paused' },
  'goal-mails': { table: 'goal_reminders', stop: 'by_mail = false', isOn: 'by_mail' },
  'goal-reminders': { table: 'goal_reminders', stop: 'is_paused = true', isOn: 'not is_paused' },
};

/** Ends what is sent to the caller of a kind. */
export async function stopSending(tx: Transaction, kind: StopKind, userId: string): Promise<void> {
  const { table, stop } = places[kind];
  await tx.query(`update ${table} set ${stop} where user_id = $1`, [userId]);
}

/** Whether something of a kind is sent to the caller. */
export async function isStillSent(tx: Transaction, kind: StopKind, userId: string): Promise<boolean> {
  const { table, isOn } = places[kind];
  const [row] = await tx.query<{ is_on: boolean }>(
    `select exists (select from ${table} where user_id = $1 and ${isOn}) as is_on`,
    [userId],
  );
  return row?.is_on === true;
}
