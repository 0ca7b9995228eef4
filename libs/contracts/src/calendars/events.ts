import * as z from 'zod';

/** The subject is the id of the subscription. */
export const calendarEvents = {
  /** Somebody subscribed to it, or brought it back. */
  added: { name: 'calendar.added', payload: z.object({}) },
} as const;
