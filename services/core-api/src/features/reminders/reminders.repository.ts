import type { Transaction } from '@reflectory/runtime/database';

/** Somebody whose time has come; `is_owed` is false where this one is passed over. */
export type DueReminder = {
  instance_id: string;
  user_id: string;
  email: string;
  slug: string;
  is_default: boolean;
  product_name: string;
  language: string;
  is_owed: boolean;
};

/** Takes what is due at a moment, each once. Needs the role worker. */
export const takeDueReminders = (db: Transaction, at: Date, most: number): Promise<DueReminder[]> =>
  db.query<DueReminder>('select * from app.take_due_reminders($1, $2)', [at, most]);
