export type { CalendarEvent, CalendarFailure } from './calendars.ts';
export { calendarEvents } from './events.ts';
export { calendarsTables, type CalendarSubscriptionRow } from './rows.ts';
