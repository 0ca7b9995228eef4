export { calendarTexts, listOwnEvents, type OwnEventKind, type OwnEventSources } from './own-events.ts';
export { type CalendarEvent, spanOf, writeCalendar, writeCalendarObject } from './write-calendar.ts';
