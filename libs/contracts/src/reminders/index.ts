export { reminderFunctions, type StopKind, stopKindSchema } from './functions.ts';
export type { PushMessage } from './push-message.ts';
export {
  type CalendarFeedRow,
  type ReminderInsert,
  type ReminderRow,
  type ReminderUpdate,
  remindersTables,
} from './rows.ts';
