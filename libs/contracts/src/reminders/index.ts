export { type ReminderInsert, type ReminderRow, type ReminderUpdate, remindersTables } from './rows.ts';
