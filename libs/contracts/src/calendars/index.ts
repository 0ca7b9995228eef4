export { calendarFunctions } from './calendar-functions.ts';
export type { CalendarEvent, CalendarFailure } from './calendars.ts';
export { calendarEvents } from './events.ts';
export {
  calendarsTables,
  type CalendarAccountRow,
  type CalendarSubscriptionRow,
  type CalendarTargetRow,
  type CalendarWritingRow,
} from './rows.ts';
