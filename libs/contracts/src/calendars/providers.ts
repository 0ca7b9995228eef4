import * as z from 'zod';

/** Providers whose calendars are read by OAuth. */
export const calendarProviderSchema = z.enum(['google', 'microsoft']);
export type CalendarProviderName = z.infer<typeof calendarProviderSchema>;

export const isCalendarProvider = (name: string | null): name is CalendarProviderName =>
  calendarProviderSchema.safeParse(name).success;

/** A calendar of an account at a provider; its address is that of the provider's interface. */
export type OfferedCalendar = { name: string; address: string };
