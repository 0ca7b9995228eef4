import * as z from 'zod';

/** The subject is the id of the subscription, of the calendar that is written to, or of the connection. */
export const calendarEvents = {
  /** Somebody subscribed to it, or brought it back. */
  added: { name: 'calendar.added', payload: z.object({}) },
  /** What stands in it is to be compared with what its person has. */
  writingDue: { name: 'calendar.writing_due', payload: z.object({}) },
  /** A connection to a provider is over, which the provider is to be told. */
  disconnected: { name: 'calendar.disconnected', payload: z.object({}) },
} as const;
