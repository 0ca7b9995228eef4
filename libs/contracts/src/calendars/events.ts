import * as z from 'zod';

/** The subject is the id of the subscription, or of the calendar that is written to. */
export const calendarEvents = {
  /** Somebody subscribed to it, or brought it back. */
  added: { name: 'calendar.added', payload: z.object({}) },
  /** What stands in it is to be compared with what its person has. */
  writingDue: { name: 'calendar.writing_due', payload: z.object({}) },
} as const;
