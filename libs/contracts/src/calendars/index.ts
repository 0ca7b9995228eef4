export { calendarFunctions } from './calendar-functions.ts';
export type { CalendarEvent, CalendarFailure } from './calendars.ts';
export { isCalendarProvider } from './providers.ts';
export type { CalendarProviderName } from './providers.ts';
export { connectionFunctions } from './connection-functions.ts';
export { calendarEvents } from './events.ts';
export {
  calendarsTables,
  type CalendarAccountRow,
  type CalendarConnectionRow,
  type CalendarSubscriptionRow,
  type CalendarTargetRow,
  type CalendarWritingRow,
} from './rows.ts';
